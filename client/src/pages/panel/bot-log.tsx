import { Suspense } from 'react';
import { botLogAtom, botLogRetryAtom } from '../../features/bot/bot-state.js';
import { botLogColour, logFailedText } from '../../features/logs/log.rules.js';
import { useClearLog } from '../../features/logs/use-clear-log.js';
import { useAtomValue } from '../../state/atoms.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Card } from '../../ui/layout/card.js';
import { part } from '../../ui/layout/part.js';
import { TextLink } from '../../ui/layout/text-link.js';

const LogPanel = part(() => import('../../features/logs/log-panel.js'), 'LogPanel');

/** The last lines of the bot's log. */
export function BotLog() {
  const lines = useAtomValue(botLogAtom);
  const retry = useAtomValue(botLogRetryAtom);
  const { clear, isClearing } = useClearLog();
  return (
    <Card title="Log Terakhir (untuk User Anda)" action={<TextLink to="/logs">Semua log</TextLink>}>
      {retry ? (
        <RetryBanner onRetry={retry}>{logFailedText}</RetryBanner>
      ) : (
        <Suspense fallback={<div className="min-h-32" />}>
          <LogPanel
            label="Log Terakhir (untuk User Anda)"
            lines={lines}
            colourOf={botLogColour}
            onClear={clear}
            isClearing={isClearing}
            className="max-h-40 min-h-32 sm:max-h-96"
          />
        </Suspense>
      )}
    </Card>
  );
}
