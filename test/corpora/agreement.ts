import { consentWord } from '#core/features/conversations/state/consent.rules';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { findAmounts } from '#core/features/replies/grounding/amounts.rules';
import { placeNamesIn } from '#core/features/replies/grounding/facts/place-names';
import { saysPaid } from '#core/features/replies/grounding/payments/payment-claims.rules';
import { plainText } from '#core/features/replies/grounding/plain-text.rules';
import { callReasonOf } from '#core/features/replies/tools/call-reason.rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { goods } from '../agent/search/catalogue.ts';
import { makeOwner, openTestModules } from '../support/core/test-modules.ts';
import type { Pair } from './files.ts';

/** The findings of a rule in a text, as a comparable text; empty for none. */
type Rule = (text: string) => string | Promise<string>;

const shownPairs = 3;

const rules: Readonly<Record<string, Rule>> = {
  'opt-out': (text) => consentWord(text) ?? '',
  'payment handed over': (text) => (saysPaid(text) ? 'claims a payment' : ''),
  'reason of a handover': (text) => callReasonOf(text).replace('bot-called', ''),
  places: (text) => [...new Set(placeNamesIn(text))].toSorted().join(),
  amounts: (text) =>
    findAmounts(plainText(text).text)
      .map(({ value }) => value)
      .toSorted((one, other) => one - other)
      .join(),
};

export interface Compared {
  readonly name: string;
  /** Share of the pairs on whose sides the rule finds the same, from 0 to 1. */
  readonly share: number;
  /** The figures, and some pairs on which it does not. */
  readonly table: string;
}

/** Compares what the rules find on both sides of each pair. Product search runs in Postgres on 2,000 products. */
export async function compareSides(pairs: readonly Pair[]): Promise<Compared[]> {
  const modules = await openTestModules();
  try {
    const { accountId } = await makeOwner(modules);
    const products = (await modules.open([ProductsModule])).get(ProductsService);
    for (const { name } of goods) await products.create(accountId, { ...emptyProduct, name });
    const best: Rule = async (text) => (await products.search(accountId, { text, limit: 1 }))[0]?.name ?? '';
    const compared: Compared[] = [];
    for (const [name, rule] of Object.entries({ ...rules, 'product search': best })) compared.push(await compare(name, rule, pairs));
    return compared;
  } finally {
    await modules.close();
  }
}

async function compare(name: string, rule: Rule, pairs: readonly Pair[]): Promise<Compared> {
  const found: (readonly [string, string])[] = [];
  for (const [informal, formal] of pairs) found.push([await rule(informal), await rule(formal)]);
  const differ = [...pairs.entries()].filter(([at]) => found[at]![0] !== found[at]![1]);
  const any = found.filter(([one, other]) => one !== '' || other !== '').length;
  const share = 1 - differ.length / pairs.length;
  const shown = differ
    .slice(0, shownPairs)
    .map(([at, [informal, formal]]) => `    "${found[at]![0]}" in: ${informal}\n    "${found[at]![1]}" in: ${formal}\n`)
    .join('');
  const figures = `${(100 * share).toFixed(2)} % of ${pairs.length} pairs agree; something found in ${any}, alike in ${any - differ.length}`;
  return { name, share, table: `${name}: ${figures}\n${shown}` };
}
