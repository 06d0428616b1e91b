const pieces = 'pcs|pc|potong|buah|biji|lembar|lbr|botol|pasang|bungkus|pack';
const each = String.raw`(?:/|per | /)(?:${pieces})(?!\p{L})`;
const price = String.raw`(?:rp\.? ?)?\d{1,3}(?:[.,]\d{1,3})*(?:rb|ribu|k)?`;
const namesMax = 20;
/** A pack with its number of pieces: "Seri (6pcs)", "renceng isi 10 pcs". */
const defined = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,12}) ?(?:\((?:isi )?|isi )(\d{1,3}) ?(?:${pieces})\)? ?[=:]? ?${price}${each}`,
  'giu',
);
const usual: readonly (readonly [string, number])[] = [
  ['lusin', 12],
  ['kodi', 20],
];
const noPacks = new Set('isi harga paket beli ambil min minimal dan atau untuk utk'.split(' '));

/**
 * Rewrites a price per piece of a named pack as a price from that number of pieces on: "seri (6pcs) 28rb/pcs" becomes
 * "6 pcs ke atas 28rb/pcs". "seri 24rb/pcs" on another line is rewritten in the same way.
 */
export function withPiecesOfPacks(text: string): string {
  if (!/\/|per /u.test(text)) return text;
  const sizes = new Map<string, number>(usual);
  for (const [, name, count] of [...text.matchAll(defined)].slice(0, namesMax)) {
    const word = name!.toLowerCase();
    if (!noPacks.has(word) && Number(count) > 1) sizes.set(word, Number(count));
  }
  const names = [...sizes.keys()].join('|');
  const priced = new RegExp(
    String.raw`(^|[,;\n(/|] ?|\d(?:rb|ribu|k) )(?:1 |per |harga )?(${names})(?:an)?(?: ?\(?(?:isi )?\d{1,3} ?(?:${pieces})\)?)? ?[=:]? ?(?=${price}${each})`,
    'giu',
  );
  return text.replaceAll(priced, (_, start: string, name: string) => `${start}${String(sizes.get(name.toLowerCase()))} pcs ke atas `);
}
