import { findAmounts } from '../amounts.rules.js';
import { withNamedDays } from '../facts/every-day-except.rules.js';
import { Charges, deniesCharge } from '../facts/terms/charges.rules.js';
import { Doers, namesDoer } from '../facts/terms/doers.rules.js';
import { CutOffs, promisesSameDay } from '../facts/terms/cut-offs.rules.js';
import { Forfeits, givesBack } from '../facts/terms/forfeits.rules.js';
import { claimsPresence, NotYet } from '../facts/terms/not-yet.rules.js';
import { deniesNeed, Requirements } from '../facts/terms/requirements.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { plainText, type Sentence } from '../plain-text.rules.js';
import { remembered } from '../remembered.js';
import { Inclusions, saysIncluded } from './inclusions.rules.js';
import { grantsKind, OnlyKinds } from './only-kinds.rules.js';
import { PriceConditions } from './price-conditions.rules.js';
import { SamePrices, saysSamePrice } from './same-prices.rules.js';
import { countsSomething, ThingValues } from './thing-values.rules.js';

/** What the owner's text says to come with a thing. */
export const inclusionsOf = remembered((text: string) => new Inclusions(text));
const valuesOf = remembered((text: string) => new ThingValues(text));
const onlyOf = remembered((text: string) => new OnlyKinds(text));
const sameOf = remembered((text: string) => new SamePrices(text));
const chargesOf = remembered((text: string) => new Charges(text));
const requirementsOf = remembered((text: string) => new Requirements(text));
const doersOf = remembered((text: string) => new Doers(text));
const cutOffsOf = remembered((text: string) => new CutOffs(text));
const forfeitsOf = remembered((text: string) => new Forfeits(text));
const notYetOf = remembered((text: string) => new NotYet(text));
const pricesOf = remembered((text: string) => new PriceConditions(text));

/**
 * The sentences of a reply that say of one of the owner's things what the owner says of another one, or the opposite.
 * Words of the owner's that prove a sentence elsewhere do not excuse it: they are about something else.
 */
export function contradictionsIn(sentences: readonly Sentence[], sources: GroundSources): Sentence[] {
  const given = lazily(() => withNamedDays(plainText([...sources.owner, ...sources.chat].join('\n')).text));
  const asked = lazily(() => sources.lead.map((text) => plainText(text).text));
  const last = lazily(() => asked().at(-1) ?? '');
  const inclusions = lazily(() => inclusionsOf(given()));
  const values = lazily(() => valuesOf(given()));
  const only = lazily(() => onlyOf(given()));
  const same = lazily(() => sameOf(given()));
  const prices = lazily(() => pricesOf(given()));
  const charges = lazily(() => chargesOf(given()));
  const requirements = lazily(() => requirementsOf(given()));
  const doers = lazily(() => doersOf(given()));
  const cutOffs = lazily(() => cutOffsOf(given()));
  const forfeits = lazily(() => forfeitsOf(given()));
  const pending = lazily(() => notYetOf(given()));
  return sentences.filter(
    ({ text }) =>
      (saysIncluded(text) && inclusions().isRefused(text)) ||
      (countsSomething(text) && values().isRefused(text, asked())) ||
      (saysSamePrice(text) && same().isRefused(text)) ||
      (deniesCharge(text) && charges().isRefused(text, last())) ||
      (deniesNeed(text) && requirements().isRefused(text, last())) ||
      (promisesSameDay(text) && cutOffs().isRefused(text, last())) ||
      (givesBack(text) && forfeits().isRefused(text, last())) ||
      (namesDoer(text) && doers().isRefused(text)) ||
      (claimsPresence(text) && pending().isRefused(text)) ||
      (grantsKind(text) && only().isRefused(text, last())) ||
      (findAmounts(text).length > 0 && prices().isRefused(text, last())),
  );
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
