const week = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const;
const day = 'senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad';
const days = String.raw`(?:hari )?(?:${day})(?:(?: ?(?:-|–|,|&|/|sampai|s/d|sd|dan) ?| )(?:hari )?(?:${day}))*`;
/** A kind of day before its days: "Weekday minggu-kamis, weekend jumat sabtu", "weekend (jumat-minggu)". */
const kindFirst = new RegExp(String.raw`(weekday|weekend|hari biasa|akhir pekan) ?[(:=]? ?(${days})(?!\p{L})`, 'giu');
/** Days before their kind: "Senin-kamis weekday". */
const daysFirst = new RegExp(
  String.raw`(?:^|[^\p{L}])((?:${day}) ?(?:-|–|sampai|s/d|sd) ?(?:hari )?(?:${day})) ?[:=)]? ?\(?(weekday|weekend)(?!\p{L})`,
  'giu',
);
const span = new RegExp(String.raw`(${day}) ?(?:-|–|sampai|s/d|sd) ?(?:hari )?(${day})`, 'giu');
const found = new RegExp(day, 'giu');
const partsOfDay = new Set('malam pagi siang sore'.split(' '));
const kinds: ReadonlySet<string> = new Set(['weekday', 'weekend']);

function dayNamed(word: string): number {
  return week.indexOf((word === 'ahad' ? 'minggu' : word) as (typeof week)[number]);
}

/** The days that an owner calls weekday or weekend; empty when the texts do not define them. */
export function dayKindsIn(text: string): ReadonlyMap<string, string> {
  if (!/weekday|weekend|akhir pekan/iu.test(text)) return new Map();
  const known = new Map<string, string>();
  const note = (kind: string, written: string): void => {
    const name = /^(?:weekday|hari)/iu.test(kind) ? 'weekday' : 'weekend';
    for (const one of daysOf(written)) if (!known.has(one)) known.set(one, name);
  };
  for (const [, kind, written] of text.matchAll(kindFirst)) note(kind!, written!);
  for (const [, written, kind] of known.size > 0 ? [] : text.matchAll(daysFirst)) note(kind!, written!);
  return known;
}

function daysOf(written: string): string[] {
  const spans = [...written.matchAll(span)].flatMap(([, first, last]) => {
    const [from, to] = [dayNamed(first!.toLowerCase()), dayNamed(last!.toLowerCase())];
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => week[(from + at) % 7]!);
  });
  return [...spans, ...[...written.matchAll(found)].map(([one]) => week[dayNamed(one.toLowerCase())]!)];
}

/**
 * The days that a text names. "Minggu" is a day only after "hari" or before a part of the day (else it means "week").
 * "malam minggu" is the evening before.
 */
function daysNamed(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const place = dayNamed(word);
    if (place < 0) return [];
    const [before, behind] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (before === 'malam' && word !== 'ahad') return [week[(place + 6) % 7]!];
    if (word !== 'minggu' || before === 'hari' || partsOfDay.has(behind) || dayNamed(before) >= 0) return [week[place]!];
    return [];
  });
}

/**
 * The words with the kind of their day: "villa minggu malam" is a villa on a weekday when the owner calls Sunday a
 * weekday. The kind replaces other kinds in the words.
 */
export function withDayKinds(words: readonly string[], known: ReadonlyMap<string, string>): readonly string[] {
  const own = known.size === 0 ? [] : daysNamed(words).flatMap((one) => known.get(one) ?? []);
  return own.length === 0 ? words : [...words.filter((word) => !kinds.has(word)), ...new Set(own)];
}
