import { daysOf } from './schedules.rules.js';

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
const day = String.raw`(?:hari[ ])?(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad)`;
const everyDayExcept = new RegExp(
  String.raw`(?<!\p{L})((?:setiap|tiap|semua)[ ]hari|${day}[ ]?(?:-|–|s\/d|sampai|hingga)[ ]?${day})[ ,(]{1,3}(?:kecuali|selain)[ ]((?:${day})(?:(?:[ ]?(?:-|–|,|&|\/)[ ]?|[ ](?:dan|sama|atau|sampai|s\/d)[ ])(?:${day})){0,5})(?!\p{L})`,
  'giu',
);

/** The text in which "Tiap hari kecuali Jumat" is replaced by the days that it means: "Sabtu-Kamis". */
export function withNamedDays(text: string): string {
  return text.replaceAll(everyDayExcept, (whole, base: string, without: string) => {
    const off = new Set(daysOf(without));
    const all = /hari$/iu.test(base) ? names.map((_, at) => at) : daysOf(base);
    const on = new Set(all.filter((at) => !off.has(at)));
    if (on.size === 0 || on.size === names.length) return whole;
    return rangesOf(on)
      .map(({ first, last }) => (first === last ? names[first]! : `${names[first]!}-${names[last]!}`))
      .join('/');
  });
}

/**
 * The runs of consecutive days. The first run starts after a day that is left out, and a run may continue over the
 * end of the week.
 */
function rangesOf(on: ReadonlySet<number>): { first: number; last: number }[] {
  const gap = names.findIndex((_, at) => !on.has(at));
  const ranges: { first: number; last: number }[] = [];
  for (let step = 1; step < names.length; step += 1) {
    const at = (gap + step) % names.length;
    const last = ranges.at(-1);
    if (!on.has(at)) continue;
    if (last !== undefined && (last.last + 1) % names.length === at) last.last = at;
    else ranges.push({ first: at, last: at });
  }
  return ranges;
}
