import { classNames } from '../theme/class-names.js';

/** Bar that shows the used share of a limit: amber from 80 %, red when the limit is reached. */
export function QuotaBar({ used, limit, label }: { used: number; limit: number; label: string }) {
  const percent = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
  const colour = percent >= 100 ? 'bg-bad' : percent >= 80 ? 'bg-warn' : 'bg-brand';
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={used}
      className="h-2.5 overflow-hidden rounded-full bg-sunken"
    >
      <div className={classNames('h-full rounded-full transition-[width] duration-200', colour)} style={{ width: `${percent}%` }} />
    </div>
  );
}
