import { findAmounts, findForeign } from './amounts.rules.js';
import { strangeContactsIn } from './contacts/strange-contacts.rules.js';
import { statementObjections } from './statements.rules.js';
import { Grounds, type Arithmetic, type GroundSources } from './grounds.rules.js';
import { acceptedBargains, acceptedOffer } from './orders/bargains.rules.js';
import { withoutEarlierPrices } from './orders/earlier-prices.rules.js';
import { isOfLeadHere, placesIn } from './orders/amount-places.rules.js';
import { OrderCheck } from './orders/order-check.rules.js';
import { allowsSomething, Denials } from './facts/denials.rules.js';
import { Exceptions } from './facts/exceptions.rules.js';
import { NearDays } from './facts/near-days.rules.js';
import { ownerStatements } from './facts/reading/owner-statements.rules.js';
import { inPlainForms } from './facts/reading/plain-forms.rules.js';
import { affirmsPending } from './things/pending.rules.js';
import { nameWords, weightOf } from './orders/name-words.rules.js';
import { PriceBook } from './orders/price-book.rules.js';
import { isNamedBy, isOfFewer, pricesOf, type Priced } from './orders/priced.rules.js';
import { pricedText } from './orders/prices/product-lines.rules.js';
import { isPlainOf } from './orders/prices/qualifiers.rules.js';
import { isByOtherUnit } from './orders/prices/units.rules.js';
import { countsIn } from './orders/quantities.rules.js';
import { writtenSums } from './orders/written-sums.rules.js';
import { lacksExtra } from './orders/roles/extra-prices.rules.js';
import { KnownOrder } from './orders/verdicts/known-order.rules.js';
import { isOfOtherTier } from './orders/verdicts/tier-places.rules.js';
import { DistanceFees } from './orders/verdicts/distance-fees.rules.js';
import { isReductionOf, soldBy } from './orders/roles/meant-things.rules.js';
import { PercentTerms, wrongPercentsIn } from './orders/cuts/percent-terms.rules.js';
import { includesOwnFees } from './orders/roles/tool-bills.rules.js';
import { wrongMagnitudes } from './orders/in-words/magnitudes.rules.js';
import { wrongRelations } from './orders/in-words/price-relations.rules.js';
import { wrongShortPrices } from './orders/in-words/short-prices.rules.js';
import { CategoryRanges, withoutCategoryRanges } from './category-ranges.rules.js';
import { alignedWith } from './evidence/places/aligned.rules.js';
import { claimsGift, PricedGifts } from './orders/verdicts/priced-gifts.rules.js';
import { claimsFreeDelivery, FreeDeliveries } from './orders/verdicts/free-delivery.rules.js';
import { unseenPayments } from './payments/confirmations.rules.js';
import { PricedThings } from './priced-things.rules.js';
import { isAgreed, isRepeat, setsFloor } from './lead-amounts.rules.js';
import { plainText, sentencesOf, type Sentence } from './plain-text.rules.js';
import { contradictionsIn, inclusionsOf } from './things/contradictions.rules.js';
import { namesIncluded } from './things/inclusions.rules.js';

/**
 * Why a sentence may not be sent: a price, an account number, a link, a statement about the shop, a confirmation of an
 * unchecked payment, words of the instruction, or a statement without evidence.
 */
export interface Objection {
  readonly kind: 'amount' | 'account' | 'link' | 'fact' | 'paid' | 'instruction' | 'secret' | 'cost' | 'off-topic' | 'doubt';
  /** As written in the reply. */
  readonly words: string;
  readonly sentence: string;
}

/**
 * The parts of a reply without evidence. Evidence for an amount is in the owner's texts, a tool's result, the bot's
 * earlier messages, or arithmetic on these. The lead's own amounts may be repeated when the sentence presents them as
 * the lead's ({@link isRepeat}).
 */
export function objectionsTo(reply: string, given: GroundSources): Objection[] {
  return objectionsIn(reply, inPlainForms(given));
}

