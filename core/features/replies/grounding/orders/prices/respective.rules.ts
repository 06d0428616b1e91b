const amount = String.raw`(?:rp\.?[ ]?)?\d[\d.]{0,11}(?:[ ]?(?:rb|ribu|k|jt|juta))?`;
const name = String.raw`\p{L}{2,20}`;
/** "Sambal botol 22rb & 28rb (kecil & besar)" */
const kindsBehind = new RegExp(
  String.raw`(?<!\p{L})((?:${name}[ ]){1,4})(${amount})[ ]?[&/][ ]?(${amount})[ ]?\((${name}(?:[ ]${name})?)[ ]?[&/,][ ]?(${name}(?:[ ]${name})?)\)`,
  'giu',
);
/** "Parkir motor & mobil 45rb & 50rb" */
const namesBefore = new RegExp(
  String.raw`(?<!\p{L})((?:${name}[ ]){0,3})(${name})[ ]?(?:&|dan)[ ](${name})[ :]{1,2}(?:(${name})[ ])?(${amount})[ ]?(?:&|dan)[ ](${amount})(?![\p{L}\d])`,
  'giu',
);

/** A text in which two names with two prices are two prices with a name each. */
export function withNamesOfPairs(text: string): string {
  return text
    .replaceAll(kindsBehind, (_, head: string, one: string, other: string, first: string, second: string) =>
      [`${head}${first} ${one}`, `${head}${second} ${other}`].join(', '),
    )
    .replaceAll(namesBefore, (_, head: string, first: string, second: string, kind: string | undefined, one: string, other: string) => {
      const of = kind === undefined ? '' : ` ${kind}`;
      return [`${head}${first}${of} ${one}`, `${head}${second}${of} ${other}`].join(', ');
    });
}
