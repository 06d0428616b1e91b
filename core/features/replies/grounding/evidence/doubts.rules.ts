import { cutText } from '#contracts/values/texts';
import { findAmounts, withHalves } from '../amounts.rules.js';
import { CategoryRanges } from '../category-ranges.rules.js';
import { clausesOf, type Clause } from '../clauses.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { OrderCheck } from '../orders/order-check.rules.js';
import { placeNamesIn } from '../facts/place-names.js';
import { statesWorkdays, timesIn } from '../facts/day-times.js';
import { ownerStatements } from '../facts/reading/owner-statements.rules.js';
import { inPlainForms } from '../facts/reading/plain-forms.rules.js';
import { isReleaseYear } from './release-years.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';
import {
  acknowledges,
  affirms,
  asksOffer,
  charges,
  free,
  gone,
  handsOver,
  included,
  leads,
  negates,
  noticeIn,
  offersStock,
  ownPrice,
  requires,
  restricted,
  soonIn,
  topicBefore,
  without,
  withoutAsides,
  yesOrNo,
} from './doubt-words.js';
import { bareTotalsIn } from '../orders/verdicts/bare-totals.rules.js';
import { claimsFreeDelivery, FreeFromLimits } from '../orders/verdicts/free-delivery.rules.js';
import { countsItems } from '../orders/verdicts/list-items.rules.js';
import { alignedWith, type Around } from './places/aligned.rules.js';
import type { Place, Said, SentenceFacts } from './doubt.types.js';
import { GivenNumbers } from './given-numbers.rules.js';
import { isAsking, isGeneral, isYes } from './general-words.js';
import { measuresIn, type Measure } from './measures.rules.js';
import { statesOwnNumber } from './own-contacts.rules.js';
import { OwnerTimes } from './owner-times.rules.js';
import { OwnerParts, rootsOf, type OwnerPart } from './owner-parts.rules.js';
import { isCarried, withoutAmounts } from './carriers.rules.js';
import { grantsByDenial, limits } from './carrier-words.js';
import { isRepeatedToLead } from './lead-repeats.rules.js';
import { isOtherVariant } from './other-things.rules.js';
import { saysClosed } from './places/placed.rules.js';
import { plainWords } from './plain-words.rules.js';

/** A statement that no rule refuses, but that the owner's texts do not clearly support either. */
export interface Doubt {
  /** As written in the reply. */
  readonly sentence: string;
  readonly why: Why;
  /** The nearest text of the owner. */
  readonly near: readonly string[];
  /** True when the sentence states something about the shop, so that it may not be sent without evidence. */
  readonly isStatement: boolean;
  /** True when the amounts of its sentence were computed from the owner's prices. */
  readonly isPriced: boolean;
}

/**
 * The reason for the doubt. Without a name: words that the texts do not contain, or an answer to a question
 * in such words. 'topic': such an answer beside a statement that the texts do contain. Others: a
 * contradiction, a total without its calculation, or words found only in different sentences ('loose').
 */
type Why =
  | 'words'
  | 'asked'
  | 'topic'
  | 'denied'
  | 'without'
  | 'gone'
  | 'charged'
  | 'soon'
  | 'number'
  | 'limit'
  | 'hours'
  | 'total'
  | 'loose';

const nearMax = 3;
const lineChars = 240;
const doubtsMax = 4;
const leadChars = 400;
const leadsChars = 2_000;
const oursChars = 6_000;
/** Minimum share of a statement's words that a part must contain to have the same subject. */
const aboutShare = 0.5;
/** A part with this share of the best score counts as equally near. */
const nearTie = 0.9;
/** Minimum weight of a word that few parts contain. */
const sureWeight = 0.4;
/** "Rp 4.500 per biji ya Kak" grants nothing. */
const politeYes = /[ ]ya(?:[ ]\p{L}{1,8})?[^\p{L}\d]*$/iu;
const hasWords = /[\p{L}\p{N}]/u;

/**
 * Statements about the shop that the owner's texts do not support: unknown words, contradictions, or numbers of something
 * else. The model checks them a second time; `settled.rules.ts` then decides what may be sent.
 */
export function doubtsAbout(reply: string, sources: GroundSources): Doubt[] {
  return new DoubtSearch(sources).in(reply);
}

