import { clausesOf } from '../../clauses.rules.js';
import { isGeneral } from '../../evidence/general-words.js';
import { rootOf } from '../../evidence/plain-words.rules.js';
import { termPartsOf, termWords } from './term-parts.rules.js';

type Doer = 'shop' | 'customer';

/** Who does something: "surat karantina kami yang urus", "kandang bawa sendiri". */
interface Deed {
  readonly verb: string;
  readonly doer: Doer;
  readonly words: readonly string[];
}

const verb = String.raw`urus|bawa|ambil|antar|jemput|bayar|sedia|siap|pasang|tanggung|beli|isi|wakil|cuci|angkut|desain|cetak`;
const payers = String.raw`pembeli|penyewa|pemilik|jamaah|customer|pelanggan|peserta|buyer|konsumen|klien|client|wo`;
const ends = String.raw`(?:kan|in|i|an)?`;
const shopDoes = new RegExp(
  String.raw`(?<!\p{L})(?:kami|kita|toko|penjual|seller)[ ](?:yang[ ]|yg[ ])?(?:bantu[ ])?(?:meng|me|ng)?(${verb})${ends}(?!\p{L})(?![ ](?:sendiri|masing))|(?<!\p{L})(?:di)?(${verb})${ends}[ ](?:oleh[ ])?(?:kami|kita|toko|penjual|seller)(?!\p{L})`,
  'iu',
);
const customerDoes = new RegExp(
  String.raw`(?<!\p{L})(?:di)?(${verb})${ends}(?:nya)?[ ](?:sendiri|masing[- ]?masing)(?!\p{L})|(?<!\p{L})(?:di)?(${verb})${ends}(?:nya)?[ ](?:oleh[ ])?(?:${payers})(?!\p{L})|(?<!\p{L})(tanggung|urus)an[ ](?:${payers})(?!\p{L})`,
  'iu',
);
const refuses = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm|bukan|jangan|kalau|kalo|jika|atau|boleh)(?!\p{L})/iu;
const people = new Set([...payers.split('|'), 'toko', 'penjual', 'seller', 'bayar', 'tanggung'].map(rootOf));
/** Words for the same action: "urusan WO", "disediain klien", "kami yang siapkan". */
const provides = new Set(['urus', 'sedia', 'siap']);
/** General words for things that have to be paid. */
const things = new Set('denda ongkos ongkir biaya pajak'.split(' ').map(rootOf));
const deedsMax = 200;

/** Who does or pays what in the owner's texts: the shop or the customer. */
export class Doers {
  private readonly given: Deed[] = [];

  constructor(text: string) {
    for (const { text: part, words, before } of termPartsOf(text)) {
      const found = refuses.test(part) ? null : deedIn(part);
      if (found === null || this.given.length >= deedsMax) continue;
      const own = namesIn(words, found.verb);
      this.given.push({ ...found, words: own.length > 0 ? own : namesIn(before, found.verb) });
    }
  }

  /** True when a sentence says that the shop does what the customer has to do, or the other way round. */
  isRefused(sentence: string): boolean {
    if (this.given.length === 0) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      const found = isNegative || isOpen || refuses.test(text) ? null : deedIn(text);
      if (found === null) return false;
      const own = namesIn(termWords(text), found.verb);
      const words = own.length > 0 ? own : namesIn(termWords(sentence), found.verb);
      const about = this.given.filter((one) => one.verb === found.verb && one.words.some((word) => words.includes(word)));
      return about.length > 0 && about.every(({ doer }) => doer !== found.doer);
    });
  }
}

function deedIn(text: string): Pick<Deed, 'verb' | 'doer'> | null {
  const customer = customerDoes.exec(text);
  const found = customer ?? shopDoes.exec(text);
  const written = found?.slice(1).find((one) => one !== undefined);
  if (written === undefined) return null;
  const act = written.toLowerCase();
  return { verb: provides.has(act) ? 'sedia' : act, doer: customer === null ? 'shop' : 'customer' };
}

/** The words for the action. General words such as "denda" count only when there are no others. */
function namesIn(words: readonly string[], act: string): string[] {
  const named = words.filter((word) => rootOf(act) !== word && !provides.has(word) && !people.has(word));
  const telling = named.filter((word) => !isGeneral(word));
  return telling.length > 0 ? telling : named.filter((word) => things.has(word));
}

/** True when a sentence says who does something. */
export function namesDoer(sentence: string): boolean {
  return customerDoes.test(sentence) || shopDoes.test(sentence);
}
