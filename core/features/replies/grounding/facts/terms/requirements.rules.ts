import { findAmounts } from '../../amounts.rules.js';
import { clausesOf } from '../../clauses.rules.js';
import { TermWeights, termPartsOf, termWords, wordsOfLead, type TermPart } from './term-parts.rules.js';

/** Things that the owner requires together: "wajib bawa STNK + KTP". */
interface Requirement {
  /** The required things, each with its alternatives: of "KTP / saksi RT", one is enough. */
  readonly items: readonly (readonly (readonly string[])[])[];
  /** The subject of the requirement, for which the things are needed; empty when the texts do not name one. */
  readonly subject: ReadonlySet<string>;
  /** True when the requirement applies only from some number on. */
  readonly isFromNumber: boolean;
}

const no = String.raw`(?:tidak|tdk|ga|gak|nggak|ngga|enggak|ndak)`;
const strong = String.raw`wajib|harus|hrs|kudu|syarat(?:nya)?|persyaratan(?:nya)?|asal(?:kan)?(?=[ ](?:ada|bawa|pakai|pake|sertakan|tunjuk|punya))|jaminan(?:nya)?(?=[ :]{1,2}(?:ktp|sim|stnk|bpkb|ijazah|kartu|paspor|motor|mobil|deposit))`;
const weak = String.raw`siapkan|siapin|bawa|sertakan|sertain|lampirkan|tunjuk(?:in|kan)|butuh|perlu`;
const requires = new RegExp(String.raw`(?<!\p{L})(?:${strong}|${weak})(?!\p{L})`, 'iu');
const list = /(?<!\p{L})(?:syarat(?:nya)?|persyaratan(?:nya)?|jaminan(?:nya)?)(?!\p{L})/iu;
const isWeak = new RegExp(String.raw`^(?:${weak})$`, 'iu');
/** Words after which nothing is required: "Boleh bawa", "kalau perlu", "gratis kalau bawa". */
const allowed = /(?<!\p{L})(?:boleh|bisa|silakan|silahkan|kalau|kalo|klo|jika|bila|gratis|diskon|dilarang|jangan|dapat|dapet)(?!\p{L})/iu;
const waives = new RegExp(
  String.raw`(?<!\p{L})(?:${no}[ ](?:\p{L}{2,10}[ ])?(?:wajib|harus|hrs|perlu|usah|pakai|pake|butuh|bawa)|tanpa|opsional|bebas|gausah|ga usah)(?!\p{L})`,
  'iu',
);
const negator = new RegExp(String.raw`(?<!\p{L})(?:${no}|belum|blm|jangan|bukan|tanpa)(?!\p{L})`, 'iu');
const noMember =
  /(?<!\p{L})(?:cukup|khusus|untuk|utk|bisa|boleh|gratis|free|kami|kalau|kalo|klo|jika|bila|dapat|dapet|udah|sudah|buka|tutup|stok|ready|kirim|antar)(?!\p{L})/iu;
const forWhat = /[ ](?:untuk|utk|buat|kalau|kalo|klo|jika|bila|saat|pas|khusus)[ ]/iu;
const verbs = new Set(
  'wajib harus hrs kudu syarat persyaratan asal siap siapkan siapin bawa sertakan serta sertain lampir lampirkan tunjuk butuh perlu pakai punya milik ada kirim minta cukup usah opsional tanpa terlebih jaminan'.split(
    ' ',
  ),
);
const age = new Set(['umur', 'usia', 'tinggi', 'berat']);
const fromNumber =
  /(?<!\p{L})(?:di ?atas|lebih dari|min(?:imal)?|mulai|kurang dari|di ?bawah)(?!\p{L})[^,;\n]{0,16}\d|[<>][ ]?\d|\d[^,;\n]{0,8}ke ?atas/iu;
/** "KK" in capitals is a family card. In lower case, "kk" is a form of address. */
const familyCard = /(?<!\p{L})KK(?!\p{L})/gu;
const memberWords = 6;
const itemWords = 5;
/**
 * Share of a requirement without a subject. It is so low that a requirement with the named subject takes precedence.
 */