function objectionsIn(reply: string, given: GroundSources): Objection[] {
  const { text, places } = plainText(reply);
  const amounts = findAmounts(text);
  const sources = amounts.length === 0 ? given : withoutEarlierPrices(withoutCategoryRanges(given));
  const ranges = amounts.length === 0 ? new Set<number>() : rangesIn(text, given);
  const grounds = lazily(() => new Grounds(sources));
  const arithmetic = lazily(() => grounds().arithmeticFor(text));
  const isUnseenPayment = unseenPayments(sources);
  const found: Objection[] = [];
  const sentences = sentencesOf(text);
  const object = (kind: Objection['kind'], { from, to }: { from: number; to: number }, sentence: Sentence): void => {
    const shown = (start: number, end: number) => reply.slice(places[start], places[end]);
    found.push({ kind, words: shown(from, to).trim(), sentence: shown(sentence.from, sentence.to) });
  };
  // two passes: a total may come before the amounts that it sums up
  for (const one of amounts) if (arithmetic().follows(one, sentenceAt(sentences, one.from).text)) arithmetic().note(one.value);
  const verdicts = amounts.length === 0 ? null : new OrderCheck(sources).verdictsOn(text);
  const computed = new Map([...(verdicts ?? [])].map(([{ from }, verdict]) => [from, verdict]));
  const isRefusedOffer = ({ from, to, value }: (typeof amounts)[number]): boolean =>
    grounds().mayBeOffered(value) && isOfLeadHere(text.slice(sentenceAt(sentences, from).from, from), text.slice(to, to + 30));
  for (const one of amounts) {
    if (ranges.has(one.from)) continue;
    const sentence = sentenceAt(sentences, one.from);
    const verdict = computed.get(one.from) ?? 'unknown';
    if (verdict === 'right') continue;
    const isRepeated = grounds().isLeads(one.value) && isRepeat(sentence.text) && !setsFloor(text.slice(sentence.from, one.from));
    const isTheirs = isRepeated || isRefusedOffer(one);
    const ground = { grounds: grounds(), arithmetic: arithmetic(), words: text.slice(one.from, one.to), isTheirs };
    if (verdict === 'wrong' ? isTheirs && !isAgreed(sentence.text) : isFounded(one, sentence.text, ground)) continue;
    object('amount', one, sentence);
  }
  const refused = new Set(found.map(({ words }) => words));
  for (const one of misplacedAmounts(text, sources).filter((placed) => !isRefusedOffer(placed)))
    if (!ranges.has(one.from) && !refused.has(text.slice(one.from, one.to)) && computed.get(one.from) !== 'right')
      object('amount', one, sentenceAt(sentences, one.from));
  for (const one of strangeContactsIn(text, sentences, grounds)) object('account', one, one.sentence);
  const haggled = { ...readLater(given), follows: (value: number) => arithmetic().follows({ value, isRough: false }, 'totalnya') };
  const terms = lazily(() => new PercentTerms(plainText(given.owner.join('\n')).text));
  const agreed = acceptedOffer(sentences, haggled);
  if (agreed !== null) object('amount', agreed, agreed);
  for (const sentence of sentences) {
    const unsaid = amounts.some(({ from }) => from >= sentence.from && from < sentence.to) ? [] : wrongShortPrices(sentence.text, haggled);
    for (const { from, to } of [...wrongInWords(sentence.text, haggled), ...unsaid])
      object('amount', { from: from + sentence.from, to: to + sentence.from }, sentence);
    const told = { grounds, terms, lead: haggled.lead, isTheirs: isRepeat(sentence.text) };
    for (const { from, to } of wrongPercentsIn(sentence.text, told))
      object('amount', { from: from + sentence.from, to: to + sentence.from }, sentence);
    for (const { from, to, key } of findForeign(sentence.text))
      if (!grounds().hasForeign(key)) object('amount', { from: from + sentence.from, to: to + sentence.from }, sentence);
    if (isUnseenPayment(sentence.text)) object('paid', sentence, sentence);
  }
  const isWronglyFree = freeDeliveries(given, haggled);
  for (const sentence of sentences) if (isWronglyFree(sentence.text)) object('amount', sentence, sentence);
  const objected = new Set(found.map(({ sentence }) => sentence));
  for (const { kind, from, to, sentence } of statementObjections(sentences, sources))
    if (kind === 'link' || !objected.has(reply.slice(places[sentence.from], places[sentence.to]))) object(kind, { from, to }, sentence);
  const kept = withoutProved(found, given, { reply: text, verdicts });
  const known = new Set(kept.map(({ sentence }) => sentence));
  const opposed = contradictionsIn(sentences, sources).map(({ from, to }) => reply.slice(places[from], places[to]));
  return [...kept, ...opposed.filter((one) => !known.has(one)).map((one) => ({ kind: 'fact' as const, words: one.trim(), sentence: one }))];
}

