import { withoutEnd } from '#contracts/values/text-ends';

/**
 * Matches code and addresses, which keep their characters. A code fence loses its language, which WhatsApp would show
 * as a word.
 */
const untouched =
  /```[\s\S]*?```|`[^`\n]+`|https?:\/\/[^\s<>)\]]+?(?=[*_~]{0,3}(?:[\s<>)\]]|$))|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,100}/g;
const link = /!?\[([^[\]\n]{0,300})\]\(\s*<?((?:https?:\/\/|mailto:|tel:)[^\s()>[]+)>?(?:\s+["'][^"'\n]*["'])?\s*\)/g;
const ruler = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm;
const tableRow = /^\|(.+)\|$/;
const tableRuler = /^\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?$/;
/** Maximum number of rounds: one conversion may uncover markup for the next. */
const roundsMax = 4;

/**
 * Converts Markdown as models write it into WhatsApp's format: `*bold*`, plain links, lists instead of
 * tables, no headings. Idempotent.
 */
export function toWhatsappText(markdown: string): string {
  let text = markdown.replace(/\r\n?/g, '\n').replace(/\0/g, '');
  for (let round = 0; round < roundsMax; round += 1) {
    const next = convert(text);
    if (next === text) break;
    text = next;
  }
  return text;
}

function convert(text: string): string {
  const linked = withoutTables(text.replace(link, (_, label: string, address: string) => namedAddress(label, address)));
  return outside(linked.replace(/^([ \t]*```)[\w+-]+[ \t]*$/gm, '$1'), convertWords)
    .replace(ruler, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function convertWords(words: string): string {
  return words
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<(b|strong)>([^<>]*)<\/\1>/gi, '*$2*')
    .replace(/<(i|em)>([^<>]*)<\/\1>/gi, '_$2_')
    .replace(/<\/?(?:p|div|ul|ol|span|u|h[1-6])>/gi, '')
    .replace(/<li>([^<>]*)<\/li>/gi, '- $1\n')
    .replaceAll('&nbsp;', ' ')
    .replace(/\\([*_~`#|[\]().!+>-])/g, (whole: string, sign: string, at: number, all: string) =>
      // a shrug (¯\_) is not markup
      all[at - 1] === '¯' ? whole : sign,
    )
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+(.*)$/gm, (_, heading: string) => bold(heading))
    .replace(/(\*{2,3})([^\s*](?:[^*\n]*[^\s*])?)\1/g, '*$2*')
    .replace(/(?<![\w_])__([^\s_](?:[^_\n]*[^\s_])?)__(?![\w_])/g, '*$1*')
    .replace(/~~([^\s~](?:[^~\n]*[^\s~])?)~~/g, '~$1~')
    .replace(/^([ \t]*)\*[ \t]+(?=\S)/gm, '$1- ')
    .replace(/^([ \t]*[-*]) \[[ xX]\][ \t]+/gm, '$1 ');
}

function bold(heading: string): string {
  const plain = withoutEnd(heading.trimEnd(), /#/)
    .replace(/\*+|__/g, '')
    .trim();
  return plain === '' ? '' : `*${plain}*`;
}

function namedAddress(label: string, address: string): string {
  const shown = address.replace(/^(?:mailto|tel):/, '');
  const name = label.trim();
  return name === '' || name === shown || name === address ? shown : `${name}: ${shown}`;
}

/** Changes only the text outside of code and addresses. */
function outside(text: string, change: (words: string) => string): string {
  const kept: string[] = [];
  // each is replaced by one private-use character, so that marks around it are still recognised as pairs
  const held = text.replaceAll('\uE000', '').replace(untouched, (one) => {
    kept.push(one);
    return '\uE000';
  });
  let at = 0;
  return change(held).replaceAll('\uE000', () => kept[at++] ?? '');
}

/** Turns each row of a table into a line: the first cell, then the others with the name of their column. */
function withoutTables(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const header = cellsOf(lines[at]);
    if (!header || !tableRuler.test((lines[at + 1] ?? '').trim())) {
      out.push(lines[at]!);
      continue;
    }
    at += 1;
    for (let row = cellsOf(lines[at + 1]); row; row = cellsOf(lines[at + 1])) {
      out.push(tableLine(header, row));
      at += 1;
    }
  }
  return out.join('\n');
}

function tableLine(header: readonly string[], [first = '', ...others]: readonly string[]): string {
  if (others.length === 1) return `- ${first}: ${others[0]}`;
  const named = others.flatMap((cell, at) => (cell === '' ? [] : [header[at + 1] ? `${header[at + 1]} ${cell}` : cell]));
  return named.length > 0 ? `- ${first}: ${named.join(', ')}` : `- ${first}`;
}

function cellsOf(line: string | undefined): string[] | undefined {
  const row = line?.trim() ?? '';
  const inner = tableRuler.test(row) ? undefined : tableRow.exec(row)?.[1];
  return inner?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
