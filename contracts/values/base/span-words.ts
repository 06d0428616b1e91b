import { hourSeconds } from './durations.js';

const minuteSeconds = 60;
/**
 * A larger unit is used from one and a half of it on: 89 seconds stay in seconds, and 90 seconds are written in
 * minutes.
 */
const from = 1.5;

/** A span of time in one unit, as people say it: `40 detik`, `12 menit`, `3 jam`. */
export function spanWords(seconds: number): string {
  const words = (unitSeconds: number, unit: string) => `${Math.round(seconds / unitSeconds).toLocaleString('id-ID')} ${unit}`;
  if (seconds < from * minuteSeconds) return words(1, 'detik');
  return seconds < from * hourSeconds ? words(minuteSeconds, 'menit') : words(hourSeconds, 'jam');
}