/** Finds sentences that give for free what the owner charges for: a thing, or a delivery by its place or its distance. */
function freeDeliveries(given: GroundSources, { book, lead }: ReturnType<typeof readLater>): (sentence: string) => boolean {
  const ownerText = lazily(() => plainText([...given.owner, ...given.chat].join('\n')).text);
  const deliveries = lazily(() => new FreeDeliveries(ownerText(), book()));
  const distances = lazily(() => new DistanceFees(ownerText()));
  const gifts = lazily(() => new PricedGifts(ownerText(), book()));
  return (sentence) =>
    (claimsGift(sentence) && gifts().isRefused(sentence)) ||
    (claimsFreeDelivery(sentence) && (deliveries().isRefused(sentence, lead()) || distances().isCharged(sentence, lead())));
}

/** Prices that a sentence accepts or states without an amount. */
function wrongInWords(
  sentence: string,
  haggled: Parameters<typeof acceptedBargains>[1] & Parameters<typeof wrongRelations>[1],
): { from: number; to: number }[] {
  return [...acceptedBargains(sentence, haggled), ...wrongMagnitudes(sentence, haggled), ...wrongRelations(sentence, haggled)];
}

/** Positions of the amounts that state the price range of a category. */
function rangesIn(text: string, { categories = [], lead }: GroundSources): ReadonlySet<number> {
  return categories.length === 0 ? new Set() : new CategoryRanges(categories).statedIn(text, plainText(lead.at(-1) ?? '').text);
}

interface Checked {
  readonly reply: string;
  readonly verdicts: ReturnType<OrderCheck['verdictsOn']> | null;
}

/**
 * Statements and prices that one sentence of the owner fully supports need no rule for their kind. A total that the
 * answer adds up from such prices is right too.
 */