class DoubtSearch {
  readonly parts: OwnerParts;
  private readonly owner: string;
  private readonly known: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** Words of the results of tools. */
  private readonly found: ReadonlySet<string>;
  readonly prices: ReadonlySet<number>;
  private readonly times: OwnerTimes;
  private readonly given: GivenNumbers;
  readonly leadNumbers: ReadonlySet<string>;
  private readonly leadMeasures: readonly Measure[];
  readonly leadWords: ReadonlySet<string>;
  /** Places in the last message: whether the shop serves them is judged by its areas. */
  private readonly placeRoots: ReadonlySet<string>;
  /** The subject of the lead's question in the last message. */
  private readonly asked: readonly string[];
  readonly lead: string;

  constructor(private readonly sources: GroundSources) {
    this.owner = ownerStatements(plainText([...sources.owner, ...sources.chat].join('\n')).text);
    const owner = withHalves(this.owner);
    const tools = plainText(sources.tools.join('\n')).text;
    const ours = plainText(sources.ours.join('\n').slice(-oursChars)).text;
    const leadText = plainText(sources.lead.join('\n').slice(-leadsChars)).text;
    this.parts = new OwnerParts(owner, tools);
    this.lead = plainText((sources.lead.at(-1) ?? '').slice(-leadChars)).text;
    this.found = new Set(tools.split('\n').flatMap(allRoots));
    this.leadMeasures = measuresIn(withoutAmounts(this.lead));
    this.known = new Set(`${owner}\n${tools}\n${ours}`.split('\n').flatMap(allRoots));
    this.leadWords = new Set(leadText.split('\n').flatMap(allRoots));
    this.numbers = new Set(`${owner}\n${tools}\n${withHalves(ours)}`.match(/\d+/g) ?? []);
    this.prices = new Set(findAmounts(owner).map(({ value }) => value));
    this.times = new OwnerTimes(owner);
    this.leadNumbers = new Set(leadText.match(/\d+/g) ?? []);
    this.given = new GivenNumbers(this.parts, {
      numbers: this.numbers,
      lead: this.lead,
      leadNumbers: this.leadNumbers,
      leadMeasures: this.leadMeasures,
    });
    this.placeRoots = new Set(placeNamesIn(this.lead).flatMap(allRoots));
    this.asked = allRoots(this.lead).filter((root) => !isAsking(root) && !/^\d/.test(root));
  }

  in(reply: string): Doubt[] {
    const { text, places } = plainText(reply);
    const found: Doubt[] = [];
    const amounts = findAmounts(text);
    const verdicts = amounts.length === 0 ? [] : [...new OrderCheck(inPlainForms(this.sources)).verdictsOn(text)];
    for (const { from, to, text: total } of bareTotalsIn(text, this)) {
      // "2 kaos totalnya 150rb" can be computed from what it says, "jadinya 253rb" cannot
      const isPriced = verdicts.every(([, verdict]) => verdict === 'right') && this.namesGoods(total);
      found.push({ sentence: reply.slice(places[from], places[to]).trim(), why: 'total', near: [], isStatement: true, isPriced });
    }
    const ranges = new CategoryRanges(this.sources.categories ?? []);
    const computed = new Set(verdicts.flatMap(([{ value }, verdict]) => (verdict === 'right' ? [value] : [])));
    for (const { from, to, text: sentence } of sentencesOf(text)) {
      if (ranges.isAllOf(sentence, this.lead) || countsItems(sentence, text.slice(to))) continue;
      const within = verdicts.filter(([one]) => one.from >= from && one.from < to);
      const isPriced = within.length > 0 && within.every(([, verdict]) => verdict === 'right');
      const place = { isFirst: from === 0, isPriced, amounts: amounts.map(({ value }) => value) };
      const doubt = this.judged(sentence, place, { reply: text, lead: this.lead, computed });
      if (doubt !== null) found.push({ ...doubt, sentence: reply.slice(places[from], places[to]).trim() });
      if (found.length >= doubtsMax) break;
    }
    return found;
  }

