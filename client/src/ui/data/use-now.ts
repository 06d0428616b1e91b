import { useEffect, useState } from 'react';

/** The present moment, renewed every half minute: enough for "Hari ini" and for the end of a takeover. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
