import { clausesOf, type Clause } from './clauses.rules.js';
import { sentencesOf } from './plain-text.rules.js';

/** A kind of statement by a shop about itself that buyers rely on. */
interface Topic {
  readonly name: FactTopic;
  readonly says: RegExp;
  /** True when a reply may deny it without a ground, because a denial misleads no buyer. */
  readonly mayDeny: boolean;
}

export type FactTopic =
  | 'gratis ongkir'
  | 'diskon'
  | 'voucher'
  | 'COD'
  | 'garansi'
  | 'retur'
  | 'uang kembali'
  | 'halal'
  | 'BPOM'
  | 'sertifikat'
  | 'bonus'
  | 'cicilan'
  | 'keaslian';

const topic = (name: FactTopic, words: string, mayDeny = true): Topic => ({
  name,
  says: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  mayDeny,
});

const shipping = '(?:biaya )?(?:ongkir|ongkirnya|ongkos kirim|ongkos kirimnya|biaya kirim|pengiriman|kirim|antar)';
const topics: readonly Topic[] = [
  topic(
    'gratis ongkir',
    `(?:gratis|free|bebas|tanpa) ${shipping}|free ?ong(?:kir)?|${shipping}[ ]?(?:nya)?[ ](?:kami |kita |sudah |udah |jadi |juga )?(?:gratis|free|ditanggung|nol)|ongkir(?:nya)? (?:kami|kita) (?:yang )?tanggung`,
  ),
  topic(
    'diskon',
    '(?:ada |dapat |dapet |kasih |beri |dikasih |diberi |kena |pakai |kami )?(?:diskon|diskonnya|disc|discount|potongan harga|potongan|promo|promonya|harga spesial|harga khusus|harga teman)',
  ),
  topic('voucher', 'cashback|voucher|vouchernya|kupon|kode promo'),
  topic('COD', 'cod|bayar di tempat|bayar ditempat|bayar saat (?:barang )?(?:sampai|diterima)', false),
  topic('garansi', 'garansi|garansinya|bergaransi|digaransi|warranty', false),
  topic('retur', 'retur|diretur|return|tukar(?: ?(?:barang|ukuran|size))?|ditukar|penukaran|pengembalian barang|dikembalikan', false),
  topic(
    'uang kembali',
    'refund|direfund|uang kembali|uang(?:nya)? (?:kami )?(?:kembali|kembalikan|dikembalikan)|pengembalian (?:dana|uang)',
    false,
  ),
  topic('halal', 'halal', false),
  topic('BPOM', 'bpom|ber-bpom', false),
  topic('sertifikat', 'sni|iso|sertifikat|bersertifikat|tersertifikasi|pirt|p-irt|lab test|uji lab'),
  topic('bonus', 'bonus|hadiah|free gift|gratis (?!ongkir|ongkos|biaya|kirim|pengiriman|antar)\\p{L}+', true),
  topic('cicilan', 'cicilan|cicil|dicicil|kredit|paylater|spaylater|tempo'),
  topic('keaslian', 'original|ori|100% asli|dijamin asli|asli 100%|resmi'),
];

const durations =
  /(?<![\d.,])(\d{1,3})(?:[ ]?(?:-|–|s\/d|sampai)[ ]?(\d{1,3}))?[ ]?(?:x[ ]?)?(menit|jam|hari|minggu|bulan|bln|tahun|thn|th)(?!\p{L})(?:[ ]kerja)?/giu;
const limited = /(?<!\p{L})(?:hanya|khusus|kecuali|minimal|min|minimum|maksimal|maks|selain|di luar|area|wilayah)(?!\p{L})/iu;

const unitsOf: Readonly<Record<string, string>> = { bln: 'bulan', thn: 'tahun', th: 'tahun' };

const places = /(?<!\p{L})(?:ke|area|wilayah|daerah|untuk)[ ](?:kota |area |wilayah )?(\p{Lu}\p{L}{2,}|seluruh|semua kota|mana)/gu;
const noPlaces = new Set(['kak', 'kakak', 'saat', 'anda']);

/** Places for which something is offered: "gratis ongkir ke Bogor". */
function placesIn(text: string): string[] {
  return [...text.matchAll(places)].map(({ 1: place }) => place!.toLowerCase()).filter((place) => !noPlaces.has(place));
}

/** Durations in a comparable form: "3 hari", "2-3 hari". */
export function durationsIn(text: string): string[] {
  return [...text.matchAll(durations)].map(({ 1: from, 2: to, 3: unit }) => {
    const word = unit!.toLowerCase();
    return `${Number(from)}${to === undefined ? '' : `-${Number(to)}`} ${unitsOf[word] ?? word}`;
  });
}

interface Stated {
  isPositive: boolean;
  isNegative: boolean;
  isLimited: boolean;
  readonly durations: Set<string>;
  /** The sentences, to check which places they name. */
  text: string;
}

/** What the texts of the owner and the results of tools state about each topic. */
export class StatedFacts {
  private readonly stated = new Map<FactTopic, Stated>();

  constructor(text: string) {
    for (const sentence of sentencesOf(text)) {
      if (!topics.some(({ says }) => says.test(sentence.text))) continue;
      const clauses = clausesOf(sentence.text);
      const [first] = clauses;
      // "Garansi: tidak ada": the denial follows the topic, also after a comma
      for (const one of topics) {
        const denials = clauses.filter(({ text: words }) => one.says.test(words)).map(({ isNegative }) => isNegative && !isTurned(first));
        if (denials.length > 0) this.note(one.name, denials, sentence.text);
      }
    }
  }

  /** @param denials for each clause about the topic, whether it denies it; the sentence itself is read once */
  private note(name: FactTopic, denials: readonly boolean[], sentence: string): void {
    const known = this.stated.get(name) ?? {
      isPositive: false,
      isNegative: false,
      isLimited: false,
      durations: new Set<string>(),
      text: '',
    };
    known.isNegative ||= denials.includes(true);
    known.isPositive ||= denials.includes(false);
    if (limited.test(sentence)) known.isLimited = true;
    known.text += ` ${sentence.toLowerCase()}`;
    for (const one of durationsIn(sentence)) known.durations.add(one);
    this.stated.set(name, known);
  }

  /**
   * The topic about which a sentence states something without a ground, or contrary to the owner's texts;
   * null when there is none.
   */
  refusedIn(sentence: string): FactTopic | null {
    const spoken = topics.filter(({ says }) => says.test(sentence));
    if (spoken.length === 0) return null;
    const clauses = clausesOf(sentence);
    for (const one of spoken) if (clauses.some((clause) => one.says.test(clause.text) && this.refuses(one, clause))) return one.name;
    return null;
  }

  private refuses({ name, mayDeny }: Topic, clause: Clause): boolean {
    if (clause.isOpen || clause.isTopicOnly) return false;
    const known = this.stated.get(name);
    if (clause.isNegative) return !mayDeny && known !== undefined && known.isPositive && !known.isNegative && !known.isLimited;
    if (!known?.isPositive) return true;
    if (known.isLimited && placesIn(clause.text).some((place) => !known.text.includes(place))) return true;
    const said = durationsIn(clause.text);
    return known.durations.size > 0 && said.some((one) => !known.durations.has(one));
  }
}

/** True for an owner's "Jangan lupa sebutkan …", which denies nothing. */
function isTurned(first: Clause | undefined): boolean {
  return /^[ \-•*]*jangan lupa/iu.test(first?.text ?? '');
}

/** True when a sentence names a topic that needs a ground. */
export function speaksOfFacts(sentence: string): boolean {
  return topics.some(({ says }) => says.test(sentence));
}