  /** Adds no doubt about the owner's own words. Doubts a price that the owner gives to another thing. */
  private judged(sentence: string, place: Place, around: Around): Omit<Doubt, 'sentence'> | null {
    if (claimsFreeDelivery(sentence) && this.isDeliveredFree(around)) return null;
    const doubt = this.doubtIn(sentence, place);
    const isTimed = this.times.mayMissSurcharge(sentence);
    const isDenying = doubt === null && !place.isPriced && negates.test(sentence);
    if (doubt === null && !place.isPriced && !isDenying && !isTimed) return null;
    const aligned = alignedWith(this.sources);
    const { isWhole } = aligned.proofOf(sentence, around);
    if (isTimed && this.isAtOtherTime(sentence, { ...place, isProved: isWhole })) return this.opposed('charged', sentence);
    if (isWhole) return null;
    if (isDenying) return aligned.deniesGiven(sentence, around) ? this.opposed('denied', sentence) : null;
    if (!place.isPriced || !aligned.givesOtherPrice(sentence, around)) return doubt;
    return this.opposed('number', sentence);
  }

  /** True when the computed total reaches the owner's limit: "totalnya 264rb. Gratis antar karena di atas 200rb". */
  private isDeliveredFree({ reply, lead, computed }: Around): boolean {
    return computed.size > 0 && new FreeFromLimits(this.owner).isReached(Math.max(...computed), `${reply} ${lead}`);
  }

  private opposed(why: Why, sentence: string): Omit<Doubt, 'sentence'> {
    return { why, near: this.nearTo([...rootsOf(sentence), ...this.asked]), isStatement: true, isPriced: false };
  }

  /** A price, or "tidak ada tambahan", for a time at which the owner charges more. */
  private isAtOtherTime(sentence: string, { amounts, isProved }: Place & { readonly isProved: boolean }): boolean {
    // An amount that the owner wrote for exactly this thing includes any surcharge.
    return this.times.missesSurcharge(sentence, { lead: this.lead, amounts, prices: isProved ? new Set() : this.prices });
  }

  /** True when the clause offers a time when the owner does not work. A bare yes accepts the time that the lead names. */
  private isOffHours({ clause, roots, of, isOffer, isFirst }: Said): boolean {
    if (!isOffer || of.negates || saysClosed(clause.text)) return false;
    const isBare = isFirst && roots.every(isGeneral) && !/\d/.test(clause.text) && timesIn(clause.text).days.length === 0;
    const text = isBare ? this.lead : clause.text;
    return this.times.isOutsideHours(text) || this.times.isClosedOn(text, [...roots, ...this.asked]);
  }

  private namesSeveral(roots: readonly string[]): boolean {
    return roots.filter((root) => this.parts.has(root)).length > 1;
  }

  /** A number of things that the owner's texts name. */
  private namesGoods(sentence: string): boolean {
    return /\d/.test(withoutAmounts(sentence)) && rootsOf(sentence).some((root) => !isGeneral(root) && this.parts.has(root));
  }

  private doubtIn(sentence: string, { isFirst, isPriced }: Place): Omit<Doubt, 'sentence'> | null {
    if (sentence.trimEnd().endsWith('?') || leads.test(sentence) || isRepeatedToLead(sentence, this)) return null;
    const clauses = this.statedIn(sentence);
    const of = this.factsOf(sentence);
    const isAffirmed = affirms.test(isPriced ? sentence.replace(politeYes, '') : sentence);
    for (const clause of clauses) {
      const roots = rootsOf(this.withoutTopic(clause.text));
      const isOffer = !clause.isNegative && isAffirmed;
      const why = this.whyOf({ clause, of, roots, isOffer, isPriced, isFirst: isFirst && clause === clauses[0] });
      if (why === null) continue;
      const near = this.nearTo(isOffer || roots.length < 2 ? [...roots, ...this.asked] : roots);
      return {
        why,
        near,
        isStatement: why === 'hours' || (why === 'denied' && this.namesSeveral(roots)) || this.isStatement(sentence, isOffer),
        isPriced: isPriced && !(why === 'words' && isOffer && !acknowledges.test(sentence)),
      };
    }
    return null;
  }

