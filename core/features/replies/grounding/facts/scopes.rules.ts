import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { PriceBook } from '../orders/price-book.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** Offers that a heading may give to a class of things only. */
const offers = {
  free: /(?<!\p{L})(?:gratis|free|bonus|hadiah)(?!\p{L})/iu,
  discount: /(?<!\p{L})(?:diskon|disc|promo|potongan|cashback|voucher)(?:nya)?(?!\p{L})/iu,
  guarantee: /(?<!\p{L})(?:garansi|bergaransi)(?:nya)?(?!\p{L})/iu,
  exchange: /(?<!\p{L})(?:(?:di)?tukar|retur|refund|penukaran|pengembalian)(?!\p{L})/iu,
  instalments: /(?<!\p{L})(?:cicil|cicilan|dicicil|paylater|kredit)(?!\p{L})/iu,
};
type Offer = keyof typeof offers;

/** "Semua tas: diskon 10%", "Khusus sepatu: garansi 1 bulan", "Semua kaos gratis sablon nama". */
const heading =
  /^[^\p{L}\n]{0,6}(?:semua|seluruh|khusus|tiap|setiap)[ ](?:produk |jenis |varian |untuk |pembelian )?([^:\n]{2,40}?)(?::|[ ](?=(?:gratis|diskon|bergaransi|garansi)(?!\p{L})))/iu;
const shipping = /(?<!\p{L})(?:ongkir|ongkos|kirim|antar|pengiriman)(?!\p{L})/iu;
const leadChars = 200;

interface Scoped {
  readonly offer: Offer;
  readonly classes: ReadonlySet<string>;
}

/** Offers in the texts for a class of things ("Semua tas: …") and not for others. */
export class Scopes {
  private readonly scoped: Scoped[] = [];
  /** Words of the sentences that make an offer without a class. */
  private readonly elsewhere = new Map<Offer, Set<string>>();
  private readonly open = new Set<Offer>();
  private readonly things: ReadonlySet<string>;

  constructor(text: string) {
    const words = new PriceBook(text).entries.flatMap((entry) => (entry.isFee ? [] : [...entry.words]));
    this.things = new Set(words.filter((word) => weightOf(word) === 100));
    for (const { text: sentence } of sentencesOf(text)) {
      const classes = nameWords(heading.exec(sentence)?.[1] ?? '').filter((word) => this.things.has(word));
      for (const offer of offersIn(sentence))
        if (classes.length > 0) this.scoped.push({ offer, classes: new Set(classes) });
        else this.noteElsewhere(offer, sentence);
    }
  }

  private noteElsewhere(offer: Offer, sentence: string): void {
    const named = nameWords(sentence).filter((word) => this.things.has(word));
    if (named.length === 0) this.open.add(offer);
    const known = this.elsewhere.get(offer) ?? new Set();
    for (const word of named) known.add(word);
    this.elsewhere.set(offer, known);
  }

  /** True when a sentence makes an offer for a thing outside of the offer's class. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.scoped.length === 0) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      if (isNegative || isOpen || isTopicOnly) return false;
      const named = [text, sentence, lead.slice(-leadChars)]
        .map((part) => nameWords(part).filter((word) => this.things.has(word)))
        .find(({ length }) => length > 0);
      return named !== undefined && offersIn(text).some((offer) => this.isOfOthers(offer, named));
    });
  }

  private isOfOthers(offer: Offer, named: readonly string[]): boolean {
    const scoped = this.scoped.filter((one) => one.offer === offer);
    if (scoped.length === 0 || this.open.has(offer)) return false;
    if (named.some((word) => this.elsewhere.get(offer)?.has(word))) return false;
    return !scoped.some(({ classes }) => named.some((word) => classes.has(word)));
  }
}

function offersIn(text: string): Offer[] {
  return (Object.keys(offers) as Offer[]).filter((offer) => offers[offer].test(text) && !(offer === 'free' && shipping.test(text)));
}

/** True when a sentence offers something that a heading may limit to a class. */
export function namesOffer(sentence: string): boolean {
  return offersIn(sentence).length > 0;
}
