import { useEffect, useState } from 'react';

/** Countdown in seconds to a moment (ISO); null when there is none or it cannot be parsed. */
export function useSecondsUntil(moment: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  const end = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / 1_000));
}
