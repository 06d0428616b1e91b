export interface Link {
  readonly from: number;
  readonly to: number;
  /** For comparison: without the scheme, `www.` and a slash at the end. */
  readonly key: string;
}

const ends = 'com|co|id|net|org|shop|store|link|me|ly|site|online|app|info|biz|xyz|gg|to|cc|io|page|top|vip|club|live|web|asia|tk|ee';
const link = new RegExp(
  String.raw`https?:\/\/[^\s<>"')\]]+|(?<![\p{L}\d@._-])(?:[a-z\d][a-z\d-]{0,62}\.){1,4}(?:${ends})(?![\p{L}\d-])(?:\/[^\s<>"')\]]*)?`,
  'giu',
);
const mail = /(?<![\w.+-])[\w+-][\w.+-]{0,63}@[\w-]{1,63}\.[\w.-]{2,63}/g;
/** An account name on a social network; "@75rb" is a price and "@pcs" a unit. */
const handle = /(?<![\w.@])@(?=[a-z_])[\w.]{3,30}/giu;
const units = /^@(?:pcs|pack|box|biji|kg|buah|orang|lusin|dus|kamar|porsi|sak|karung|meter|hari|malam|jam|unit|set)$/iu;

/** Links, e-mail addresses and names on social networks in a text ({@link plainText}). */
export function findLinks(text: string): Link[] {
  return [link, mail, handle].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole }) => {
      const words = whole.replace(/[.,;:!?]{1,9}$/, '');
      return units.test(words) ? [] : [{ from: index, to: index + words.length, key: keyOf(words) }];
    }),
  );
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