function withoutProved(found: readonly Objection[], sources: GroundSources, { reply, verdicts }: Checked): Objection[] {
  if (!found.some(({ kind }) => kind === 'fact' || kind === 'amount')) return [...found];
  const aligned = alignedWith(sources);
  const around = { reply, lead: sources.lead.at(-1) ?? '', computed: rightOf(verdicts) };
  const proofs = new Map(
    found.flatMap(({ kind, sentence }) =>
      kind === 'fact' || kind === 'amount' ? [[sentence, aligned.proofOf(plainText(sentence).text, around)] as const] : [],
    ),
  );
  const ownerText = lazily(() => ownerStatements(plainText(sources.owner.join('\n')).text));
  const book = lazily(() => new PriceBook(pricedText(sources)));
  const order = lazily(() => new KnownOrder(sources));
  const exceptions = lazily(() => new Exceptions(ownerText()));
  const days = lazily(() => new NearDays(ownerText()));
  const denials = lazily(() => new Denials(ownerText()));
  const proved = new Set([...proofs.values()].flatMap(({ amounts }) => [...amounts]));
  const sums = proved.size === 0 ? proved : rightOf(new OrderCheck(sources).verdictsOn(reply, proved));
  return found.filter(({ kind, words, sentence }) => {
    const proof = proofs.get(sentence);
    if (proof === undefined || (kind !== 'fact' && kind !== 'amount')) return true;
    // "Redmi 9 fullset": "semua fullset kecuali Redmi 9" has all of its words
    if (kind === 'fact') {
      const { text } = plainText(sentence);
      if (namesIncluded(text) && (inclusionsOf(ownerText()).isGiven(text) || includesOwnFees(sources.tools.join('\n'), text))) return false;
      if (!proof.isWhole || exceptions().isRefused(text, around.lead) || days().isSoonerThanGiven(text)) return true;
      // "kami tidak melayani izin tambang" has all words of "izin tambang bisa kami bantu"
      return (allowsSomething(text) && denials().isRefused(text, around.lead)) || affirmsPending(text, ownerText());
    }
    const amounts = findAmounts(plainText(words).text);
    // "luar kota gratis min 200rb": the amount of the owner does not prove that the delivery is free
    if (words === sentence.trim() && claimsFreeDelivery(words) && outside.test(words)) return true;
    if (amounts.length === 0 || !amounts.every(({ value }) => proof.amounts.has(value) || sums.has(value))) return true;
    // "bolu dengan ucapan 47rb": the owner's price of the bolu proves nothing about one with a surcharge
    const { text } = plainText(sentence.slice(0, sentence.indexOf(words)));
    const rest = plainText(sentence.slice(sentence.indexOf(words) + words.length)).text;
    const isOther = (idr: number): boolean =>
      order().isParcelElsewhere(idr, text) ||
      isForFewer(book(), sentence, idr) ||
      isWrongProduct(sentence, idr) ||
      isOfOtherCount(order(), sentence, idr);
    if (amounts.some((amount) => isOther(amount.value) || order().isSaidWithShipping({ amount, rest }))) return true;
    const own = nameWords(text.slice(findAmounts(text).at(-1)?.to ?? 0));
    if (amounts.some(({ value }) => book().isOfLessNamed(own, value) || isOfSibling(book(), nameWords(text), value))) return true;
    return amounts.some(({ value }) => lacksExtra(book(), { value, before: text, counts: countsIn(text) }));
  });
}

const outside = /(?:^|[^\p{L}])luar (?!itu)\p{L}/iu;

/** True for "60 lembar x Rp 8.000" when the named thing costs less from 50 on, and for "50rb per bulan" at 50rb for a night. */
function isForFewer(book: PriceBook, sentence: string, idr: number): boolean {
  return placesIn(plainText(sentence).text).some(({ amount, before, behind, times }) => {
    // the sign is not a name, as in "tiang x banner"
    const words = nameWords(before).filter((word) => word !== 'x');
    const things = amount.value === idr ? soldBy(book.bestFor(words, 'goods'), { before, behind }) : [];
    return things.length > 0 && things.every((one) => isOfFewer(one, idr, times) || isByOtherUnit(one, behind));
  });
}

/** True for "20 x 15rb = 350rb": the owner's price of something else does not prove it. */
function isWrongProduct(sentence: string, idr: number): boolean {
  const places = placesIn(plainText(sentence).text);
  return writtenSums(places).some(({ result, isExact, share }) => !isExact && share === undefined && places[result]!.amount.value === idr);
}

/** True for "5 pcs x Rp 165.000" when the lead's thing costs less from 5 on. */
function isOfOtherCount(order: KnownOrder, sentence: string, idr: number): boolean {
  return placesIn(plainText(sentence).text).some((place) => {
    const words = nameWords(place.before);
    const things = place.amount.value === idr ? order.thingsFor(words, order.book.isNaming(words), 'goods') : [];
    return isOfOtherTier(place, { things, lead: order.lead });
  });
}

