import { findPercents } from './amounts.rules.js';
import { besides, clausesOf, type Clause } from './clauses.rules.js';
import { isWithinSpans, monthsIn, spansIn, withoutAges, type Span } from './facts/durations.rules.js';
import { topics, withTopicOfParts, type FactTopic, type Topic } from './facts/fact-topics.rules.js';
import { changesOrder } from './facts/order-changes.rules.js';
import { isBelowLimits, limitsIn, type Limit } from './facts/limits.rules.js';
import { namesRegionOf, outside, placeNamesIn } from './facts/place-names.js';
import { withOwnPapers } from './facts/reading/topic-parts.rules.js';
import { pending } from './things/pending.rules.js';
import { reasonsIn, TakenBack } from './facts/reasons.rules.js';
import { isKindWord, nameWords, weightOf } from './orders/name-words.rules.js';
import { PriceBook } from './orders/price-book.rules.js';
import { sentencesOf } from './plain-text.rules.js';
import { withoutPaidSpans } from './times.rules.js';

const limited =
  /(?<!\p{L})(?:hanya|khusus|kecuali|minimal|min|minimum|maksimal|maks|selain|di luar|area|wilayah|radius|pulau|jawa|jabodetabek|dalam kota|khususnya|aja|saja)(?!\p{L})/iu;
const everywhere =
  /(?<!\p{L})(?:selalu|selamanya|seluruh|semua|mana (?:saja|aja|pun)|manapun|se-?indonesia|tanpa syarat|tanpa minimal|tanpa minimum)(?!\p{L})/iu;
const places = /(?<!\p{L})(?:ke|di|area|wilayah|daerah|kota|luar)[ ](?:kota |area |wilayah |daerah )?(\p{L}{4,})/giu;
const noPlaces = new Set(
  'kakak chat percakapan saat anda rumah tempat toko kami sini sana dalam alamat tujuan atas bawah lokasi depan kulkas suhu bengkel workshop outlet gerai lapak kantor gudang studio klinik salon'.split(
    ' ',
  ),
);
/** Topics that owners often state only for some things. */
const ofThings = new Set<FactTopic>(['garansi', 'BPOM', 'halal', 'sertifikat', 'keaslian', 'penggantian']);
/** Topics that apply only to the places named with them. */
const ofPlaces = new Set<FactTopic>(['gratis ongkir', 'ongkir termasuk', 'COD', 'antar jemput']);
/** Topics whose offers expire on a certain day. */
const ends = new Set<FactTopic>(['diskon', 'voucher', 'bonus', 'gratis ongkir']);
/** Topics that depend on the reason of a return. */
const takesBack = new Set<FactTopic>(['retur', 'uang kembali', 'penggantian', 'garansi']);
/** Topics that apply only to some buyers when the owner writes "khusus" or "hanya". */
const ofSome = new Set<FactTopic>(['utang', 'cicilan', 'diskon', 'voucher']);
/**
 * Wordings of "not required", such as "tidak perlu". A reply must not use them for something that the owner requires.
 */
const waived =
  /(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|tanpa)[ ](?:perlu |usah |pakai |pake |wajib |harus |ada |kena |dikenakan |bayar )?(?:biaya )?(deposit|jaminan|dp|uang muka|ktp|minimal|minimum|min|denda)(?:nya)?(?!\p{L})/iu;

const requirementsMax = 50;

/** Places for which a clause offers the topic: "gratis ongkir ke Bogor", "cod bekasi". */
function placesIn(clause: string, { says }: Topic): string[] {
  const behind = new RegExp(`${says.source}[ ](?:ke |di )(\\p{L}{4,})`, 'iu').exec(clause)?.[1];
  return [...clause.matchAll(places)]
    .map(({ 1: place }) => place!.toLowerCase())
    .concat(behind === undefined ? [] : [behind.toLowerCase()])
    .filter((place) => !noPlaces.has(place) && nameWords(place).length > 0)
    .concat(placeNamesIn(clause));
}

interface Statement {
  readonly isNegative: boolean;
  readonly isLimited: boolean;
  readonly words: ReadonlySet<string>;
  /** The words after "kecuali". The opposite of the statement applies to them. */
  readonly except: ReadonlySet<string>;
  /** The words after "hanya untuk" or "khusus". */
  readonly only: ReadonlySet<string>;
  readonly spans: readonly Span[];
  readonly limits: readonly Limit[];
  readonly text: string;
  /** Channels through which the topic is offered: "COD lewat shopee aja". */
  readonly channels: readonly string[];
}