const unnamedShare = 0.01;
const requirementsMax = 300;

/** "Tidak perlu KTP", "tanpa jaminan", "gausah booking" */
const noNeed = new RegExp(
  String.raw`(?<!\p{L})(?:${no}[ ](?:perlu|usah|harus|wajib|butuh|pakai|pake)|gausah|tanpa)(?!\p{L})([^,.;()!\n]{0,60})`,
  'iu',
);
const objectEnd =
  /[ ](?:kak|kakak|bun|bunda|bu|pak|mas|mbak|ya|untuk|utk|buat|karena|cukup|langsung|kok|juga|kalau|kalo|jika)(?!\p{L}).*$/isu;
const forWhom = /(?<!\p{L})(?:untuk|utk|buat|bagi|khusus)[ ](\p{L}{3,20})(?!\p{L})/giu;
const enough = /(?<!\p{L})cukup[ ]([^.;()!\n]{2,80})/iu;

/** Things that the owner's texts require of customers, and things that they say are not required. */
export class Requirements {
  private readonly given: Requirement[] = [];
  private readonly waived: ReadonlySet<string>[] = [];
  private readonly weights: TermWeights;

  constructor(text: string) {
    const parts = termPartsOf(text);
    this.weights = new TermWeights(parts);
    let lastList = -1;
    for (const [at, part] of parts.entries()) {
      if (this.given.length >= requirementsMax) break;
      if (list.test(part.text)) lastList = part.line;
      const next = parts.slice(at + 1, at + 1 + memberWords * 2);
      // "syarat warga kota: KTP. Luar kota: KTP + KK"
      if (part.isHeading && part.line > 0 && part.line === lastList + 1 && !requires.test(part.text))
        this.note(membersOf(next, part.line), { subject: itemOf(part.text), isFromNumber: false });
      else if (waives.test(part.text)) this.waived.push(new Set(itemOf(part.text).length > 0 ? itemOf(part.text) : part.before));
      else if (requires.test(part.text)) this.read(part, next);
    }
  }

  private read(part: TermPart, next: readonly TermPart[]): void {
    const found = requires.exec(part.text)!;
    const before = part.text.slice(0, found.index);
    if (isWeak.test(found[0]) && (allowed.test(before) || /^[ ]sendiri/iu.test(part.text.slice(found.index + found[0].length)))) return;
    const behind = part.text.slice(found.index + found[0].length);
    const [what = '', ...conditions] = behind.split(forWhat);
    // "syarat kredit: KTP, KK"
    const own = part.isHeading ? [] : itemsOf(what);
    const members = membersOf(next, part.line);
    const items = [...(own.length > 0 ? own : members.length > 0 ? [] : itemsOf(before)), ...members];
    const about = part.isHeading ? [what, ...conditions] : conditions;
    const named = [...(own.length + members.length > 0 ? itemOf(before) : []), ...about.flatMap(itemOf)];
    this.note(items, { subject: named.length > 0 || own.length === 0 ? named : part.before, isFromNumber: fromNumber.test(part.text) });
  }

  private note(items: Requirement['items'], of: { readonly subject: readonly string[]; readonly isFromNumber: boolean }): void {
    if (items.length > 0) this.given.push({ items, subject: new Set(of.subject), isFromNumber: of.isFromNumber });
  }

