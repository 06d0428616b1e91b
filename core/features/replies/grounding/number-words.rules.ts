/** Numbers of one word. */
export const numberWords: Readonly<Record<string, number>> = {
  nol: 0,
  setengah: 0.5,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  // Javanese, as shops on Java write it
  selawe: 25,
  seket: 50,
  sewidak: 60,
  satus: 100,
  rongatus: 200,
  telungatus: 300,
  limangatus: 500,
};
const scales: Readonly<Record<string, number>> = { ribu: 1e3, ewu: 1e3, juta: 1e6, miliar: 1e9, milyar: 1e9 };
const whole: Readonly<Record<string, readonly [number, number]>> = {
  seratus: [100, 1],
  seribu: [1, 1e3],
  sewu: [1, 1e3],
  sejuta: [1, 1e6],
  semiliar: [1, 1e9],
};

const english: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((one, at) => [one, at + 1])
    .concat('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((one, at) => [one, (at + 2) * 10])) as [
    string,
    number,
  ][],
);
const englishScales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6 };
const englishWord = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${[...Object.keys(english), ...Object.keys(englishScales), 'hundred', 'and'].join('|')})(?:[ \t-]+|(?![\p{L}\d])))+`,
  'giu',
);

/** Words that may be part of a spelled-out number. */
const word = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${[...Object.keys(numberWords), ...Object.keys(scales), ...Object.keys(whole), 'belas', 'puluh', 'ratus'].join('|')})(?:[ \t-]+|(?![\p{L}\d])))+`,
  'giu',
);

export interface SpelledNumber {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Numbers written in Indonesian words: "tujuh puluh lima ribu", "dua belas", "sejuta". */
export function spelledNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: words }) => {
    const value = valueOf(
      words
        .toLowerCase()
        .trim()
        .split(/[ \t-]+/),
    );
    return value === null ? [] : [{ from: index, to: index + words.trimEnd().length, value }];
  });
}

/** Numbers from a hundred on in English words: "one hundred fifty thousand". Smaller ones are rarely prices. */
export function englishNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(englishWord)].flatMap(({ index, 0: words }) => {
    let [total, group] = [0, 0];
    for (const one of words
      .toLowerCase()
      .trim()
      .split(/[ \t-]+/)) {
      const scale = englishScales[one];
      if (scale !== undefined) [total, group] = [total + (group || 1) * scale, 0];
      else if (one === 'hundred') group = (group || 1) * 100;
      else group += english[one] ?? 0;
    }
    const value = total + group;
    return value >= 100 ? [{ from: index, to: index + words.trimEnd().length, value }] : [];
  });
}

const about = /(?<![\p{L}\d])(?:(?:(dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) ?|se)(ratus|juta)an)(?!\p{L})/giu;

/** "Sejutaan", "tiga ratusan": rounded prices, the hundreds in thousands of Rupiah. */
export function roundedNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(about)].map(({ index, 0: words, 1: many, 2: scale }) => ({
    from: index,
    to: index + words.length,
    value: (many === undefined ? 1 : numberWords[many.toLowerCase()]!) * (scale!.toLowerCase() === 'juta' ? 1e6 : 1e5),
  }));
}

/** Null for words that do not form a number: "puluh", "ribu" after digits. */
function valueOf(words: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let last = 0;
  for (const one of words) {
    const unit = numberWords[one];
    const fixed = whole[one];
    if (unit !== undefined) {
      group += last;
      last = unit;
    } else if (one === 'belas' || one === 'puluh' || one === 'ratus') {
      if (last === 0) return null;
      group += one === 'belas' ? 10 + last : last * (one === 'puluh' ? 10 : 100);
      last = 0;
    } else if (fixed) {
      if (fixed[1] === 1) group += fixed[0];
      else total += fixed[0] * fixed[1];
    } else {
      const before = group + last;
      if (before === 0) return null;
      total += before * scales[one]!;
      group = 0;
      last = 0;
    }
  }
  const value = total + group + last;
  return value > 0 ? value : null;
}
