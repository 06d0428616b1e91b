import { useEffect, useState } from 'react';

/**
 * The current time, updated every 30 seconds by default: precise enough for "Hari ini" and for the end of a
 * takeover.
 */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
