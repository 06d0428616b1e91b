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
