import { regionalNumbers, regionalUnits } from './regional-numbers.rules.js';

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
const thousand = 1e3;
const million = 1e6;
const scales: Readonly<Record<string, number>> = {
  ribu: thousand,
  rebu: thousand,
  ewu: thousand,
  juta: million,
  yuta: million,
  miliar: 1e9,
  milyar: 1e9,
};
/** Words that multiply the unit before them by ten or a hundred. */
const powers: Readonly<Record<string, number>> = { puluh: 10, dasa: 10, ratus: 100, atus: 100 };
const whole: Readonly<Record<string, readonly [number, number]>> = {
  seratus: [100, 1],
  saratus: [100, 1],
  seribu: [1, thousand],
  sewu: [1, thousand],
  sarebu: [1, thousand],
  sejuta: [1, million],
  sajuta: [1, million],
  sayuta: [1, million],
  sakyuta: [1, million],
  sakyuto: [1, million],
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

const units: Readonly<Record<string, number>> = { ...numberWords, ...regionalNumbers, ...regionalUnits };
const joinedWords = [...Object.keys(powers), ...Object.keys(scales), 'belas'].join('|');
const allWords = [...new Set([...Object.keys(units), ...Object.keys(whole)])].join('|');
/** The end of a number word. Another word of the number may follow without a space: "duapuluh", "telungatus ewu". */
const wordEnd = String.raw`(?:[ \t-]+|(?![\p{L}\d])|(?=(?:${joinedWords}){1,3}(?![\p{L}\d])))`;
/** Words that may be part of a spelled-out number. */
const word = new RegExp(String.raw`(?<![\p{L}\d])(?:(?:${allWords}|${joinedWords})${wordEnd})+`, 'giu');
const oneWord = new RegExp(String.raw`(?:${allWords}|${joinedWords})(?=[ \t-]|$|(?:${joinedWords}){1,3}(?:[ \t-]|$))`, 'giu');

export interface SpelledNumber {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Numbers written in words: "tujuh puluh lima ribu", "dua belas", "sejuta", Javanese "seket ewu", Sundanese "saratus rebu". */
export function spelledNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: written }) =>
    numbersOf(written.trimEnd(), index).flatMap((words) => {
      const value = valueOf(words.map(({ name }) => name));
      return value === null ? [] : [{ from: words[0]!.from, to: words.at(-1)!.to, value }];
    }),
  );
}

/** The words of a text, grouped by number: "segi empat tiga puluh" has two numbers. */
function numbersOf(written: string, start: number): Word[][] {
  const numbers: Word[][] = [];
  const found = [...written.matchAll(oneWord)];
  for (const [at, { index, 0: one }] of found.entries()) {
    const last = numbers.at(-1);
    const next = { from: start + index, to: start + index + one.length, name: one.toLowerCase() };
    // in "tiga juta satu set", the last word starts a new number, which counts one set
    const isCount = at === found.length - 1 && last !== undefined && (scales[last.at(-1)!.name] ?? 0) >= million;
    if (last === undefined || ((isDigit(last.at(-1)!.name) || isCount) && isDigit(next.name))) numbers.push([next]);
    else last.push(next);
  }
  return numbers;
}

function isDigit(name: string): boolean {
  const unit = units[name];
  return unit !== undefined && unit >= 1 && unit < 10;
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

const roundable = ['puluh', 'ratus', 'ribu', 'rebu', 'juta', 'seratus', 'saratus', 'seribu', 'sarebu', 'sejuta', 'sajuta'].join('|');
const about = new RegExp(
  String.raw`(?<![\p{L}\d])((?:(?:${allWords}|${joinedWords})${wordEnd}){0,8})(${roundable})an(?:[ ](ribu|rebu|rb|juta|jt))?(?!\p{L})`,
  'giu',
);
const shortScales: Readonly<Record<string, string>> = { rb: 'ribu', jt: 'juta' };

/**
 * Rounded prices: "Sejutaan", "tiga ratusan", "lima puluhan ribu". Hundreds without a scale are thousands of Rupiah.
 */
export function roundedNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(about)].flatMap(({ index, 0: written, 1: before, 2: last, 3: scale }) => {
    const names = [...before!.trim().matchAll(oneWord)].map(([one]) => one.toLowerCase());
    const value = valueOf([...names, last!.toLowerCase(), ...(scale === undefined ? [] : [shortScales[scale] ?? scale.toLowerCase()])]);
    if (value === null || value < 100) return [];
    return [{ from: index, to: index + written.length, value: value < thousand ? value * thousand : value }];
  });
}

/**
 * The value of number words; null for words that do not form a number, such as "puluh" alone, or "ribu" after digits.
 */
function valueOf(words: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let last = 0;
  for (const one of words) {
    const unit = units[one];
    const fixed = whole[one];
    const power = powers[one];
    if (unit !== undefined) {
      group += last;
      last = unit;
    } else if (one === 'belas' || power !== undefined) {
      if (last === 0) return null;
      group += power === undefined ? 10 + last : last * power;
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
  // words that end with "kalih" do not form a number
  const isOpen = last > 0 && regionalUnits[words.at(-1)!] !== undefined && regionalNumbers[words.at(-1)!] === undefined;
  return value > 0 && !isOpen ? value : null;
}