const channelText =
  /(?<!\p{L})(shopee|tokopedia|tokped|lazada|tiktok|bukalapak|blibli|wa|whatsapp|website|web|ig|instagram|toko|offline|online|marketplace|aplikasi)(?!\p{L})/giu;

function channelsIn(text: string): string[] {
  return (text.match(channelText) ?? []).map((word) => word.toLowerCase());
}

/**
 * A sentence of the reply with the subject of the lead's question that it answers. The claim is about the things that
 * they name.
 */
export interface Claim {
  readonly sentence: string;
  readonly lead: string;
  /** The sentences of the reply before this one. After "totalnya 667rb", for example, a minimum is reached. */
  readonly before?: string;
}

/** The statements of the owner's texts and the tool results about each topic. */
export class StatedFacts {
  private readonly stated = new Map<FactTopic, Statement[]>();
  private readonly text: string;
  /** Words that name things the shop sells. */
  private readonly things: ReadonlySet<string>;
  private readonly takenBack: TakenBack;

  constructor(text: string) {
    this.text = text.toLowerCase();
    this.things = new Set(
      new PriceBook(text).entries.flatMap(({ words, isFee }) => [...words].filter((word) => !isFee && weightOf(word) === 100)),
    );
    const isThing = (part: string): boolean => nameWords(part).some((word) => this.things.has(word));
    const sentences = sentencesOf(withTopicOfParts(text)).flatMap((one) => withOwnPapers(one.text, isThing));
    this.takenBack = new TakenBack(sentences);
    for (const sentence of sentences) {
      // an owner's question ("Aman untuk ibu hamil?") states nothing
      if (sentence.trimEnd().endsWith('?') || !topics.some(({ says }) => says.test(sentence))) continue;
      const clauses = clausesOf(sentence);
      // "Jangan lupa sebutkan …" denies nothing
      const isReminder = /^[ \-•*]*jangan lupa/iu.test(clauses[0]?.text ?? '');
      const shared = { ...readingOf(sentence), text: sentence.toLowerCase() };
      for (const one of topics) {
        const about = clauses.filter(({ text: words }) => one.says.test(words));
        const denials = new Set(about.map((clause) => (clause.isNegative || pending.test(clause.text)) && !isReminder));
        const channels = about.flatMap((clause) => channelsIn(clause.text));
        const isLimited =
          shared.isLimited || (ofPlaces.has(one.name) && placeNamesIn(sentence.replaceAll(/dari \p{L}+/giu, ' ')).length > 0);
        for (const isNegative of denials) {
          const same = about.filter((clause) => clause.isNegative === isNegative);
          // "kecuali semen sobek diganti" makes a statement about the exception itself
          const isBehind = same.length > 0 && same.every(({ text: words }) => exceptedIn(sentence).includes(words));
          this.note(one.name, { ...shared, ...(isBehind && { except: new Set<string>() }), isLimited, isNegative, channels });
        }
      }
    }
  }

  private note(name: FactTopic, statement: Statement): void {
    const known = this.stated.get(name);
    if (known) known.push(statement);
    else this.stated.set(name, [statement]);
  }

  /** The topic of the claim when it has no evidence or contradicts the owner's texts; null when the claim is fine. */
  refusedIn(claim: Claim): string | null {
    const { sentence } = claim;
    const [, required] = waived.exec(sentence) ?? [];
    if (required !== undefined && this.isRequired(required.toLowerCase())) return required;
    // "keripik original" may be a variant
    const isName = ({ name, says }: Topic): boolean => name === 'keaslian' && this.things.has(says.exec(sentence)![0].toLowerCase());
    const spoken = topics.filter((one) => one.says.test(sentence) && !isName(one));
    if (spoken.length === 0) return null;
    const clauses = clausesOf(sentence);
    const isChange = changesOrder(sentence, claim.lead);
    const judged = isChange ? spoken.filter(({ name }) => name !== 'penggantian' && name !== 'retur') : spoken;
    for (const one of judged) if (clauses.some((clause) => one.says.test(clause.text) && this.refuses(one, clause, claim))) return one.name;
    return null;
  }

