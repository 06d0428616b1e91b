const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, setengah: 0.5, seperempat: 0.25, sepertiga: 1 / 3 };
const units =
  /^(.*?)[ ]?(?:pcs|pc|biji|buah|bh|pack|pak|box|dus|kg|kilo|kilogram|gram|gr|ons|liter|ltr|meter|mtr|m|lembar|set|pasang|unit|orang|porsi|ekor|batang|botol|bungkus|sachet)\.?$/u;
const charsMax = 30;

/**
 * The number in a count as models write it: 2, "2,5", "1/2", "1 1/2", "setengah", "12 pcs", "1.000". A text that is
 * not a number is returned unchanged, so that the shape rejects it. "2 lusin" is not converted, because its meaning
 * depends on the unit of the price.
 */
export function readCount(given: unknown): unknown {
  if (typeof given !== 'string' || given.length > charsMax) return given;
  const text = given.trim().toLowerCase();
  return numberIn(units.exec(text)?.[1]?.trim() ?? text) ?? given;
}

function numberIn(text: string): number | null {
  const half = halves[text];
  if (half !== undefined) return half;
  const mixed = /^(?:(\d{1,5})[ ])?(\d{1,2})\/(\d{1,2})$/u.exec(text);
  if (mixed) return Number(mixed[3]) === 0 ? null : Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  const attached = /^(\d{1,5})[ ]?([½¼¾])$/u.exec(text);
  if (attached) return Number(attached[1]) + halves[attached[2]!]!;
  // a dot or comma before three digits separates thousands, except after a zero: "0,250"
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(text)) return Number(text.replaceAll(/[.,]/gu, ''));
  return /^\d{1,6}(?:[.,]\d{1,3})?$/u.test(text) ? Number(text.replace(',', '.')) : null;
}

const divisible = new Set(
  'kg kilo kilogram gram gr g ons ton liter ltr l ml meter mtr m m2 m² cm yard lusin kodi gross rim jam hari malam minggu bulan'.split(' '),
);

/** True when half a unit can be sold: half a kilo, but not half a shirt. */
export function isDivisible(unit: string): boolean {
  return divisible.has(unit.trim().toLowerCase());
}
