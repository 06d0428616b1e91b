import { clausesOf } from '../clauses.rules.js';
import { unitSpelled } from '../evidence/measures.rules.js';
import { rootOf } from '../evidence/plain-words.rules.js';
import { isKindWord, nameWords } from '../orders/name-words.rules.js';
import { withoutAmounts } from '../orders/order-lines.rules.js';
import { quantitiesOf } from '../orders/quantities.rules.js';

interface Minimum {
  /**
   * What `words` name: the thing itself, or the purpose of the minimum ("min 2 item untuk dikirim"). For a minimum of
   * any order ("sewa min 20 set"), they are the names of the line before.
   */
  readonly kind: 'thing' | 'goal' | 'order';
  readonly words: ReadonlySet<string>;
  readonly count: number;
  /** The unit, for example "set" of "20 set"; empty when there is none. */
  readonly unit: string;
}

const least =
  /(?<!\p{L})(?:min(?:imal|imum)?)(?:[ ](?:order|beli|pesan|pembelian|pemesanan|ambil))?[ ]?:?[ ](\d{1,4})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%|hari|jam|x)(?!\p{L}))/giu;
/** Words for an order in general, which name no thing: "sewa min 20 set". */
const dealing = new Set('sewa rental booking reservasi pemesanan pembelian order minimal transaksi layanan'.split(' ').map(rootOf));
const unitBehind = /^[ ]?(\p{L}{1,12})(?!\p{L})/u;
const withUnit = /(?<![\d.,:])(\d{1,4})[ ]?(\p{L}{1,12})(?!\p{L})/gu;
/** Units that are not a number of pieces. */
const noPieces = new Set(['bulan', 'tahun', 'minggu', 'cm', 'meter']);
const allows = /(?<!\p{L})(?:boleh|bisa|layani|dilayani|melayani|oke|siap|gapapa|tidak masalah)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|minimal|min|kurang dari)(?!\p{L})/iu;
const yes = /^[^\p{L}]*(?:bisa|boleh|oke|siap)(?!\p{L})/iu;
const partChars = 120;
/** Numbers of times, such as "Satu kali". They do not count pieces. */
const often = /(?<![\p{L}\d.,])(?:\d{1,3}|\p{L}{3,10})[ ]kali(?!\p{L})/giu;

/** The minimum orders that an owner accepts, by thing. */
export class Minimums {
  private readonly given: Minimum[] = [];

  /** Names of things in the texts. */
  private readonly names = new Set<string>();

  constructor(text: string) {
    let last: readonly string[] = [];
    for (const line of text.split(/\n|\.\s|;/)) {
      for (const { index, 0: whole, 1: count } of line.matchAll(least)) {
        const before = line.slice(Math.max(0, index - partChars), index);
        const [, unit = ''] = unitBehind.exec(line.slice(index + whole.length)) ?? [];
        // "reseller min 6" belongs to a price and is not the minimum order
        if (!/reseller|agen|grosir|diskon|potong|gratis|belanja|member|kode|promo|tier/iu.test(before))
          this.note({ words: namesOf(before), goal: goalOf(line.slice(index)), last }, { count: Number(count), unit: unitOf(unit) });
      }
      const own = namesOf(line);
      if (own.length > 0) last = own;
      for (const word of own) this.names.add(word);
    }
  }

  private note({ words, goal, last }: Around, of: Pick<Minimum, 'count' | 'unit'>): void {
    const found = (
      [
        ['thing', words],
        ['goal', goal],
      ] as const
    ).find(([, some]) => some.length > 0);
    if (found !== undefined) this.given.push({ kind: found[0], words: new Set(found[1]), ...of });
    else if (of.unit !== '') this.given.push({ kind: 'order', words: new Set(last), ...of });
  }

  /**
   * True for an order below the owner's minimum: "boleh, 2 kg juga kami layani" when the owner sells at least 5 kg.
   */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0) return false;
    // "Bisa Kak, beli satu pun kami kirim"
    const isYes = yes.test(sentence) && !denies.test(sentence);
    return clausesOf(sentence).some(({ text, isOpen, isNegative }) => {
      if (isOpen || isNegative || !(isYes || allows.test(text)) || denies.test(text)) return false;
      const own = rootsIn(`${withoutAmounts(sentence)} ${lead.slice(-200)}`);
      const names = new Set(namesOf(`${sentence} ${lead.slice(-200)}`));
      const ofClause = rootsIn(text);
      const about = this.given.flatMap((one) => {
        const counts = this.isAbout(one, { own, ofClause, names }) ? countsOf(text, one) : [];
        return counts.length === 0 ? [] : [{ count: one.count, counts }];
      });
      return about.length > 0 && about.every(({ count, counts }) => counts.every((one) => one < count));
    });
  }

  private isAbout({ kind, words }: Minimum, { own, ofClause, names }: Record<'own' | 'ofClause' | 'names', ReadonlySet<string>>): boolean {
    if (kind !== 'order') return [...words].some((word) => (kind === 'goal' ? ofClause : own).has(word));
    return [...words].some((word) => names.has(word)) || ![...names].some((word) => this.names.has(word));
  }
}

interface Around {
  /** Names before the minimum, and the names of its purpose. */
  readonly words: readonly string[];
  readonly goal: readonly string[];
  /** Names in the line before the minimum. */
  readonly last: readonly string[];
}

/** Names of the purpose of a minimum: "dikirim" in "min order 2 item untuk dikirim". */
function goalOf(text: string): string[] {
  const [, goal = ''] = /(?<!\p{L})(?:untuk|utk|buat|kalau|agar)[ ]([^.,;\n]{3,40})/iu.exec(text.split(',')[0]!) ?? [];
  return [...rootsIn(goal)];
}

function namesOf(text: string): string[] {
  return [...rootsIn(withoutAmounts(text).replaceAll(withUnit, ' '))].filter((word) => !dealing.has(word));
}

function rootsIn(text: string): ReadonlySet<string> {
  return new Set(nameWords(text).flatMap((word) => (isKindWord(word) ? [] : [rootOf(word)])));
}

function countsIn(text: string): number[] {
  return quantitiesOf(withoutAmounts(text).replaceAll(often, ' ')).flatMap(({ count, isCount }) => (isCount ? [count] : []));
}

/**
 * The numbers of a clause that a minimum applies to. Only numbers with the minimum's unit count when that unit is no
 * number of pieces, or when the minimum limits any order.
 */
function countsOf(text: string, { kind, unit }: Minimum): number[] {
  if (kind !== 'order' && !noPieces.has(unit)) return countsIn(text);
  return [...withoutAmounts(text).matchAll(withUnit)].flatMap(({ 1: count, 2: written }) =>
    unitOf(written!) === unit ? [Number(count)] : [],
  );
}

function unitOf(written: string): string {
  const unit = written.toLowerCase();
  return unitSpelled(unit) ?? unit;
}

/** True when a sentence may accept an order. */
export function allowsOrder(sentence: string): boolean {
  return allows.test(sentence) && (countsIn(sentence).length > 0 || /\d/.test(withoutAmounts(sentence)));
}
