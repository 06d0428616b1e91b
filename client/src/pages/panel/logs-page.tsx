import { fullLogAtom } from '../../features/logs/full-log.js';
import { LogPanel } from '../../features/logs/log-panel.js';
import { fullLogColour } from '../../features/logs/log.rules.js';
import { useClearLog } from '../../features/logs/use-clear-log.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { Card } from '../../ui/layout/card.js';

export function LogsPage() {
  const { data } = useAtomValue(fullLogAtom);
  const { clear, isClearing } = useClearLog();
  return (
    <PageFrame title="Log Bot" intro="Aktivitas bot. Yang terbaru paling bawah.">
      <Card>
        <LogPanel
          label="Log bot"
          lines={data ?? []}
          colourOf={fullLogColour}
          onClear={clear}
          isClearing={isClearing}
          className="h-[60dvh]"
        />
      </Card>
    </PageFrame>
  );
}
