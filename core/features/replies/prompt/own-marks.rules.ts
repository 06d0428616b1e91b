import { kindLabels } from '../../conversations/conversations.texts.js';

/**
 * The first words of each mark that the product writes into a request. Marks are in square brackets, which leads
 * cannot write (lead-text.rules.ts). A model may repeat a mark in its answer. Therefore, every mark is made by this
 * module, and removed from answers.
 */
const marks = {
  system: 'Petunjuk sistem, bukan pesan pelanggan',
  edited: 'Pelanggan mengubah pesan ini',
  heardLate: 'Pesan suara ini baru selesai didengarkan',
  picture: 'Foto terlampir',
  reply: 'Membalas',
  reaction: 'Memberi reaksi emoji pada',
  advertisement: 'Pelanggan datang dari iklan',
  fileName: 'Nama berkas',
  fileText: 'Isi PDF ini',
  fileEnd: 'Akhir isi PDF',
  file: 'PDF ini',
  largeFile: 'Berkas ini terlalu besar',
  unseenPicture: 'Foto ini dikirim sebagai berkas',
  heardFile: 'Berkas ini rekaman',
  cart: 'Keranjang ini menurut daftar toko',
  cartPrices: 'Harga di keranjang ini',
} as const;

/** The unit of a pause between two messages. */
export const spans = ['jam', 'hari', 'minggu', 'bulan'] as const;

/**
 * A mark of the product.
 *
 * @param rest the text after the first words, without the closing bracket
 */
export function ownMark(name: keyof typeof marks, rest = ''): string {
  return `[${marks[name]}${rest}]`;
}

/** True for a message in the lead's role that the product itself wrote for the model. */
export function isFromSystem(text: string): boolean {
  return text.startsWith(ownMark('system'));
}

const kinds = Object.values(kindLabels).filter((label) => label !== '');
/** Joins words as alternatives of a pattern. They contain no characters that need escaping. */
const anyOf = (words: readonly string[]): string => words.join('|');
/** The beginning of a mark, or of a mark that models invent: "[Foto terkirim]", "[memanggil alat …]". */
const begins = new RegExp(
  String.raw`\[[ ]?(?:(?:${anyOf(Object.values(marks))}|Kutipan tanpa bukti|Pesan follow-?up|\d{1,2} (?:${anyOf(spans)}) kemudian)(?!\p{L})|(?:${anyOf(kinds)})\]|(?:Foto|Gambar|Pesan suara)(?:[ ,]{1,3}\p{L}{1,30}){1,6}[ ,]{0,3}\]|(?:memanggil|panggil|memakai|menjalankan|calling|using)[ ]+(?:alat|tool|fungsi|function)(?!\p{L}))`,
  'giu',
);
/** Maximum length of a mark. The longest ones have a quoted message, or a cart with all of its items. */
const markChars = 4_000;
/** The first words of a mark without its brackets, before other text. */
const headings = new RegExp(
  String.raw`^[ \t]*(?:(?:pesan )?follow-?up(?: hari ke-?\d{1,2})?(?: otomatis)?|sampaikan|${anyOf([marks.fileName, marks.system])})[ \t]*:[ \t]*`,
  'gimu',
);

/** True for a text with a mark of the product, or with the beginning of one. */
export function hasOwnMark(text: string): boolean {
  begins.lastIndex = 0;
  return begins.test(text);
}

/** An answer without the product's marks. The text after a mark stays. */
export function withoutOwnMarks(answer: string): string {
  let kept = '';
  let from = 0;
  begins.lastIndex = 0;
  for (let begin = begins.exec(answer); begin; begin = begins.exec(answer)) {
    kept += answer.slice(from, begin.index);
    from = endOfMark(answer, begin.index);
    // a line that contained only the mark is removed with it
    if (kept === '' || kept.endsWith('\n')) while (/\s/.test(answer.charAt(from))) from += 1;
    else if (kept.endsWith(' ') && answer.charAt(from) === ' ') from += 1;
    begins.lastIndex = from;
  }
  return (kept + answer.slice(from)).replaceAll(headings, '').trim();
}

/** The position after the mark's own closing bracket. A mark without a bracket ends with its line. */
function endOfMark(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < Math.min(text.length, at + markChars); place += 1) {
    if (text[place] === '[') depth += 1;
    if (text[place] === ']') depth -= 1;
    if (depth === 0) return place + 1;
  }
  const line = text.indexOf('\n', at);
  return line < 0 ? text.length : line;
}

/**
 * The product's words in the marks of a message, which no lead may read. Some parts may be repeated to the lead and
 * are left out: names and prices in the mark of a cart, and statements about a file or a recording.
 */
export function wordsOfMarks(text: string): string[] {
  const found: string[] = [];
  begins.lastIndex = 0;
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const end = endOfMark(text, begin.index);
    const words = text.slice(begin.index + 1, end).replace(/\]$/, '');
    begins.lastIndex = end;
    const name = (Object.keys(marks) as (keyof typeof marks)[]).find((one) => words.startsWith(marks[one]));
    if (name === 'cart') found.push(words.slice(0, words.indexOf(':')));
    else if (name === 'file' || name === 'largeFile' || name === 'unseenPicture')
      found.push(words.slice(Math.max(0, words.search(/[,:]/))));
    else if (name !== undefined) found.push(words);
  }
  return found;
}
