/** Titles written before a name, with or without a full stop. */
const titles = new Set([
  'bu',
  'ibu',
  'pak',
  'bapak',
  'bp',
  'hj',
  'h',
  'haji',
  'hajah',
  'kak',
  'kakak',
  'mas',
  'mbak',
  'bang',
  'abang',
  'dr',
  'drg',
  'drs',
  'dra',
  'ir',
  'prof',
  'ust',
  'ustadz',
  'ustadzah',
  'ny',
  'tn',
  'sdr',
  'mr',
  'mrs',
  'ms',
]);

const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/\.$/, ''));

/** The words of a name without leading titles; a name of titles only stays as it is. */
export function nameWords(name: string): string[] {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => !isTitle(word));
  return first > 0 ? words.slice(first) : words;
}
