import { findAmounts } from '../amounts.rules.js';
import { ownerStatements } from '../facts/reading/owner-statements.rules.js';
import { Charges, deniesCharge } from '../facts/terms/charges.rules.js';
import { CutOffs, promisesSameDay } from '../facts/terms/cut-offs.rules.js';
import { DepositSubjects, namesDeposit } from '../facts/terms/deposit-subjects.rules.js';
import { Doers, namesDoer } from '../facts/terms/doers.rules.js';
import { Forfeits, givesBack } from '../facts/terms/forfeits.rules.js';
import { claimsPresence, NotYet } from '../facts/terms/not-yet.rules.js';
import { namesOwnPlace, OwnPlaces } from '../facts/terms/own-places.rules.js';
import { makesGood, ThirdParties } from '../facts/terms/third-parties.rules.js';
import { deniesNeed, Requirements } from '../facts/terms/requirements.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { plainText, type Sentence } from '../plain-text.rules.js';
import { remembered } from '../remembered.js';
import { kindBy, kindOf, ReadText, Said, type StatementKind } from '../statement-kinds.js';
import { Groups, namesGroup } from './groups.rules.js';
import { Inclusions, saysIncluded } from './inclusions.rules.js';
import { LeftKinds, offersSize } from './left-kinds.rules.js';
import { countsKinds, ListedCounts } from './listed-counts.rules.js';
import { grantsKind, OnlyKinds } from './only-kinds.rules.js';
import { PriceConditions } from './price-conditions.rules.js';
import { SamePrices, saysSamePrice } from './same-prices.rules.js';
import { countsSomething, ThingValues } from './thing-values.rules.js';

/** Things that come with another thing according to the owner's text. */
export const inclusionsOf = remembered((text: string) => new Inclusions(text));
const valuesOf = remembered((text: string) => new ThingValues(text));

/** Number of the lead's last messages whose numbers a reply may repeat. */
const leadsRead = 10;

const kinds: readonly StatementKind[] = [
  kindBy(saysIncluded, inclusionsOf, (included, { sentence }) => included.isRefused(sentence)),
  kindBy(countsSomething, valuesOf, (values, { sentence, leads }) => values.isRefused(sentence, leads)),
  kindOf(saysSamePrice, SamePrices),
  kindOf(deniesCharge, Charges),
  kindOf(deniesNeed, Requirements),
  kindOf(promisesSameDay, CutOffs),
  kindOf(givesBack, Forfeits),
  kindOf(namesDoer, Doers),
  kindOf(namesDeposit, DepositSubjects),
  kindOf(namesOwnPlace, OwnPlaces),
  kindOf(claimsPresence, NotYet),
  kindOf(grantsKind, OnlyKinds),
  kindOf(namesGroup, Groups),
  kindOf(offersSize, LeftKinds),
  kindOf(makesGood, ThirdParties),
  kindOf(countsKinds, ListedCounts),
  kindOf((sentence) => findAmounts(sentence).length > 0, PriceConditions),
];

/**
 * The sentences of a reply that contradict the owner about one thing: they state what the owner states about another
 * thing, or the opposite. Other sentences of the owner with the same words do not prove them, because those are about
 * something else.
 */
export function contradictionsIn(sentences: readonly Sentence[], sources: GroundSources): Sentence[] {
  const texts = new ReadText(() => ownerStatements(plainText([...sources.owner, ...sources.chat].join('\n')).text));
  const leads = (): string[] => sources.lead.slice(-leadsRead).map((text) => plainText(text).text);
  return sentences.filter(({ text: sentence }) => kinds.some((refuses) => refuses(new Said(sentence, '', leads), texts)));
}
