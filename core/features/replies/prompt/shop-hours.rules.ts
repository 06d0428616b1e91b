import { dayNames, isEverOpen, type OpeningHours } from '#contracts/values/bot/opening-hours';

/**
 * The opening hours as an owner would write them, with days of the same hours joined: "Jam buka: Senin-Jumat
 * 08.00-17.00, Sabtu 08.00-12.00, Minggu tutup." Empty when none are stored.
 */
export function shopHoursText(hours: OpeningHours | null, zone: string): string {
  if (hours === null || !isEverOpen(hours)) return '';
  const spans: { from: number; to: number; times: string }[] = [];
  for (const [day, times] of hours.entries()) {
    const text = times === null ? 'tutup' : `${dotted(times.opens)}-${dotted(times.closes)}`;
    const last = spans.at(-1);
    if (last?.times === text) last.to = day;
    else spans.push({ from: day, to: day, times: text });
  }
  const parts = spans.map(({ from, to, times }) => `${from === to ? dayNames[from] : `${dayNames[from]}-${dayNames[to]}`} ${times}`);
  return `Jam buka: ${parts.join(', ')} (${zone}).`;
}

function dotted(time: string): string {
  return time.replace(':', '.');
}