  /** True when a sentence says that something required is not needed, or that a part of it is enough. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0 || sentence.trimEnd().endsWith('?')) return false;
    const hasNumber = /\d/.test(`${sentence}${lead}`);
    const among = (text: string): ((one: Requirement) => number) => {
      const own = itemOf(text).filter((word) => this.weights.has(word));
      const people = [...text.matchAll(forWhom)].flatMap(([, words]) => itemOf(words!));
      const about = new Set(own.length + people.length > 0 ? [...own, ...people] : wordsOfLead(lead));
      // a person or thing that the texts do not name ("untuk dewasa") is another case, too
      if (people.some((word) => !this.weights.has(word))) return () => 0;
      return (one) => (hasNumber && one.isFromNumber ? 0 : this.shareOf(one, about));
    };
    const object = enough.exec(sentence)?.[1]?.replace(objectEnd, '');
    if (object !== undefined && this.isTooLittle(object, { sentence, applies: among(sentence.replace(object, ' ')) })) return true;
    return clausesOf(sentence).some(({ text, isOpen }) => {
      const found = noNeed.exec(text);
      if (isOpen || found === null) return false;
      const behind = found[1]!.replace(objectEnd, '');
      const isBehind = itemOf(behind).length > 0;
      const words = isBehind ? itemOf(behind) : itemOf(text.slice(0, found.index));
      const known = words.slice(0, itemWords).filter((word) => this.weights.has(word));
      if (known.length === 0 || this.waived.some((one) => known.every((word) => one.has(word)))) return false;
      const applies = among(isBehind ? sentence.replace(behind, ' ') : sentence);
      return this.given.some((one) => applies(one) > 0 && one.items.some((item) => item.some((some) => isItem(known, some, one.subject))));
    });
  }

  /**
   * True when a sentence accepts a part of what the owner requires: "Cukup KTP saja" when the owner wants another
   * document, too.
   */
  private isTooLittle(object: string, { sentence, applies }: { sentence: string; applies: (one: Requirement) => number }): boolean {
    const words = new Set(itemOf(object));
    const named = new Set(itemOf(sentence));
    const isNamed = (item: Requirement['items'][number], among: ReadonlySet<string>): boolean =>
      item.some((one) => one.some((word) => among.has(word)));
    const scored = this.given.flatMap((one) => {
      const share = one.items.some((item) => isNamed(item, words)) ? applies(one) : 0;
      return share > 0 ? [{ one, share }] : [];
    });
    const best = Math.max(0, ...scored.map(({ share }) => share));
    return (
      best > 0 &&
      scored
        .filter(({ share }) => share === best)
        .every(({ one }) => one.items.some((item) => !item.some((some) => age.has(some[0]!)) && !isNamed(item, named)))
    );
  }

  /** Share of a requirement's subject that the sentence or the lead names; 0 when they name another subject. */
  private shareOf({ subject, items }: Requirement, about: ReadonlySet<string>): number {
    if (subject.size === 0) return unnamedShare;
    const shared = [...subject].filter((word) => about.has(word)).length;
    if (shared > 0) return shared / subject.size;
    const own = new Set(items.flat(2));
    return [...about].some((word) => !own.has(word) && this.weights.has(word)) ? 0 : unnamedShare;
  }
}

/** True when the denied words are those of a required thing. */
function isItem(denied: readonly string[], item: readonly string[], subject: ReadonlySet<string>): boolean {
  return denied.some((word) => item.includes(word)) && denied.every((word) => item.includes(word) || subject.has(word));
}

/** The items in the following parts that only continue the list of the current part. */
function membersOf(next: readonly TermPart[], line: number): Requirement['items'] {
  const end = next.findIndex(
    (one) =>
      one.line !== line ||
      requires.test(one.text) ||
      negator.test(one.text) ||
      noMember.test(one.text) ||
      (findAmounts(one.text).length > 0 && !one.text.includes('+')) ||
      one.text.trim().split(/\s+/).length > memberWords,
  );
  return (end === -1 ? next : next.slice(0, end)).flatMap((one) => itemsOf(one.text));
}

function itemsOf(text: string): Requirement['items'] {
  return text
    .split(/[ ]?[+&][ ]?|[ ](?:dan|serta|sama)[ ]/iu)
    .filter((one) => !negator.test(one))
    .map((one) =>
      one
        .split(/[ ]?\/[ ]?|[ ](?:atau|ato)[ ]/iu)
        .map((part) => itemOf(part).slice(0, itemWords))
        .filter(({ length }) => length > 0),
    )
    .filter(({ length }) => length > 0);
}

function itemOf(text: string): string[] {
  return termWords(text.replaceAll(familyCard, 'kartu keluarga')).filter((word) => !verbs.has(word));
}

/** True when a sentence says that something is not needed, or that something is enough. */
export function deniesNeed(sentence: string): boolean {
  return noNeed.test(sentence) || enough.test(sentence);
}
