import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { PriceBook } from '../orders/price-book.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { daysOf } from './schedules.rules.js';

const near = /(?<!\p{L})(?:hari ini|besok|lusa|(?:malam|sore|siang|pagi) ini|minggu depan|minggu ini)(?!\p{L})/giu;
const confirms =
  /(?<!\p{L})(?:bisa|bs|boleh|siap|aman|oke|kosong|available|tersedia|ada slot|(?:di)?jadwalkan|(?:kami|kita|saya) (?:jadwalkan|kirim|antar|datang|kerjakan)|sampai|tiba|jadi|selesai)(?!\p{L})/iu;
/** Words for a free appointment. Only the owner knows which ones are free. */
const slot = /(?<!\p{L})(?:kosong|available|slot|jadwal(?:nya)?|(?:di)?jadwalkan|booking|janjian|reservasi)(?!\p{L})/iu;
const freeSlot = /(?<!\p{L})(?:kosong|available|tersedia|slot|bisa|boleh|(?:di)?jadwalkan)(?!\p{L})/iu;
/** Words for actions that are the lead's choice: visits during the opening hours, payments and messages. */
const ofTheLead =
  /(?<!\p{L})(?:buka|tutup|libur|mampir|datang|dateng|ke toko|ke sini|kesini|ambil|diambil|transfer|tf|bayar|pelunasan|lunas(?:i|in)?|kabari|kabarin|hubungi|chat|konfirmasi|survey|lihat|ke ?sana|(?:di|kami )?tunggu|ketemu|promo|diskon|voucher|berlaku|stok|ready)(?!\p{L})/iu;
/** Words of a condition: the owner's terms then decide, not the day. */
const conditional =
  /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|asal|selama|tergantung|minimal|paling|maks(?:imal)?|order|pesan|sebelum|h[ ]?[-+])/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|bukan|penuh|full)(?!\p{L})/iu;
/** Patterns in the owner's texts: something is done on the same day, on the next day, or on the day after that. */
const given = [
  /(?<!\p{L})(?:hari ini|hari itu|hari yang sama|same ?day|instan|instant|ditunggu|kilat|express|ekspres|sekarang|langsung (?:jadi|kirim|dikirim|antar)|h[ ]?[-+][ ]?0)(?!\p{L}|\d)/iu,
  /(?<!\p{L})(?:besok(?:nya)?|sehari|semalam|24[ ]?jam|(?:1|satu)(?:[ ]?-[ ]?\d)?[ ](?:hari|malam)|h[ ]?[-+][ ]?1)(?!\p{L}|\d)/iu,
  /(?<!\p{L})(?:lusa|(?:2|dua)(?:[ ]?-[ ]?\d)?[ ](?:hari|malam)|h[ ]?[-+][ ]?2)(?!\p{L}|\d)/iu,
];
const nameWordsMax = 6;
/** "Bisa ditunggu" promises that the work is done at once; "mohon ditunggu" promises nothing. */
const waits = /(?<!\p{L})(?:bisa|boleh|dapat)[ ](?:langsung[ ]|juga[ ])?(ditunggu)(?!\p{L})/giu;
const waited = /(?<!\p{L})ditunggu(?!\p{L})/giu;
const daysUntil: Readonly<Record<string, number>> = { besok: 1, lusa: 2, 'minggu depan': 7, 'minggu ini': 7 };

/** Near days on which the owner's texts deliver or do something. */
export class NearDays {
  /** The near days that the texts give, each with the words of the only thing that its sentence names. */
  private readonly given: readonly { readonly days: number; readonly things: ReadonlySet<string> }[];
  private readonly text: string;
  private telling: ReadonlySet<string> | undefined;

  constructor(text: string) {
    this.text = text;
    this.given = sentencesOf(text).flatMap(({ text: sentence }, at) => {
      // "Servis Kilat Medan." is the name of the shop
      if (at === 0 && isName(sentence)) return [];
      let things: readonly string[] = [];
      return sentence.split(/[,;](?!\d)/u).flatMap((part) => {
        const own = this.thingsIn(part);
        if (own.length > 0) things = own;
        const days = given.findIndex((one) => one.test(part));
        return days === -1 ? [] : [{ days, things: new Set(things) }];
      });
    });
  }

  /**
   * The fewest days in which the owner does something with the things that a text names; infinite when no sentence
   * gives a near day.
   */
  private soonestFor(claim: string): number {
    const things = this.given.every((one) => one.things.size === 0) ? [] : this.thingsIn(claim);
    const about = this.given.filter((one) => one.things.size === 0 || things.length === 0 || things.some((word) => one.things.has(word)));
    return Math.min(Infinity, ...about.map(({ days }) => days));
  }

  /** Words of a sentence that occur in the name of exactly one priced thing: "privat" of "kelas privat". */
  private thingsIn(sentence: string): string[] {
    if (this.telling === undefined) {
      const counts = new Map<string, number>();
      for (const { words, isFee } of new PriceBook(this.text).entries)
        for (const word of words) if (!isFee && weightOf(word) > 0 && !/^\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      this.telling = new Set([...counts].flatMap(([word, count]) => (count === 1 ? [word] : [])));
    }
    return nameWords(sentence).filter((word) => this.telling!.has(word));
  }

  /**
   * True when the texts give a longer time to exactly the thing of a sentence: "servis besar bisa ditunggu" when the
   * texts say "2 hari".
   */
  isSoonerThanGiven(sentence: string): boolean {
    const own = this.thingsIn(sentence);
    const about = this.given.filter(({ things }) => own.some((word) => things.has(word)));
    if (about.length === 0 || !confirms.test(sentence) || denies.test(sentence) || conditional.test(sentence)) return false;
    const soonest = Math.min(...about.map(({ days }) => days));
    return nearIn(sentence).some((day) => (daysUntil[day] ?? 0) < soonest);
  }

  /**
   * True for an answer that grants the lead a near day, or a free time, that no text of the owner gives: "Besok bisa Bu",
   * "Kamis masih kosong".
   */
  isRefused(sentence: string, lead: string): boolean {
    const [said, wished] = [sentence, lead].map((one) => one.replaceAll(waits, ' ').replaceAll(waited, ' '));
    if (ofTheLead.test(said!) || ofTheLead.test(wished!) || conditional.test(sentence)) return false;
    const asked = daysOf(lead);
    const soonest = this.soonestFor(this.thingsIn(sentence).length > 0 ? sentence : lead);
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      if (isOpen || !confirms.test(sentence)) return false;
      // "kosong" is a free time here
      if (
        soonest === Infinity &&
        freeSlot.test(text) &&
        !denies.test(text) &&
        slot.test(`${text} ${lead}`) &&
        daysOf(text).some((day) => asked.includes(day))
      )
        return true;
      if (isNegative) return false;
      // "bisa ditunggu" is wrong only when the texts name another day
      return nearIn(text).some(
        (day) =>
          (day !== 'ditunggu' || soonest !== Infinity) &&
          (nearIn(lead).includes(day) || confirms.test(text)) &&
          (daysUntil[day] ?? 0) < soonest,
      );
    });
  }
}

function isName(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 1 && words.length <= nameWordsMax && words.every((word) => /^[\p{Lu}\d]/u.test(word));
}

function nearIn(text: string): string[] {
  return [...(text.match(near) ?? []).map((day) => day.toLowerCase()), ...(text.search(waits) === -1 ? [] : ['ditunggu'])];
}

/** True when a sentence may grant a near day or a free time. */
export function grantsDay(sentence: string): boolean {
  return confirms.test(sentence) && (nearIn(sentence).length > 0 || slot.test(sentence));
}