  /** The clauses of a sentence that make a statement. A yes before a clause about the question is part of that clause. */
  private statedIn(sentence: string): Clause[] {
    const clauses = clausesOf(withoutAsides(withoutAmounts(sentence))).filter(
      ({ text, isOpen, isTopicOnly }) => !isOpen && !isTopicOnly && hasWords.test(text),
    );
    const [yes, next] = clauses;
    if (yes === undefined || next === undefined || next.isNegative || !rootsOf(yes.text).every(isYes)) return clauses;
    const roots = rootsOf(next.text);
    const isAbout = !roots.every(isGeneral) && roots.some((root) => this.asked.includes(root) || this.leadWords.has(root));
    return isAbout ? clauses.slice(1) : clauses;
  }

  /**
   * True when a statement about one thing ("Untuk brownies bisa GoSend") applies a general statement of the
   * owner or the lead to that thing.
   */
  private withoutTopic(text: string): string {
    const topic = topicBefore.exec(text)?.[0];
    if (topic === undefined || !rootsOf(topic).every((root) => this.known.has(root) || this.leadWords.has(root))) return text;
    return text.slice(topic.length);
  }

  private factsOf(sentence: string): SentenceFacts {
    return {
      amounts: findAmounts(sentence.replace(ownPrice, ' ')).flatMap(({ value }) => (this.prices.has(value) ? [value] : [])),
      measures: measuresIn(sentence),
      roots: new Set(rootsOf(sentence)),
      isLimited: limits.test(sentence),
      negates: negates.test(sentence),
      saysGone: gone.test(sentence),
      soon: soonIn(`${sentence} ${this.lead}`),
      hasNotice: noticeIn(sentence) !== null,
    };
  }

  /**
   * True when a clause needs evidence. False for small talk, announced actions of a human, results of a
   * tool, and several prices, which are judged as amounts.
   */
  private isStatement(sentence: string, isOffer: boolean): boolean {
    if (handsOver.test(sentence) || findAmounts(sentence).length > 1) return false;
    const roots = rootsOf(sentence).filter((root) => !isGeneral(root));
    if (roots.some((root) => this.found.has(root))) return false;
    if (statesWorkdays(sentence) || roots.some((root) => this.parts.has(root)) || measuresIn(withoutAmounts(sentence)).length > 0)
      return true;
    return this.asked.some(
      (root) => root.length > 2 && (this.parts.has(root) || roots.includes(root) || (isOffer && asksOffer.test(this.lead))),
    );
  }

  private nearTo(roots: readonly string[]): string[] {
    return [...new Set(this.parts.nearest(roots, nearMax).map(({ part }) => cutText(part.line, lineChars)))];
  }

  private whyOf(said: Said): Why | null {
    const { clause, of, roots, isOffer } = said;
    if (this.isWithoutNeeded(clause.text)) return 'without';
    if (free.test(clause.text) ? this.isCharged(roots) : this.isIncluded(said)) return 'charged';
    if (clause.isNegative) return grantsByDenial.test(clause.text) && this.isUncarried(said) ? 'loose' : null;
    if (this.isOffHours(said)) return 'hours';
    if (roots.some((root) => !isGeneral(root) && !this.known.has(root) && (isOffer || !this.leadWords.has(root)))) return 'words';
    if (this.isAnswerToUnknown(said)) return this.addsNothing(said) || this.isUncarried(said) ? 'asked' : 'topic';
    if (isOffer && !of.negates && this.isDenied(said)) return 'denied';
    if (offersStock.test(clause.text) && !of.saysGone && this.isGone(said)) return 'gone';
    if (isOffer && this.isTooSoon(said)) return 'soon';
    if (this.given.isOther(clause.text, roots)) return 'number';
    if ((isOffer || said.isPriced) && this.given.isBeyondLimit(said, this.asked)) return 'limit';
    if (!this.isUncarried(said) || isReleaseYear(clause.text, this.numbers)) return null;
    return statesOwnNumber(clause.text, this.owner, this.lead) ? null : 'loose';
  }

  private isUncarried({ clause, of, roots, isFirst, isOffer, isPriced }: Said): boolean {
    if (isPriced) return false;
    const { leadNumbers, leadMeasures } = this;
    return !isCarried({ ...of, clause, roots, isOffer, leadNumbers, leadMeasures, asked: isFirst ? this.asked : [] }, this.parts);
  }

  /** A yes to a question in words that the texts do not contain: "pacar boleh masuk?" */
  private isAnswerToUnknown({ roots, isOffer, isFirst }: Said): boolean {
    if (!isOffer || !isFirst || !yesOrNo.test(this.lead)) return false;
    return this.asked.some((root) => root.length > 3 && !this.known.has(root) && !roots.includes(root) && !this.placeRoots.has(root));
  }

