import { findAmounts } from '../../amounts.rules.js';
import { clausesOf } from '../../clauses.rules.js';
import { TermWeights, termPartsOf, termWords, wordsOfLead, type TermPart } from './term-parts.rules.js';

/** What the owner requires together: "wajib bawa STNK + KTP". */
interface Requirement {
  /** Each with its alternatives: "KTP / saksi RT" is one of two. */
  readonly items: readonly (readonly (readonly string[])[])[];
  /** What it is required for; empty when the texts do not say. */
  readonly subject: ReadonlySet<string>;
  /** True when it is required from some number on. */
  readonly isFromNumber: boolean;
}

const no = String.raw`(?:tidak|tdk|ga|gak|nggak|ngga|enggak|ndak)`;
const strong = String.raw`wajib|harus|hrs|kudu|syarat(?:nya)?|persyaratan(?:nya)?|asal(?:kan)?(?=[ ](?:ada|bawa|pakai|pake|sertakan|tunjuk|punya))|jaminan(?:nya)?(?=[ :]{1,2}(?:ktp|sim|stnk|bpkb|ijazah|kartu|paspor|motor|mobil|deposit))`;
const weak = String.raw`siapkan|siapin|bawa|sertakan|sertain|lampirkan|tunjuk(?:in|kan)|butuh|perlu`;
const requires = new RegExp(String.raw`(?<!\p{L})(?:${strong}|${weak})(?!\p{L})`, 'iu');
const isWeak = new RegExp(String.raw`^(?:${weak})$`, 'iu');
/** "Boleh bawa", "kalau perlu", "gratis kalau bawa" require nothing. */
const allowed = /(?<!\p{L})(?:boleh|bisa|silakan|silahkan|kalau|kalo|klo|jika|bila|gratis|diskon|dilarang|jangan|dapat|dapet)(?!\p{L})/iu;
const waives = new RegExp(
  String.raw`(?<!\p{L})(?:${no}[ ](?:\p{L}{2,10}[ ])?(?:wajib|harus|hrs|perlu|usah|pakai|pake|butuh|bawa)|tanpa|opsional|bebas|gausah|ga usah)(?!\p{L})`,
  'iu',
);
const negator = new RegExp(String.raw`(?<!\p{L})(?:${no}|belum|blm|jangan|bukan|tanpa)(?!\p{L})`, 'iu');
const noMember = /(?<!\p{L})(?:cukup|khusus|untuk|utk|bisa|boleh|gratis|free|kami|kalau|kalo|klo|jika|bila|dapat|dapet|udah|sudah|buka|tutup|stok|ready|kirim|antar)(?!\p{L})/iu;
const forWhat = /[ ](?:untuk|utk|buat|kalau|kalo|klo|jika|bila|saat|pas|khusus)[ ]/iu;
const verbs = new Set(
  'wajib harus hrs kudu syarat persyaratan asal siap siapkan siapin bawa sertakan serta sertain lampir lampirkan tunjuk butuh perlu pakai punya milik ada kirim minta cukup usah opsional tanpa terlebih jaminan'.split(
    ' ',
  ),
);
const age = new Set(['umur', 'usia', 'tinggi', 'berat']);
const fromNumber = /(?<!\p{L})(?:di ?atas|lebih dari|min(?:imal)?|mulai|kurang dari|di ?bawah)(?!\p{L})[^,;\n]{0,16}\d|[<>][ ]?\d|\d[^,;\n]{0,8}ke ?atas/iu;
/** As a word, "kk" is a form of address. */
const familyCard = /(?<!\p{L})KK(?!\p{L})/gu;
const memberWords = 6;
const itemWords = 5;
const requirementsMax = 300;

/** "Tidak perlu KTP", "tanpa jaminan", "gausah booking" */
const noNeed = new RegExp(
  String.raw`(?<!\p{L})(?:${no}[ ](?:perlu|usah|harus|wajib|butuh|pakai|pake)|gausah|tanpa)(?!\p{L})([^,.;()!\n]{0,60})`,
  'iu',
);
const objectEnd = /[ ](?:kak|kakak|bun|bunda|bu|pak|mas|mbak|ya|untuk|utk|buat|karena|cukup|langsung|kok|juga|kalau|kalo|jika)(?!\p{L}).*$/isu;
const enough = /(?<!\p{L})cukup[ ]([^.;()!\n]{2,80})/iu;

