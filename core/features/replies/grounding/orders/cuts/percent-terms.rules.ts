import { findPercents } from '../../amounts.rules.js';
import type { Grounds } from '../../grounds.rules.js';
import { nameWords } from '../name-words.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { countedUnits, timeUnits, unitNamed } from '../prices/units.rules.js';

const termsMax = 60;
const besideChars = 80;
/** Characters that end the text to which a percentage belongs. */
const ends = /[,;\n]|[.](?=\s|$)/u;
const lines = /[;\n]|[.](?=\s|$)/u;
const excludes =
  /(?<!\p{L})(?:kecuali|selain|(?:ga|gak|nggak|ngga|tidak|tdk|blm|belum)[ ](?:berlaku|termasuk|untuk|utk|buat)(?:[ ](?:untuk|utk|buat|di))?)[ ]([^,;.()\n]{2,40})/iu;
const limits = /(?<!\p{L})(?:khusus|hanya|cuma|off|berlaku)[ ](?:untuk |utk |buat |di )?([^,;.()\n]{3,40})/iu;
const span = /(?<![\d.,])(\d{1,3})[ ]?(?:-|–|s\/d|sd|sampai)[ ]?(\d{1,3})[ ]?(\p{L}{2,10})/iu;
const other = /(?<!\p{L})(?:dp|uang muka|pelunasan|ppn|pajak|batal|hangus|denda)(?!\p{L})/iu;

/** Words about age. In "Anak di bawah 3 tahun gratis, 3-7 tahun 50%", the numbers count years. */
const ages = /(?<!\p{L})(?:anak|usia|umur|lansia|balita|bayi|dewasa|bawah|kurang|maks|maksimal)(?!\p{L})/iu;

/** A percentage of the owner, and what it applies to. */
interface Term {
  readonly percent: number;
  /** The quantity that the percentage requires; null when it requires none. */
  readonly counted: { readonly from: number; readonly to: number; readonly unit: string } | null;
  readonly except: readonly string[];
  readonly only: readonly string[];
}

/** The conditions of the owner's percentages: "member 10% (tidak berlaku paket)", "sewa 3-6 hari diskon 15%". */
export class PercentTerms {
  private readonly terms: readonly Term[];

  /** @param ownerText texts of the owner, as `plainText` reads them. */
  constructor(ownerText: string) {
    this.terms = findPercents(ownerText, true)
      .slice(0, termsMax)
      .flatMap(({ from, to, value }): Term[] => {
        const line = ownerText.slice(Math.max(0, from - besideChars), from);
        const before = line.split(ends).at(-1)!;
        const rest = ownerText.slice(to, to + besideChars);
        const behind = rest.split(ends)[0]!;
        if (value <= 0 || other.test(before)) return [];
        const except = namesIn(excludes.exec(behind)?.[1] ?? '');
        // "tidak berlaku paket" is not a limit to packages
        const only = namesIn(limits.exec(behind.replace(excludes, ' '))?.[1] ?? '');
        return [{ percent: value, counted: ages.test(line.split(lines).at(-1)!) ? null : countedIn(before), except, only }];
      });
  }

  /** True when the owner gives this percentage only for other things than the sentence names. */
  isRefused(percent: number, sentence: string, lead: string): boolean {
    const terms = this.terms.filter((one) => one.percent === percent);
    return terms.length > 0 && terms.every((one) => isOutside(one, sentence, lead));
  }
}

function isOutside({ counted, except, only }: Term, sentence: string, lead: string): boolean {
  const own = new Set(nameWords(sentence.replace(excludes, ' ')));
  const around = new Set([...own, ...nameWords(lead)]);
  if (except.length > 0 && except.every((word) => own.has(word))) return true;
  if (only.length > 0 && !only.some((word) => around.has(word))) return true;
  if (counted === null) return false;
  const counts = [sentence, lead]
    .map((text) => countedUnits(withoutAmounts(text)).flatMap(({ count, unit }) => (unit === counted.unit ? [count] : [])))
    .find((some) => some.length > 0);
  return counts !== undefined && counts.every((count) => count < counted.from || count > counted.to);
}

function countedIn(before: string): Term['counted'] {
  const [, from, to, unit] = span.exec(before) ?? [];
  if (from !== undefined) return { from: Number(from), to: Number(to), unit: unitNamed(unit!) };
  const last = countedUnits(before).findLast((one) => one.unit !== '');
  // "express 1 hari +50%" names the service
  if (
    last === undefined ||
    last.count < 2 ||
    (timeUnits.has(last.unit) && /(?<!\p{L})(?:dalam|selama|pengerjaan|jadi)(?!\p{L})/iu.test(before))
  )
    return null;
  return { from: last.count, to: Infinity, unit: last.unit };
}

function namesIn(text: string): readonly string[] {
  const [first = ''] = text.split(/[&/+]|(?<!\p{L})(?:dan|atau)(?!\p{L})/u);
  return nameWords(first).slice(0, 3);
}

interface Told {
  readonly grounds: () => Pick<Grounds, 'hasPercent' | 'isWordOfLead'>;
  readonly terms: () => PercentTerms;
  readonly lead: () => string;
  /** True when the sentence presents its numbers as the lead's and not as the shop's. */
  readonly isTheirs: boolean;
}

/** The percentages of a sentence that the owner does not give, or gives only for other things than the sentence names. */
export function wrongPercentsIn(sentence: string, { grounds, terms, lead, isTheirs }: Told): { from: number; to: number }[] {
  return findPercents(sentence).filter(({ value }) => {
    if (grounds().hasPercent(value)) return !isTheirs && terms().isRefused(value, sentence, lead());
    return !(isTheirs && grounds().isWordOfLead(String(value)));
  });
}
