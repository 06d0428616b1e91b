import { Link } from 'react-router-dom';
import type { ClosingView } from '#contracts/http/chat/closings';
import { formatRupiah } from '#contracts/values/selling/money';
import type { ClosingState } from '#contracts/values/statuses';
import { formatClock, formatDayHeading } from '../../ui/data/format-time.js';
import { Select } from '../../ui/forms/select.js';
import { closingStateNames, closingStates } from './closings.rules.js';

const options = closingStateNames.map((value) => ({ value, label: closingStates[value].label }));

type ClosingRowProps = { row: ClosingView; now: Date; onChange: (state: ClosingState) => void };

/** One order: whose it is, what, for how much, and how far it is. */
export function ClosingRow({ row, now, onChange }: ClosingRowProps) {
  const at = new Date(row.at);
  const isCancelled = row.state === 'cancelled';
  return (
    <li className="flex flex-col gap-3 border-b py-4 last:border-0 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <Link
            className="inline-flex min-h-11 items-center truncate font-bold hover:underline sm:min-h-0"
            to={`/chat-history?kontak=${encodeURIComponent(row.phoneNumber)}`}
          >
            {row.name}
          </Link>
          <span className={isCancelled ? 'text-soft line-through' : 'font-bold'}>
            {row.amount === null ? <span className="font-normal text-soft">Nilai belum diketahui</span> : formatRupiah(row.amount)}
          </span>
        </p>
        <p className="text-sm break-words whitespace-pre-wrap">{row.summary}</p>
        <p className="mt-1 text-sm text-soft">
          {formatDayHeading(at, now)} {formatClock(at)}
        </p>
      </div>
      <Select
        hideLabel
        label={`Status closing ${row.name}`}
        value={row.state}
        options={options}
        onChange={onChange}
        className="w-full sm:w-40"
      />
    </li>
  );
}
