import { clausesOf } from '../clauses.rules.js';
import { nameWords, weightOf } from '../orders/name-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** "Tidak bisa dipindahtangankan", "tidak lepas kunci", "tidak menerima tamu". */
const denial =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|belum|blm)[ ](?:(?:bisa|boleh|dapat|ada|menerima|terima|melayani|menyediakan|termasuk|untuk)[ ])?(?:di)?(\p{L}{4,24}(?:[ ]\p{L}{3,20})?)/giu;
/** "Tidak perlu" and similar words deny no offer. */
const noOffer =
  /^(?:perlu|usah|masalah|apa|hanya|cuma|kena|lebih|kurang|tahu|cocok|puas|sesuai|muat|jadi|ada|bisa|boleh|sampai|habis|yakin|luntur|panas|mudah|akan|khawatir|tersedia|ready|pakai|pake|masuk|dijawab|dibalas|diambil|hadir|datang|laku|pernah|termasuk|berlaku)(?!\p{L})/iu;
const exception = /(?<!\p{L})(?:kecuali|selain|hanya|cuma|khusus)(?!\p{L})/iu;
const conditionText = /[ ](?:kalau|kalo|klo|jika|bila|apabila|setelah|sesudah|di ?bawah|kurang dari)[ ](.{2,60})/iu;
const allows = /(?<!\p{L})(?:bisa|boleh|dapat|tetap|juga|melayani|menerima)(?!\p{L})/iu;
const fillers = new Set('kalau kalo klo jika bila kak lagi dan karena jadi dulu untuk setelah oleh dengan sama dari'.split(' '));
const leadChars = 200;
const denialsMax = 300;

interface Denial {
  readonly predicate: readonly string[];
  /** Words of the thing that is denied. */
  readonly subjects: ReadonlySet<string>;
  readonly condition: ReadonlySet<string> | null;
}

/** What the texts say the shop does not do, in any wording. */
export class Denials {
  private readonly given: Denial[] = [];

  constructor(text: string) {
    for (const { text: sentence } of sentencesOf(text)) {
      if (exception.test(sentence)) continue;
      for (const { index, 1: words } of sentence.matchAll(denial)) {
        if (this.given.length >= denialsMax) return;
        const predicate = nameWords(words!).filter((word) => weightOf(word) === 100);
        const object = words!.split(' ')[1];
        // "tidak memberi harga di telepon": the remaining words do not show what is denied
        const isCut = object !== undefined && predicate.length < 2 && !fillers.has(object.toLowerCase());
        if (predicate.length === 0 || isCut || noOffer.test(words!)) continue;
        const before = sentence.slice(0, index);
        const condition = conditionText.exec(sentence.slice(index))?.[1];
        this.given.push({
          predicate: predicate.map(stemOf),
          subjects: new Set(
            nameWords(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)).filter(
              (word) => weightOf(word) === 100,
            ),
          ),
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
      return this.given.some(({ predicate, subjects, condition }) => {
        if (!predicate.every((word) => said.has(word))) return false;
        const around = new Set(nameWords(`${sentence} ${asked}`));
        if (subjects.size > 0 && ![...subjects].some((word) => around.has(word))) return false;
        return condition === null || tokensOf(`${sentence} ${asked}`).some((token) => condition.has(token));
      });
    });
  }
}

/** The root of a word, without known prefixes and suffixes: "dibatalkan" and "batal" are one. */
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
