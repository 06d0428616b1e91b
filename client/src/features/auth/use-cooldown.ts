import { useEffect, useState } from 'react';

/**
 * Seconds left of a cooldown, counted down once a second, and a function that starts one.
 * @param runningUntil end of a cooldown that is already running (ms since 1970).
 */
export function useCooldown(runningUntil = 0): readonly [number, (seconds: number) => void] {
  const [until, setUntil] = useState(runningUntil);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return [
    left,
    (seconds) => {
      const start = Date.now();
      setNow(start);
      setUntil(start + seconds * 1_000);
    },
  ];
}
