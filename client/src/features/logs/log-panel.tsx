import { Copy, Eraser } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/forms/button.js';
import { useMay } from '../../state/use-bots.js';
import { LogView } from '../../ui/data/log-view.js';
import { Select } from '../../ui/forms/select.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { logFilterLabels, logFilters, matchesFilter, type LogColour, type LogFilter } from './log.rules.js';

type LogPanelProps = {
  label: string;
  lines: readonly string[];
  colourOf: (line: string) => LogColour;
  onClear: () => void;
  /** True while the log is being cleared. */
  isClearing: boolean;
  /** Sets the height of the log area. */
  className: string;
};

/** On phones the filter and both buttons fit on one line: without icons. */
const onPhones = 'max-sm:px-2! max-sm:text-sm max-sm:[&_svg]:hidden';

const options = logFilters.map((value) => ({ value, label: logFilterLabels[value] }));

/** Filter, copy and clear buttons above the coloured lines. */
export function LogPanel({ label, lines, colourOf, onClear, isClearing, className }: LogPanelProps) {
  const mayClear = useMay('bot.operate');
  const [filter, setFilter] = useState<LogFilter>('ALL');
  const shown = lines.filter((line) => matchesFilter(line, filter));

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown.join('\n'));
      notify('✅ Log berhasil disalin.');
    } catch {
      notify('❌ Log tidak dapat disalin. Izinkan akses papan klip di browser Anda.');
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
        <Select label="Filter log" hideLabel value={filter} options={options} onChange={setFilter} className="w-24 sm:w-32" />
        <Button kind="secondary" className={onPhones} icon={<Copy aria-hidden size={18} />} onClick={copy}>
          Copy Log
        </Button>
        {mayClear && (
          <Button kind="secondary" className={onPhones} icon={<Eraser aria-hidden size={18} />} busy={isClearing} onClick={onClear}>
            Clear Log
          </Button>
        )}
      </div>
      <LogView label={label} className={className} empty="Log kosong..." lines={shown.map((text) => ({ text, colour: colourOf(text) }))} />
    </div>
  );
}
