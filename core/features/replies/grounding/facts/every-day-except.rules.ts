import { daysOf } from './schedules.rules.js';

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
const day = String.raw`(?:hari[ ])?(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad)`;
const everyDayExcept = new RegExp(
  String.raw`(?<!\p{L})(?:setiap|tiap|semua)[ ]hari[ ,(]{1,3}(?:kecuali|selain)[ ]((?:${day})(?:(?:[ ]?(?:-|–|,|&|\/)[ ]?|[ ](?:dan|sama|atau|sampai|s\/d)[ ])(?:${day})){0,5})(?!\p{L})`,
  'giu',
);

/** "Tiap hari kecuali Jumat" as the days that it means: "Sabtu-Kamis". */
export function withNamedDays(text: string): string {
  return text.replaceAll(everyDayExcept, (whole, without: string) => {
    const off = new Set(daysOf(without));
    if (off.size === 0 || off.size === names.length) return whole;
    return rangesWithout(off)
      .map(({ first, last }) => (first === last ? names[first]! : `${names[first]!}-${names[last]!}`))
      .join('/');
  });
}

/** The runs of days around the week that are not left out. */
function rangesWithout(off: ReadonlySet<number>): { first: number; last: number }[] {
  const [start] = off;
  const ranges: { first: number; last: number }[] = [];
  for (let step = 1; step < names.length; step += 1) {
    const at = (start! + step) % names.length;
    const last = ranges.at(-1);
    if (off.has(at)) continue;
    if (last !== undefined && (last.last + 1) % names.length === at) last.last = at;
    else ranges.push({ first: at, last: at });
  }
  return ranges;
}
