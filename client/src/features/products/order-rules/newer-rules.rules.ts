import type { StoredRules } from '#contracts/http/bot/order-rules';
import { isNewer, type NewerValue } from '#contracts/values/base/newer-value';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import { isSame } from '../../../forms/stored-form.rules.js';

/*
 * A page that is older than the server cannot read every stored rule. The unread rules stay at their places when other
 * rules are saved.
 */

type RuleKind = keyof OrderRules;

/** An unread rule: its JSON, and its place in the list of its kind. */
interface Kept {
  readonly at: number;
  readonly json: string;
}

const kinds: readonly RuleKind[] = ['freeShipping', 'codes', 'discounts', 'offers', 'deposit', 'fees'];

/** The rules that this page can read. */
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

/** The rules that this page cannot read, as text for a form; empty for none. */
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

/** How many rules of a kind, or of all kinds, this page cannot read. */
export function countNewer(newer: string, kind?: RuleKind): number {
  const kept = read(newer);
  return kind === undefined ? Object.values(kept).flat().length : (kept[kind]?.length ?? 0);
}

/**
 * The kinds of rules that the owner changed, with the unread rules at their places. A kind that holds a single rule, which
 * is unread, is never sent.
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
