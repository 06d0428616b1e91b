import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { daysOf } from './schedules.rules.js';

/** "Tidak bisa dipindahtangankan", "tidak lepas kunci", "tidak menerima tamu". */
const denial =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|blm)[ ](?:(?:bisa|boleh|dapat|ada|menerima|terima|melayani|menyediakan|untuk)[ ])?(?:di)?(\p{L}{4,24}(?:[ ]\p{L}{3,20})?)/giu;
/** Words after "tidak" that do not deny an offer: "Tidak perlu" and similar. */
const noOffer =
  /^(?:perlu|usah|masalah|apa|hanya|cuma|kena|lebih|kurang|tahu|cocok|puas|sesuai|muat|jadi|ada|bisa|boleh|sampai|habis|yakin|luntur|panas|mudah|akan|khawatir|tersedia|ready|pakai|pake|masuk|dijawab|dibalas|diambil|hadir|datang|laku|pernah|termasuk|berlaku)(?!\p{L})/iu;
/**
 * The consequence of a condition ("uang kembali", "diganti baru"). The denial before it belongs to the condition and
 * denies no offer.
 */
const follows =
  /^(?:\p{L}+[ ])(?!(?:bisa|bs|boleh|dapat|ada|terima|menerima|melayani)[ ])(?:\p{L}+[ /]){1,4}(?:(?:di)?(?:tukar|tuker|ganti)|uang|refund|gratis)(?!\p{L})/iu;
const exception = /(?<!\p{L})(?:kecuali|selain|hanya|cuma|khusus)(?!\p{L})/iu;
const conditionText = /[ ](?:kalau|kalo|klo|jika|bila|apabila|setelah|sesudah|di ?bawah|kurang dari)[ ](.{2,60})/iu;
const allows =
  /(?<!\p{L})(?:bisa|bs|boleh|dapat|tetap|juga|ada|(?:me|di)?layani|menerima|(?:di)?terima|menyediakan|tersedia|ready)(?!\p{L})/iu;
const fillers = new Set('kalau kalo klo jika bila kak lagi dan karena jadi dulu untuk setelah oleh dengan sama dari'.split(' '));
/** "Tidak melayani: izin pinjol, izin tambang, visa", "tidak kirim ke Papua, Maluku". */
const deniedList =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm)[ ](?:bisa[ ]|boleh[ ]|ada[ ])?((?:me)?layani|ngelayani|menerima|nerima|terima|menyediakan|nyediain|sediain|sediakan|sedia|jual|menjual|jualan|kirim|mengirim|ngirim|bisa|pakai|memakai|garap|mengerjakan|ngerjain|kerjain|kerjakan|bikin|nyewain|sewain|menyewakan|sewakan|nyetok)?(?:[ ](?:ke|untuk))?(:?)[ ]{0,2}([^.;:\n()!?]{3,300})/giu;
/** A member of a list is a noun of a few words, and not a clause with a verb. */
const member = /^[\p{L}\p{N}+/&'’-]{2,24}(?: [\p{L}\p{N}+/&'’-]{2,24}){0,2}$/u;
const verb = /(?<!\p{L})(?:di|ke|ber|ter|me|akan|sudah|bisa|boleh|harus|kalau|jika|karena|hanya|cuma|ya|kak)(?:\p{L}{4,})?(?!\p{L})/iu;
const leadChars = 200;
const denialsMax = 300;

interface Denial {
  readonly predicate: readonly string[];
  /** Words of the thing that is denied. */
  readonly subjects: ReadonlySet<string>;
  readonly condition: ReadonlySet<string> | null;
  /** The days on which the denial applies, as in "Minggu ga kirim"; empty when it applies every day. */
  readonly days: readonly number[];
}

/** Things that the shop does not do according to the texts, in any wording. */
export class Denials {
  private readonly given: Denial[] = [];

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text)) {
      if (exception.test(sentence)) continue;
      for (const predicate of listedIn(sentence)) {
        if (this.given.length >= denialsMax) return;
        this.given.push({ predicate, subjects: new Set(), condition: null, days: [] });
      }
      for (const { index, 1: words } of sentence.matchAll(denial)) {
        if (this.given.length >= denialsMax) return;
        const predicate = nameWords(words!).filter((word) => weightOf(word) === 100);
        const object = words!.split(' ')[1];
        // "tidak memberi harga di telepon": the remaining words do not show what is denied
        const isCut = object !== undefined && predicate.length < 2 && !fillers.has(object.toLowerCase());
        if (predicate.length === 0 || isCut || noOffer.test(words!)) continue;
        // "ga manis tuker 1:1" states a condition
        if (follows.test(sentence.slice(index).split(/[,;.(]/u)[0]!)) continue;
        const before = sentence.slice(0, index);
        const condition = conditionText.exec(sentence.slice(index))?.[1];
        const subject = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
        this.given.push({
          predicate: predicate.map(stemOf),
          subjects: new Set(nameWords(subject).filter((word) => weightOf(word) === 100)),
          days: daysOf(subject),
          condition: condition === undefined ? null : new Set(tokensOf(condition)),
        });
      }
    }
  }

  /** True when a sentence allows something that the texts deny for the same thing. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0) return false;
    const asked = lead.slice(-leadChars);
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      if (isNegative || isOpen || isTopicOnly || !allows.test(text)) return false;
      // "selama perubahannya tidak mengubah konsep" repeats a denial
      const said = new Set(nameWords(text.replaceAll(denial, ' ')).map(stemOf));
      return this.given.some(({ predicate, subjects, condition, days }) => {
        if (!predicate.every((word) => said.has(word))) return false;
        if (days.length > 0 && !daysOf(`${sentence} ${asked}`).some((day) => days.includes(day))) return false;
        const around = new Set(nameWords(`${sentence} ${asked}`));
        if (subjects.size > 0 && ![...subjects].some((word) => around.has(word))) return false;
        return condition === null || tokensOf(`${sentence} ${asked}`).some((token) => condition.has(token));
      });
    });
  }
}

/** The words of each item in the lists of denied things. */
function listedIn(sentence: string): (readonly string[])[] {
  return [...sentence.matchAll(deniedList)].flatMap(({ 1: act, 2: colon, 3: listed }) => {
    if (act === undefined && colon === '') return [];
    const members = listed!.split(/,|[ ](?:dan|atau|maupun)[ ]/u).map((one) => one.trim().replace(/^(?:dan|atau|maupun)[ ]/u, ''));
    const end = members.findIndex((one) => !member.test(one) || verb.test(one));
    const nouns = end === -1 ? members : members.slice(0, end);
    // a single thing is read like any other denial
    if (nouns.length < 2) return [];
    return nouns.map((one) => nounsOf(one)).filter((words) => words.length > 0);
  });
}

function nounsOf(text: string): string[] {
  const words = nameWords(text).filter((word) => weightOf(word) === 100);
  return (words.length > 0 ? words : nameWords(text)).map(stemOf);
}

/** The root of a word, without known prefixes and suffixes: "dibatalkan" and "batal" have the same root. */
function stemOf(word: string): string {
  const base = word.replace(/^(?:di|ber|ter)(?=\p{L}{5})/u, '');
  return base.length > 6 ? base.replace(/(?:kan|nya)$/u, '') : base;
}

function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/h-?\d{1,2}|\p{L}{5,20}/gu) ?? []).map((token) => token.replace('-', ''));
}

/** True when a sentence allows something. */
export function allowsSomething(sentence: string): boolean {
  return allows.test(sentence);
}
