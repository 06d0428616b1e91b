import { Link } from 'react-router-dom';
import type { ClosingView } from '#contracts/http/chat/closings';
import { formatRupiah } from '#contracts/values/selling/money';
import type { ClosingState } from '#contracts/values/statuses';
import { formatClock, formatDayHeading } from '../../ui/data/format-time.js';
import { Select } from '../../ui/forms/select.js';
import { closingStateNames, closingStates, earlierText } from './closings.rules.js';
import { DoubtLine } from './doubt-line.js';

const options = closingStateNames.map((value) => ({ value, label: closingStates[value].label }));

type ClosingRowProps = { row: ClosingView; now: Date; onChange: (state: ClosingState) => void };

/** One order: customer, items, amount and state. */
export function ClosingRow({ row, now, onChange }: ClosingRowProps) {
  const at = new Date(row.at);
  const isCancelled = row.state === 'cancelled';
  const earlier = earlierText(row);
  const chat = `/chat-history?kontak=${encodeURIComponent(row.phoneNumber)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b py-3 last:border-0 sm:gap-x-6">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="flex items-baseline justify-between gap-3">
          <Link title={row.name} className="inline-flex min-h-11 min-w-0 items-center font-bold hover:underline sm:min-h-0" to={chat}>
            {/* the text of a flex container is cut without an ellipsis */}
            <span className="truncate">{row.name}</span>
          </Link>
          <span className={isCancelled ? 'text-right text-soft line-through' : 'text-right font-bold'}>
            {row.amount === null ? <span className="font-normal text-soft">Nilai belum diketahui</span> : formatRupiah(row.amount)}
          </span>
        </p>
        <p className="text-sm break-words whitespace-pre-wrap">{row.summary}</p>
        <DoubtLine closing={row} to={chat} />
        {earlier !== null && <p className="text-sm break-words whitespace-pre-wrap text-soft">{earlier}</p>}
      </div>
      <p className="text-sm text-soft">
        {formatDayHeading(at, now)} {formatClock(at)}
      </p>
      <Select
        hideLabel
        label={`Status closing ${row.name}`}
        value={row.state}
        options={options}
        onChange={onChange}
        className="w-34 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:w-40"
      />
    </li>
  );
}
