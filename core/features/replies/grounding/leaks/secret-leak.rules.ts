import { cutText, normalizeText } from '#contracts/values/texts';
import { findAmounts, findLongNumbers, findPercents } from '../amounts.rules.js';
import { findLinks } from '../links.rules.js';
import { plainText } from '../plain-text.rules.js';
import { decodedForms } from './disguises.rules.js';

/** Number of consecutive distinctive words of the secret that counts as a quote. */
const run = 4;
/** Minimum number of those words that must be longer than this. Short words only show how sentences are built. */
const tellingChars = 4;
const telling = 2;
const secretChars = 4_000;

/** General words that do not identify a shop. */
const common = new Set(
  'jangan boleh tidak harus yang untuk dengan dari pada kalau jika ditanya pelanggan harga modal paling murah mahal supplier nego batas bisa kasih sebut rahasia kami saya anda toko produk barang adalah atau dan juga hanya sampai minimal maksimal diskon stok admin pemilik kirim jual beli orang hari bulan tahun pernah bilang mbak ibuk bapak kakak jakarta bandung surabaya indonesia shopee tokopedia tiktok instagram whatsapp'.split(
    ' ',
  ),
);

/** The owner's secrets, compared with what the shop tells everybody. */
export class SecretText {
  private readonly facts: ReadonlySet<string>;
  private readonly runs: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;

  /**
   * @param secret the owner's secret text.
   * @param open texts that may be said: what also occurs there is no secret.
   */
  constructor(secret: string, open: string) {
    const text = cutText(secret, secretChars);
    const openText = plainText(open).text;
    const openFacts = factsIn(openText);
    this.facts = new Set([...factsIn(plainText(text).text)].filter((fact) => !openFacts.has(fact)));
    const openRuns = runsOf(openText);
    this.runs = new Set([...runsOf(text)].filter((one) => !openRuns.has(one)));
    const openWords = new Set(wordsOf(openText));
    this.names = new Set(namesIn(text).filter((name) => !openWords.has(name)));
  }

  /**
   * The first part of the secret that a reply reveals; null when it reveals none.
   * @param lead the lead's own words. Repeating a name from them, as a refusal may, reveals nothing.
   */
  toldIn(reply: string, lead: string): string | null {
    if (this.facts.size + this.runs.size + this.names.size === 0) return null;
    const leadWords = new Set(wordsOf(lead));
    for (const form of decodedForms(reply)) {
      const text = plainText(form).text;
      for (const fact of factsIn(text)) if (this.facts.has(fact)) return fact;
      for (const one of runsOf(text)) if (this.runs.has(one)) return one;
      for (const word of wordsOf(text)) if (this.names.has(word) && !leadWords.has(word)) return word;
    }
    return null;
  }
}

/** Amounts, percentages, numbers and links, in a form that can be compared. */
function factsIn(text: string): Set<string> {
  return new Set([
    ...findAmounts(text).map(({ value }) => `Rp ${value}`),
    ...findPercents(text, true).map(({ value }) => `${value}%`),
    ...findLongNumbers(text).map(({ digits }) => digits),
    ...findLinks(text).map(({ key }) => key),
  ]);
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at + run <= words.length; at += 1) {
    const part = words.slice(at, at + run);
    if (part.filter((word) => word.length > tellingChars && !common.has(word)).length >= telling) found.add(part.join(' '));
  }
  return found;
}

/** Names in the secret: capitalised inside a sentence. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\d,:(] )\p{Lu}[\p{L}\d]{3,30}/gu)]
    .map(([name]) => name.toLowerCase())
    .filter((name) => !common.has(name));
}

function wordsOf(text: string): string[] {
  return (
    normalizeText(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{1,40}/gu) ?? []
  );
}
