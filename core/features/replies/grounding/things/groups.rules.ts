import { findAmounts, findPercents } from '../amounts.rules.js';
import { clausesOf } from '../clauses.rules.js';
import { isGeneral } from '../evidence/general-words.js';
import { measuresIn } from '../evidence/measures.rules.js';
import { rootsOf } from '../evidence/owner-parts.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

type Kind = 'buyers' | 'days' | 'speed';

const group = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?:nya)?(?!\p{L})`, 'iu');
/** Groups of buyers, of days and of orders with offers of their own. */
const groups: readonly (readonly [name: string, kind: Kind, says: RegExp])[] = [
  ['pupils', 'buyers', group('pelajar|mahasiswa|siswa|murid|santri')],
  ['companies', 'buyers', group('pt|cv|perusahaan|instansi|kantor|dinas|corporate|korporat')],
  ['persons', 'buyers', group('perorangan|pribadi|personal|individu|umum')],
  ['alumni', 'buyers', group('alumni')],
  ['new', 'buyers', group('(?:peserta|member|pelanggan|customer|pembeli|konsumen|pasien|anggota) baru')],
  ['known', 'buyers', group('(?:peserta|pelanggan|customer|pembeli|konsumen|pasien) (?:lama|setia|tetap)|langganan|member')],
  ['traders', 'buyers', group('reseller|agen|dropship|dropshipper|distributor|mitra')],
  ['schools', 'buyers', group('tk|paud|sekolah|guru')],
  ['express', 'speed', group('express|ekspres|urgent|kilat|cito|prioritas|same ?day')],
  ['normal', 'speed', group('normal|reguler|regular|standar')],
  ['workdays', 'days', group('weekday|weekdays|hari biasa|senin[ ]?(?:-|–|s/d|sampai)[ ]?(?:jumat|kamis)')],
  [
    'weekend',
    'days',
    group('weekend|akhir pekan|sabtu|minggu(?! depan| ini| lalu)|tanggal merah|tgl merah|(?:setiap|tiap) hari(?! kerja)'),
  ],
];

interface Offer {
  readonly groups: ReadonlyMap<Kind, ReadonlySet<string>>;
  readonly roots: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly isNegative: boolean;
}

const cuts = /,(?!\d)|[;()|\n]|:(?!\d)|[ ](?:tapi|tetapi|sedangkan)[ ]/u;
const grants = /(?<!\p{L})(?:bisa|boleh|ada|dapat|dapet|dpt|gratis|free|diskon|disc|potongan|promo|berlaku|juga|cukup)(?!\p{L})|\d/iu;
const offersMax = 400;

/** Offers of the owner for some buyers or on some days only: "diskon 20% utk alumni", "weekday pelajar 15rb". */
export class Groups {
  private readonly offers: readonly Offer[];

  constructor(text: string) {
    this.offers = sentencesOf(text)
      .flatMap(({ text: sentence }) => {
        let before: Offer['groups'] = new Map();
        return sentence.split(cuts).map((part): Offer => {
          const own = groupsIn(part);
          // a group applies to the parts after it: "pembelian PT: disc 8%, tempo 30 hari"
          before = own.size > 0 ? own : before;
          return { ...readOf(part), groups: before };
        });
      })
      .slice(0, offersMax);
  }

  /** True when a sentence gives to a group something that the texts give only to other groups. */
  isRefused(sentence: string): boolean {
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      const own = groupsIn(text);
      if (isNegative || isOpen || isTopicOnly || own.size === 0 || !grants.test(text)) return false;
      const said = readOf(text);
      const about = this.offers.filter((one) => !one.isNegative && isAbout(one, said));
      return [...own].some(([kind, names]) => {
        const given = about.map((one) => one.groups.get(kind));
        return given.length > 0 && given.every((one) => one !== undefined && ![...names].some((name) => one.has(name)));
      });
    });
  }
}

function readOf(text: string): Omit<Offer, 'groups'> {
  const bare = groups.reduce((rest, [, , says]) => rest.replace(says, ' '), text);
  return {
    roots: new Set(rootsOf(bare).filter((root) => !isGeneral(root) && !/^\d/.test(root))),
    numbers: new Set([
      ...findAmounts(text).map(({ value }) => `rp ${value}`),
      ...findPercents(text, true).map(({ value }) => `% ${value}`),
      ...measuresIn(text).map(({ unit, from, to }) => `${unit} ${from} ${to}`),
    ]),
    isNegative: clausesOf(text).some((one) => one.isNegative),
  };
}

/** True when both have the same numbers. A sentence without numbers must share a distinctive word. */
function isAbout(one: Offer, said: Omit<Offer, 'groups'>): boolean {
  if (said.numbers.size > 0) return [...said.numbers].every((number) => one.numbers.has(number));
  return said.roots.size > 0 && [...said.roots].some((root) => one.roots.has(root));
}

function groupsIn(text: string): Offer['groups'] {
  const found = new Map<Kind, Set<string>>();
  for (const [name, kind, says] of groups) if (says.test(text)) found.set(kind, (found.get(kind) ?? new Set()).add(name));
  return found;
}

/** True when a sentence names a group of buyers or of days. */
export function namesGroup(sentence: string): boolean {
  return groups.some(([, , says]) => says.test(sentence));
}
