/*
 * Texts that the product adds to the messages for a dialect. A model may repeat them around its answer. Therefore all
 * of them are defined in this file, which also removes them from answers.
 */

/** Placeholder texts for a message or a content that the server requires and the conversation lacks. */
export const fillers = {
  opening: '[Percakapan dimulai oleh toko]',
  goOn: '[Lanjutkan]',
  calling: '[memanggil alat]',
  empty: '[pesan kosong]',
} as const;

/** Heading before the description of the tools, for servers without tool support. */
export const toolsHead = [
  'Alat yang dapat Anda pakai.',
  'Untuk memakai alat, tulis hanya satu baris JSON tanpa kata lain: {"name": "nama_alat", "arguments": {…}}.',
  'Hasilnya datang sebagai pesan "[Hasil alat …]".',
  'Setelah itu jawab pelanggan dengan kalimat biasa.',
] as const;

/** Maximum length of a repeated system message that is searched for its closing bracket. */
const markChars = 8_000;
const noteBegins = '[Catatan sistem:';
const resultBegins = '[Hasil alat';

/** Wraps a system message that moves into a message of the user. */
export const noteMark = (text: string): string => `${noteBegins} ${text}]`;

/** Wraps the result of a tool that moves into a message of the user. */
export const resultMark = (name: string, result: string): string => `${resultBegins} ${name}: ${result}]`;

/** Text between the description of a tool and its argument schema. */
export const argumentsMark = 'Argumen (JSON schema):';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const wholeTexts = new RegExp(
  [...[...Object.values(fillers), ...toolsHead].map(escaped), String.raw`${escaped(argumentsMark)}[^\n]{0,4000}`].join('|'),
  'gi',
);
const markBegins = new RegExp(`${escaped(noteBegins)}|${escaped(resultBegins)}(?=[ ])`, 'gi');

/** Removes the texts of this file from a model's text. */
export function withoutDialectWords(text: string): string {
  const bare = text.replaceAll(wholeTexts, '');
  let kept = '';
  let from = 0;
  for (const { index } of bare.matchAll(markBegins)) {
    if (index < from) continue;
    kept += bare.slice(from, index);
    from = endOfMark(bare, index);
  }
  return kept + bare.slice(from);
}

/** The position after the mark's closing bracket. A mark without a bracket ends with its line. */
function endOfMark(text: string, at: number): number {
  const line = text.indexOf('\n', at);
  let depth = 0;
  for (let place = at; place < Math.min(text.length, at + markChars); place += 1) {
    if (text[place] === '[') depth += 1;
    if (text[place] === ']') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return line < 0 ? text.length : line;
}