  /** True when the texts require the thing and never say that it is not needed. */
  private isRequired(word: string): boolean {
    const asked = new RegExp(String.raw`(?<!\p{L})${word.startsWith('min') ? 'min(?:imal|imum)?' : word}(?:nya)?(?!\p{L})`, 'giu');
    const found = [...this.text.matchAll(asked)].slice(0, requirementsMax);
    return (
      found.length > 0 && !found.some(({ index, 0: words }) => waived.test(this.text.slice(Math.max(0, index - 30), index + words.length)))
    );
  }

  private refuses(topic: Topic, clause: Clause, claim: Claim): boolean {
    const { name, mayDeny, isSpan } = topic;
    // "Kalau busuk uang kembali" states what happens
    const isNamed =
      clause.isTopicOnly &&
      !/^[ ]*(?:kalau|kalo|klo|jika|bila)[ ](?!soal|untuk)\p{L}+[ ].{0,40}(?:kembali|balik|(?:di)?refund|diganti|ganti|ulang|gratis)/iu.test(
        clause.text,
      );
    if (clause.isOpen || isNamed) return false;
    const said = spansIn(withoutAges(withoutPaidSpans(clause.text)));
    if (isSpan && said.length === 0) return false;
    const known = this.stated.get(name) ?? [];
    const positive = known.filter(({ isNegative }) => !isNegative);
    if (clause.isNegative || pending.test(clause.text))
      return (
        !mayDeny &&
        !known.some((one) => namesException(one, clause.text)) &&
        positive.length > 0 &&
        positive.length === known.length &&
        !known.some(({ isLimited }) => isLimited)
      );
    // "paket tidak ikut diskon, promonya untuk satuan": each part applies to the things that it names
    const own = subjectsOf(clause.text, topic.says).length > 0 ? clause.text : claim.sentence;
    const about = this.closest(topic, known, { ...claim, sentence: own });
    if (topic.isOpenUnlessLimited) {
      // "tidak ada layanan antar"
      if (positive.length === 0) return name === 'antar jemput' && known.length > 0;
      return this.isElsewhere(topic, clause.text, { claim, positive, about });
    }
    if (takesBack.has(name) && !excepting.test(claim.sentence) && this.takenBack.isRefused(reasonsOf(clause.text, claim))) return true;
    if (about.length > 0 && about.every((one) => one.isNegative !== isExcepted(one, own))) return true;
    if (positive.length === 0) return !known.some((one) => isExcepted(one, own));
    if (
      name === 'termasuk' &&
      !sharesObject(
        clause.text,
        known.filter((one) => one.isNegative === isExcepted(one, own)),
      )
    )
      return true;
    if (about.length === 0 && ofThings.has(name) && this.isOfOthers(positive, topic, claim)) return true;
    return isBeyond(topic, clause.text, { claim, things: this.things, about: about.length > 0 ? about : positive, all: positive, said });
  }

  /** True for a place outside of the owner's limits: "bisa kirim ke Bandung" when the owner wrote "hanya kirim Jabodetabek". */
  private isElsewhere(topic: Topic, clause: string, { claim, positive, about }: ElsewhereInput): boolean {
    const own = about.length > 0 ? about.filter((one) => !one.isNegative) : positive;
    const limitedOnes = own.filter((one) => one.isLimited && placeNamesIn(one.text).length > 0);
    if (limitedOnes.length === 0 || limitedOnes.length < own.length) return false;
    const text = limitedOnes.map((one) => one.text).join(' ');
    return (
      placesOf(clause, topic, claim).some((place) => !isNamedIn(text, place) && !this.things.has(place) && !this.isZone(place)) ||
      (everywhere.test(clause) && !everywhere.test(text))
    );
  }

  /** True for a place with a fee of its own: "Badung 25rb". */
  private isZone(place: string): boolean {
    return new RegExp(String.raw`(?<!\p{L})${place}[ ]?[:=]?[ ]?(?:rp\.?[ ]?)?\d`, 'u').test(this.text);
  }

  /** True when the owner's statements hold for some things only, and the claim names another thing. */
  private isOfOthers(positive: readonly Statement[], { name, says }: Topic, { sentence, lead }: Claim): boolean {
    const own = subjectsOf(sentence, says).filter((word) => this.things.has(word));
    const subjects = own.length > 0 ? own : subjectsOf(lead.slice(-200), says).filter((word) => this.things.has(word));
    if (name === 'penggantian') return subjectsOf(`${sentence} ${lead.slice(-200)}`, says).length > 0;
    return (
      subjects.length > 0 &&
      positive.every(
        (one) => !/(?<!\p{L})(?:semua|seluruh)(?!\p{L})/u.test(one.text) && [...one.words].some((word) => this.things.has(word)),
      )
    );
  }

