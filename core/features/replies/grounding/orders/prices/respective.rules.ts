const amount = String.raw`\d[\d.]{0,11}(?:rb|ribu|k|jt|juta)?`;
const name = String.raw`\p{L}{2,20}`;
/** "22rb & 28rb (kecil & besar)" */
const kindsBehind = new RegExp(String.raw`(?<![\d.,])(${amount}) [&/] (${amount}) \((${name}) [&/] (${name})\)`, 'giu');
/** "Motor & mobil 45rb & 50rb" */
const namesBefore = new RegExp(String.raw`(?<!\p{L})(${name}) (?:&|dan) (${name}) (${amount}) (?:&|dan) (${amount})(?![\p{L}\d])`, 'giu');
const headChars = 60;

/** A text in which two names with two prices are two prices with a name each. */
export function withNamesOfPairs(text: string): string {
  return text
    .replaceAll(kindsBehind, (_, one: string, other: string, first: string, second: string, at: number) => {
      return `${first} ${one}, ${headOf(text, at)}${second} ${other}`;
    })
    .replaceAll(namesBefore, (_, first: string, second: string, one: string, other: string, at: number, whole: string) => {
      return `${first} ${one}, ${headOf(whole, at)}${second} ${other}`;
    });
}

/** Words right before a name that may belong to both: "sambal botol" in "kaos 75rb, sambal botol 22rb & 28rb (kecil & besar)". */
function headOf(text: string, at: number): string {
  const parts = text.slice(Math.max(0, at - headChars), at).split(/[^\p{L} ]/u);
  return parts.at(-1)!.trimStart();
}
