import type { StoredRules } from '#contracts/http/bot/order-rules';
import { isNewer, type NewerValue } from '#contracts/values/base/newer-value';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import { isSame } from '../../../forms/stored-form.rules.js';

/*
 * A page that is older than the server cannot parse every stored rule. When it saves other rules, the unknown rules
 * keep their positions.
 */

type RuleKind = keyof OrderRules;

/** A rule that this page cannot parse: its JSON and its position in the list of its kind. */
interface Kept {
  readonly at: number;
  readonly json: string;
}

const kinds: readonly RuleKind[] = ['freeShipping', 'codes', 'discounts', 'offers', 'deposit', 'fees'];

/** The rules that this page can parse. */
export function knownIn({ freeShipping, codes, discounts, offers, deposit, fees }: StoredRules): OrderRules {
  return {
    freeShipping: knownOf([freeShipping])[0] ?? null,
    codes: knownOf(codes),
    discounts: knownOf(discounts),
    offers: knownOf(offers),
    deposit: knownOf([deposit])[0] ?? null,
    fees: knownOf(fees),
  };
}

function knownOf<Rule extends object>(rules: readonly (Rule | NewerValue | null)[]): Rule[] {
  return rules.filter((one): one is Rule => one !== null && !isNewer(one));
}

/** The rules that this page cannot parse, as JSON text for a form field. Empty when there are none. */
export function keptIn(stored: StoredRules): string {
  const kept = kinds.flatMap((kind): [RuleKind, Kept[]][] => {
    const rules = [stored[kind]].flat().flatMap((rule, at) => (rule !== null && isNewer(rule) ? [{ at, json: rule.json }] : []));
    return rules.length === 0 ? [] : [[kind, rules]];
  });
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept));
}

function read(newer: string): Partial<Record<RuleKind, readonly Kept[]>> {
  return newer === '' ? {} : JSON.parse(newer);
}

/** Number of rules that this page cannot parse, of one kind or of all kinds. */
export function countNewer(newer: string, kind?: RuleKind): number {
  const kept = read(newer);
  return kind === undefined ? Object.values(kept).flat().length : (kept[kind]?.length ?? 0);
}

/**
 * The kinds of rules that the owner has changed, with the unknown rules at their positions. A kind that has only one
 * rule is never sent when that rule is unknown.
 */
export function changedRules(rules: OrderRules, before: OrderRules | null, newer: string): Partial<OrderRules> {
  const kept = read(newer);
  const changed = kinds.flatMap((kind): [RuleKind, unknown][] => {
    const value: unknown = rules[kind];
    if (before !== null && isSame(value, before[kind])) return [];
    if (Array.isArray(value)) return [[kind, withKept(value, kept[kind] ?? [])]];
    return kept[kind] ? [] : [[kind, value]];
  });
  return Object.fromEntries(changed);
}

function withKept(rules: readonly unknown[], kept: readonly Kept[]): unknown[] {
  const all = [...rules];
  for (const { at, json } of kept) all.splice(at, 0, JSON.parse(json));
  return all;
}