  /** The statements that share the most words with the claim, besides the topic itself; none when no word is shared. */
  private closest({ says, name }: Topic, known: readonly Statement[], { sentence, lead }: Claim): readonly Statement[] {
    const own = subjectsOf(sentence, says);
    const scored = (words: readonly string[]) => known.map((one) => ({ one, score: words.filter((word) => one.words.has(word)).length }));
    const bySentence = scored(own);
    const best = Math.max(0, ...bySentence.map(({ score }) => score));
    if (best > 0) return bySentence.filter(({ score }) => score === best).map(({ one }) => one);
    if (!ofThings.has(name)) return [];
    const byLead = scored(subjectsOf(lead.slice(-200), says));
    const bestOfLead = Math.max(0, ...byLead.map(({ score }) => score));
    return bestOfLead === 0 ? [] : byLead.filter(({ score }) => score === bestOfLead).map(({ one }) => one);
  }
}

interface ElsewhereInput {
  readonly claim: Claim;
  readonly positive: readonly Statement[];
  readonly about: readonly Statement[];
}

/** The places of a clause; else those of its sentence, else those that the lead asks about. */
function placesOf(clause: string, topic: Topic, { sentence, lead }: Claim): string[] {
  for (const text of [clause, sentence]) {
    const found = placesIn(text, topic);
    if (found.length > 0) return found;
  }
  return placeNamesIn(lead.slice(-200));
}

function isNamedIn(text: string, place: string): boolean {
  return text.includes(place) || namesRegionOf(text, place);
}

/** The reason of a return, from the clause, else from its sentence, else from the lead. */
function reasonsOf(clause: string, { sentence, lead }: Claim): ReturnType<typeof reasonsIn> {
  for (const text of [clause, sentence]) {
    const found = reasonsIn(text);
    if (found.length > 0) return found;
  }
  return reasonsIn(lead.slice(-200));
}

interface Beyond {
  readonly claim: Claim;
  /** Names of the shop's things. In "Jeruk medan", the city is part of a product's name and no place. */
  readonly things: ReadonlySet<string>;
  readonly about: readonly Statement[];
  readonly all: readonly Statement[];
  readonly said: readonly Span[];
}

/** True for a claim that goes beyond the owner's: more places, a lower minimum, a longer time. */
function isBeyond(topic: Topic, clause: string, { claim, things, about, all, said }: Beyond): boolean {
  const isLimited = all.every((one) => one.isLimited);
  const text = all.map((one) => one.text).join(' ');
  if (isLimited && placesOf(clause, topic, claim).some((place) => !isNamedIn(text, place) && !things.has(place))) return true;
  if (isLimited && ofPlaces.has(topic.name) && outside.test(clause) && !outside.test(text)) return true;
  if (isLimited && all.every((one) => one.channels.length > 0)) {
    const channels = all.flatMap((one) => one.channels);
    if (channelsIn(clause).some((one) => !channels.includes(one))) return true;
  }
  if (isLimited && everywhere.test(clause) && !everywhere.test(text)) return true;
  if (ofSome.has(topic.name) && all.every((one) => one.only.size > 0)) {
    const spoken = nameWords(`${claim.sentence} ${claim.lead.slice(-200)}`);
    if (!all.some((one) => spoken.some((word) => one.only.has(word)))) return true;
  }
  if (ends.has(topic.name) && monthsIn(text).length > 0 && monthsIn(clause).some((month) => !text.includes(month))) return true;
  if (
    withPercents(about, clause)
      .map((one) => limitsFor(one, clause))
      .every((limits) => limits.length > 0 && isBelowLimits(limits, claim))
  )
    return true;
  const own = about.flatMap((one) => one.spans);
  const known = own.length > 0 ? own : all.flatMap((one) => one.spans);
  if (said.some(({ from }) => from === Infinity)) return !known.some(({ from }) => from === Infinity);
  return known.length > 0 && said.some((one) => !isWithinSpans(one, known));
}

/** The statements with the percentage of a clause ("potongan 15%"); all statements when none has it. */
function withPercents(statements: readonly Statement[], clause: string): readonly Statement[] {
  const said = findPercents(clause, true).map(({ value }) => value);
  const same = said.length === 0 ? [] : statements.filter(({ text }) => findPercents(text, true).some(({ value }) => said.includes(value)));
  return same.length > 0 ? same : statements;
}