  /** A reply of only a yes and the lead's own words: "boleh kak di kamar" contains nothing that the owner wrote. */
  private addsNothing({ clause, roots }: Said): boolean {
    return roots.every((root) => isGeneral(root) || this.leadWords.has(root)) && !/\d/.test(clause.text);
  }

  /** The owner says somewhere that the thing is not available. */
  private isGone({ roots, of }: Said): boolean {
    const words = [...roots, ...this.asked];
    const isNamed = ({ own }: OwnerPart): boolean => words.some((root) => own.has(root) && this.parts.weightOf(root) >= sureWeight);
    return this.parts.nearest(words, 8).some(({ part }) => gone.test(part.text) && isNamed(part) && !isOtherVariant(part, of));
  }

  /** The reply says that it is free, but the nearest line asks for money, or limits the offer. */
  private isCharged(roots: readonly string[]): boolean {
    const words = roots.length > 0 ? roots : this.asked;
    const [best] = this.parts.nearest(words, 1);
    if (best === undefined) return false;
    if (!free.test(best.part.line)) return findAmounts(best.part.line).length > 0;
    const gives = this.parts.nearest(words, 6).filter(({ part, score }) => included.test(part.text) && score >= nearTie * 0.5 * best.score);
    const around = new Set([...words, ...this.asked]);
    const conditions = gives.map(({ part }) => rootsOf(restricted.exec(part.text)?.[1] ?? '').filter((root) => !isGeneral(root)));
    return conditions.length > 0 && conditions.every((one) => one.length > 0 && !one.some((root) => around.has(root)));
  }

  /** The reply says that it costs extra, but the nearest part includes it. */
  private isIncluded({ clause, roots }: Said): boolean {
    if (clause.isNegative || !charges.test(clause.text) || included.test(clause.text)) return false;
    const [best, second] = this.parts.nearest(roots, 2);
    return (
      best !== undefined && best !== second && included.test(best.part.text) && findAmounts(best.part.text).length === 0 && roots.length > 1
    );
  }

  /** An order for tomorrow, although the texts require two days in advance. */
  private isTooSoon({ roots, of: { soon: days, hasNotice } }: Said): boolean {
    if (days === null || hasNotice) return false;
    const words = [...roots, ...this.asked];
    const near = this.parts.nearest(words, 6).filter(({ part }) => words.some((root) => part.own.has(root)));
    return near.some(({ part }) => (noticeIn(part.text) ?? 0) > days);
  }

  /** True when a part with the same subject, as near as any other, denies something. */
  private isDenied({ of, roots }: Said): boolean {
    const known = [...new Set([...roots, ...this.asked])].filter((root) => this.parts.has(root));
    const [best, ...others] = this.parts.nearest(known, 4);
    const whole = known.reduce((sum, root) => sum + this.parts.weightOf(root), 0);
    if (best === undefined || best.score < aboutShare * whole) return false;
    // "ga termasuk antar" denies nothing of "STNK sudah termasuk": they share one general word only
    const isAbout = ({ own, head }: OwnerPart, shared = known.filter((root) => own.has(root) || head.has(root))): boolean =>
      shared.length === known.length || shared.length > 1 || shared.some((root) => !isGeneral(root));
    const denies = ({ part }: { part: OwnerPart }): boolean =>
      part.isNegative && isAbout(part) && !isOtherVariant(part, of) && !roots.some((root) => part.excepted.has(root));
    return [best, ...others].some((one) => one.score >= nearTie * best.score && denies(one));
  }

  /** "Tanpa video" although the texts require a video. */
  private isWithoutNeeded(text: string): boolean {
    return [...text.matchAll(without)].some(({ 1: words }) => {
      const roots = rootsOf(words!).slice(0, 3);
      const near = this.parts.nearest(roots, 4);
      return (
        roots.length > 0 &&
        near.some(({ part }) => requires.test(part.line) && part.own.has(roots[0]!) && !/(?<!\p{L})tanpa(?!\p{L})/iu.test(part.text))
      );
    });
  }
}

const allRoots = (line: string): string[] => plainWords(line).map(({ root }) => root);