/** True when the named thing has another price, and a kind of it that is not named has this one: "besar 95rb" for "kecil 95rb". */
function isOfSibling(book: PriceBook, words: readonly string[], idr: number): boolean {
  const given = new Set(words);
  const named = book.bestFor(words, 'goods');
  if (isOfPlain(book, named, { words, idr })) return true;
  const isSure = (one: Priced): boolean => !one.isFee && isNamedBy(one, given) && [...one.words].some((word) => weightOf(word) === 10);
  if (named.length === 0 || !named.every(isSure) || named.some((one) => pricesOf(one).includes(idr))) return false;
  return book.entries.some(
    (one) => !one.isFee && !isNamedBy(one, given) && pricesOf(one).includes(idr) && named.every((other) => isSameThing(one, other)),
  );
}

/** True when the words name a kind, a time or a group with a price of its own, and the amount is that of the thing without it. */
function isOfPlain(book: PriceBook, named: readonly Priced[], { words, idr }: { words: readonly string[]; idr: number }): boolean {
  if (named.length === 0) return false;
  // "potong rambut untuk member 10.000" names the discount
  if (isReductionOf(book.entries, named, idr)) return true;
  const given = new Set(words);
  const counts = [1, ...words.map(Number).filter((count) => count > 1)].slice(0, 6);
  const isPriceOf = (one: Priced): boolean => pricesOf(one).some((price) => counts.some((count) => price * count === idr));
  return (
    !named.some(isPriceOf) &&
    book.entries.some((one) => isPriceOf(one) && named.every((other) => isPlainOf(one, other) || isPartOfNamed(one, other, given)))
  );
}

/** "Interpreter" of "interpreter setengah hari", when all of that is named. */
function isPartOfNamed({ words: part }: Priced, whole: Priced, given: ReadonlySet<string>): boolean {
  return part.size < whole.words.size && isNamedBy(whole, given) && [...part].every((word) => whole.words.has(word));
}

/** True for two kinds of one thing: "cuci mobil kecil" and "cuci mobil besar". */
function isSameThing(one: Priced, other: Priced): boolean {
  const names = ({ words }: Priced): string[] => [...words].filter((word) => weightOf(word) === 100);
  return names(one).length > 0 && names(one).join(' ') === names(other).join(' ');
}

function rightOf(verdicts: Checked['verdicts']): Set<number> {
  return new Set([...(verdicts ?? [])].flatMap(([{ value }, verdict]) => (verdict === 'right' ? [value] : [])));
}

/** Prices that the reply gives to the wrong thing. */
function misplacedAmounts(text: string, sources: GroundSources): ReturnType<PricedThings['misplacedIn']> {
  if (findAmounts(text).length === 0) return [];
  const { owner, tools, chat, lead } = sources;
  const things = new PricedThings(plainText(owner.join('\n')).text);
  const elsewhere = lazily(() => {
    const found = plainText([...tools, ...chat].join('\n')).text;
    return new Set([...findAmounts(found).map(({ value }) => value), ...(found.match(/\d{3,9}/g) ?? []).map(Number)]);
  });
  return things.misplacedIn(text, plainText(lead.join('\n')).text, (value) => elsewhere().has(value));
}

/** Data that only a few sentences need. */
function readLater(given: GroundSources): Omit<Parameters<typeof acceptedBargains>[1], 'follows'> & Parameters<typeof wrongMagnitudes>[1] {
  return {
    book: lazily(() => new PriceBook(pricedText(given))),
    lead: lazily(() => plainText(given.lead.at(-1) ?? '').text),
    prices: lazily(() => findAmounts(plainText([...given.owner, ...given.chat, ...given.tools].join('\n')).text).map(({ value }) => value)),
  };
}

/** Evaluated on first use: reading all sources is the expensive part of this check, and small talk needs none. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function sentenceAt(sentences: readonly Sentence[], at: number): Sentence {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < sentences[middle]!.to) high = middle;
    else low = middle + 1;
  }
  return sentences[low]!;
}

interface Ground {
  readonly grounds: Grounds;
  readonly arithmetic: Arithmetic;
  readonly words: string;
  /** True when the sentence presents the amount as the lead's. */
  readonly isTheirs: boolean;
}