/**
 * The limits that belong to the percentage of a clause. In "200 pcs ke atas diskon 5%, 500 pcs ke atas diskon 12%",
 * the limit of 12% is 500 pcs.
 */
function limitsFor({ text, limits }: Statement, clause: string): readonly Limit[] {
  const said = findPercents(clause, true).map(({ value }) => value);
  const parts = said.length === 0 ? [] : text.split(/[,;](?!\d)/u);
  const own = parts
    .filter((part) => findPercents(part, true).some(({ value }) => said.includes(value)))
    .map(limitsIn)
    .filter(({ length }) => length > 0);
  return own.length === 1 ? own[0]! : limits;
}

const excepting = new RegExp(
  String.raw`(?<!\p{L})(?:kecuali|selain(?! itu)|kec\.?(?=[ ])|(?:tidak|tdk|gak|ga|nggak|ngga) (?:termasuk|ikut|kena|berlaku (?:untuk|buat))|bukan untuk|(?<=\()bukan|${besides})(?!\p{L})`,
  'iu',
);

/** "Belum termasuk antar" in an answer repeats an exception. In the owner's text it excepts nothing from a discount. */
const notYetIn = /(?<!\p{L})(?:belum|blm) termasuk(?!\p{L})/iu;

function isExcepted({ except }: Statement, sentence: string): boolean {
  // An answer that repeats the owner's exception is not a claim about the excluded thing.
  if (except.size === 0 || excepting.test(sentence) || notYetIn.test(sentence)) return false;
  return nameWords(sentence).some((word) => except.has(word));
}

/** True for a text that repeats the owner's exception: "Kena air tidak termasuk garansi". */
function namesException({ except }: Statement, text: string): boolean {
  return except.size > 0 && nameWords(text).some((word) => except.has(word));
}

/** The part of a sentence after "kecuali". */
function exceptedIn(sentence: string): string {
  const at = sentence.search(excepting);
  return at < 0 ? '' : sentence.slice(at).replace(excepting, '');
}

function readingOf(sentence: string): Pick<Statement, 'isLimited' | 'words' | 'except' | 'only' | 'spans' | 'limits'> {
  const at = sentence.search(excepting);
  const behind = at < 0 ? '' : sentence.slice(at).replace(excepting, ' ').replace(/\).*$/su, '');
  return {
    isLimited: limited.test(sentence),
    words: new Set(nameWords(sentence)),
    except: new Set(nameWords(behind).filter((word) => !isKindWord(word) && !noSubjects.has(word))),
    only: new Set(onlyFor(sentence)),
    spans: spansIn(sentence),
    limits: limitsIn(sentence),
  };
}

/** Words that do not distinguish groups of buyers or things. */
const noClasses = new Set('paket produk barang pelanggan pembeli orang member'.split(' '));
/**
 * The words after "hanya untuk" or "khusus". Words that do not distinguish buyers or things are left out, unless
 * there are no others.
 */
function onlyFor(sentence: string): readonly string[] {
  const words = nameWords(/(?<!\p{L})(?:hanya|khusus|cuma)[ ](?:untuk |buat |bagi )?(.{3,40})/iu.exec(sentence)?.[1] ?? '');
  const telling = words.filter((word) => !noClasses.has(word));
  return telling.length > 0 ? telling : words;
}

const noSubjects = new Set(
  'toko resmi produk barang bisa tahun hari bulan minggu jam gratis saja bersertifikat mui ber kondisi sampai'.split(' '),
);

/** The words of a claim that show its subject. */
function subjectsOf(text: string, says: RegExp): string[] {
  return nameWords(text.replace(says, ' ')).filter((word) => !noSubjects.has(word) && !/^\d/.test(word));
}

/** True when the owner's words include what is said to be included. */
function sharesObject(clause: string, positive: readonly Statement[]): boolean {
  const object = /(?:termasuk|include)[ ](.{0,60})/isu.exec(clause)?.[1] ?? '';
  const words = nameWords(object).filter((word) => !noSubjects.has(word));
  return words.length === 0 || positive.some((one) => words.some((word) => one.words.has(word)));
}

/** True when a sentence names a topic that needs evidence. */
export function speaksOfFacts(sentence: string): boolean {
  return topics.some(({ says }) => says.test(sentence)) || waived.test(sentence);
}