/** What the owner's texts require of customers, and what they say is not required. */
export class Requirements {
  private readonly given: Requirement[] = [];
  private readonly waived: ReadonlySet<string>[] = [];
  private readonly weights: TermWeights;

  constructor(text: string) {
    const parts = termPartsOf(text);
    this.weights = new TermWeights(parts);
    for (const [at, part] of parts.entries()) {
      if (this.given.length >= requirementsMax) break;
      if (waives.test(part.text)) this.waived.push(new Set(itemOf(part.text).length > 0 ? itemOf(part.text) : part.before));
      else if (requires.test(part.text)) this.read(part, parts.slice(at + 1, at + 1 + memberWords * 2));
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
    if (items.length === 0) return;
    const about = part.isHeading ? [what, ...conditions] : conditions;
    const named = [...(own.length + members.length > 0 ? itemOf(before) : []), ...about.flatMap(itemOf)];
    this.given.push({
      items,
      subject: new Set(named.length > 0 || own.length === 0 ? named : part.before),
      isFromNumber: fromNumber.test(part.text),
    });
  }

  /** True when a sentence says that something required is not needed, or that a part of it is enough. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.given.length === 0 || sentence.trimEnd().endsWith('?')) return false;
    const hasNumber = /\d/.test(`${sentence}${lead}`);
    const among = (text: string): ((one: Requirement) => boolean) => {
      const own = itemOf(text).filter((word) => this.weights.has(word));
      const about = new Set(own.length > 0 ? own : wordsOfLead(lead));
      return (one) => !(hasNumber && one.isFromNumber) && this.isAbout(one, about);
    };
    if (this.isTooLittle(sentence, among(sentence.replace(enough, ' ')))) return true;
    return clausesOf(sentence).some(({ text, isOpen }) => {
      const found = noNeed.exec(text);
      if (isOpen || found === null) return false;
      const behind = found[1]!.replace(objectEnd, '');
      const isBehind = itemOf(behind).length > 0;
      const words = isBehind ? itemOf(behind) : itemOf(text.slice(0, found.index));
      const known = words.slice(0, itemWords).filter((word) => this.weights.has(word));
      if (known.length === 0 || this.waived.some((one) => known.every((word) => one.has(word)))) return false;
      const applies = among(isBehind ? sentence.replace(behind, ' ') : sentence);
      return this.given.some((one) => applies(one) && one.items.some((item) => item.some((some) => isItem(known, some, one.subject))));
    });
  }

  /** "Cukup KTP saja" where the owner wants another paper, too. */
  private isTooLittle(sentence: string, applies: (one: Requirement) => boolean): boolean {
    const [, listed] = enough.exec(sentence) ?? [];
    if (listed === undefined) return false;
    const words = new Set(itemOf(listed.replace(objectEnd, '')));
    const named = new Set(itemOf(sentence));
    const isNamed = (item: Requirement['items'][number], among: ReadonlySet<string>): boolean =>
      item.some((one) => one.some((word) => among.has(word)));
    const about = this.given.filter((one) => one.items.length > 1 && applies(one) && one.items.some((item) => isNamed(item, words)));
    return (
      about.length > 0 &&
      about.every(({ items }) => items.some((item) => !item.some((one) => age.has(one[0]!)) && !isNamed(item, named)))
    );
  }

  /** False for a requirement for another thing than the one that the sentence or the lead names. */
  private isAbout({ subject, items }: Requirement, about: ReadonlySet<string>): boolean {
    if (subject.size === 0) return true;
    if ([...subject].some((word) => about.has(word))) return true;
    const own = new Set(items.flat(2));
    return ![...about].some((word) => !own.has(word) && this.weights.has(word));
  }
}

/** True when the denied words are those of a required thing. */
function isItem(denied: readonly string[], item: readonly string[], subject: ReadonlySet<string>): boolean {
  return denied.some((word) => item.includes(word)) && denied.every((word) => item.includes(word) || subject.has(word));
}

/** The parts after it that only continue its list. */
function membersOf(next: readonly TermPart[], line: number): Requirement['items'] {
  const end = next.findIndex(
    (one) =>
      one.line !== line ||
      requires.test(one.text) ||
      negator.test(one.text) ||
      noMember.test(one.text) ||
      findAmounts(one.text).length > 0 ||
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

/** True when a sentence says that something is not needed, or enough. */
export function deniesNeed(sentence: string): boolean {
  return noNeed.test(sentence) || enough.test(sentence);
}
