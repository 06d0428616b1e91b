/** Units whose numbers have no decimals. Before such a unit, a dot before three digits separates thousands. */
const wholeUnits = String.raw`(?:mah|grams?|gram|grm|gr|g|mililiter|mili|ml|cc|watt|wat|w)(?![\p{L}\p{N}])`;
/** "1/2", "1 1/2" */
const fraction =
  /(?<![\d/.,⁄])(?:(\d{1,2}) )?([1-9])[/⁄]([2-9])(?![\d/.,⁄])(?= ?(?:kg|kilo|lt|ltr|l|m|ons)(?:gram|iter|itre|eter)?(?!\p{L}))/gu;
const thousands = new RegExp(String.raw`(?<![\d.,])(\d{1,3})[.,](\d{3})(?= ?${wholeUnits})`, 'gu');
/** "20k mah", "20rb mAh" */
const kiloBeforeUnit = /(?<![\d.,])(\d{1,3})(?:[.,](\d))? ?(?:k|rb|ribu)(?= ?mah(?!\p{L}))/gu;

/** Writes fractions and short forms of numbers before a unit as plain numbers: "1/2 kg", "20k mah", "1.200 gram". */
export function readableFractions(text: string): string {
  return text
    .replaceAll(fraction, (_, whole: string | undefined, over: string, under: string) =>
      String(Number((Number(whole ?? 0) + Number(over) / Number(under)).toFixed(3))),
    )
    .replaceAll(kiloBeforeUnit, (_, whole: string, tenth: string | undefined) => String(Number(`${whole}.${tenth ?? 0}`) * 1_000))
    .replaceAll(thousands, '$1$2');
}

const parts: Readonly<Record<string, number>> = {
  setengah: 0.5,
  stengah: 0.5,
  stgh: 0.5,
  stg: 0.5,
  separo: 0.5,
  seperempat: 0.25,
  prapat: 0.25,
};
const whole: Readonly<Record<string, number>> = { satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5 };
const oneOf: Readonly<Record<string, string>> = { sekilo: 'kilo', seliter: 'liter', semeter: 'meter', seons: 'ons' };

/** Replaces number words before units with numbers: "setengah kilo", "satu setengah liter", "sekilo". */
export function withFractions(words: readonly string[], isUnit: (word: string) => boolean): string[] {
  const read: string[] = [];
  for (const [at, word] of words.entries()) {
    const share = isUnit(words[at + 1] ?? '') ? parts[word] : undefined;
    const unit = oneOf[word];
    if (unit !== undefined) read.push('1', unit);
    else if (share === undefined) read.push(word);
    else {
      const before = read.at(-1) ?? '';
      const more = /^\d{1,2}$/.test(before) ? Number(before) : whole[before];
      if (more !== undefined) read.pop();
      read.push(String((more ?? 0) + share));
    }
  }
  return read;
}
