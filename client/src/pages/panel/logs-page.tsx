import { fullLogAtom } from '../../features/logs/full-log.js';
import { LogPanel } from '../../features/logs/log-panel.js';
import { fullLogColour, logFailedText } from '../../features/logs/log.rules.js';
import { useClearLog } from '../../features/logs/use-clear-log.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Card } from '../../ui/layout/card.js';

export function LogsPage() {
  const { data, isError, refetch } = useAtomValue(fullLogAtom);
  const { clear, isClearing } = useClearLog();
  return (
    <PageFrame title="Log Bot" intro="Aktivitas bot. Yang terbaru paling bawah.">
      <Card>
        {data === undefined && isError ? (
          <RetryBanner onRetry={() => void refetch()}>{logFailedText}</RetryBanner>
        ) : (
          <LogPanel
            label="Log bot"
            lines={data ?? []}
            colourOf={fullLogColour}
            onClear={clear}
            isClearing={isClearing}
            className="h-[60dvh]"
          />
        )}
      </Card>
    </PageFrame>
  );
}