function isFounded(
  one: ReturnType<typeof findAmounts>[number],
  sentence: string,
  { grounds, arithmetic, words, isTheirs }: Ground,
): boolean {
  if (one.value === 0 ? free.test(sentence) && arithmetic.follows(one, sentence) : arithmetic.follows(one, sentence)) return true;
  if (one.isBare && grounds.isWordOfLead(words) && !priceWords.test(sentence)) return true;
  return isTheirs;
}

/** Things that shops give for free. */
const free = /(?<!\p{L})(?:ongkir|ongkos|biaya|pendaftaran|daftar|bonus)(?:nya)?(?!\p{L})/iu;
const priceWords = /(?<!\p{L})(?:harga|harganya|total|totalnya|bayar|diskon|cuma|hanya|rp|ongkir|ongkirnya)(?!\p{L})/iu;

/** Replaces a sentence without evidence: the owner will be asked. */
export const askedInstead = 'Untuk itu saya pastikan dulu ke admin ya, Kak.';

/** Replaces an answer that reveals the instruction. */
export const toldInstead = 'Maaf Kak, itu tidak bisa saya bagikan. Ada yang bisa saya bantu soal produk kami?';

/** Replaces tasks that are not the shop's: essays, code, doses of medicine. */
export const onlyTheShop = 'Maaf Kak, saya hanya bisa membantu soal toko kami. Ada yang ingin ditanyakan tentang produk atau pesanannya?';

/** True when no part of the answer may be sent, because its parts cannot be separated. */
export function isLeak({ kind }: Objection): boolean {
  return kind === 'instruction' || kind === 'secret' || kind === 'cost' || kind === 'off-topic';
}

/**
 * The reply without the refused sentences, wherever they are in it.
 * @param instead replacements for some of the sentences. The first sentence without a replacement becomes
 * {@link askedInstead}.
 */
export function withoutObjections(
  reply: string,
  objections: readonly Objection[],
  instead: ReadonlyMap<string, string> = new Map(),
): string {
  if (objections.some(({ kind }) => kind === 'off-topic')) return onlyTheShop;
  if (objections.some(isLeak)) return toldInstead;
  const refused = new Set(objections.map(({ sentence }) => sentence.trim()));
  const first = [...refused].find((sentence) => !instead.has(sentence));
  const left = new Map(instead);
  let asked = askedInstead;
  const kept = piecesOf(reply).map((sentence) => {
    const words = sentence.trim();
    if (words === '' || !refused.has(words)) return sentence;
    const said = left.get(words) ?? (words === first ? asked : '');
    left.delete(words);
    if (words === first) asked = '';
    const begins = sentence.slice(0, sentence.length - sentence.trimStart().length);
    const ends = sentence.slice(sentence.trimEnd().length);
    return `${begins}${said}${ends}`;
  });
  return kept
    .join('')
    .replaceAll(/[ \t]+/g, oneBlank)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Splits the reply into pieces that together are all of it: its sentences as {@link objectionsTo} finds them,
 * and the text between them.
 */
function piecesOf(reply: string): string[] {
  const { text, places } = plainText(reply);
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to } of sentencesOf(text)) {
    const end = places[to] ?? reply.length;
    pieces.push(reply.slice(done, places[from]), reply.slice(places[from], end));
    done = end;
  }
  return [...pieces, reply.slice(done)];
}

/** Collapses several spaces between words into one, and removes those at the end of a line. Indentation is kept. */
function oneBlank(blanks: string, at: number, all: string): string {
  if (all[at + blanks.length] === '\n') return '';
  return at > 0 && /\S/.test(all.charAt(at - 1)) ? blanks.charAt(0) : blanks;
}
