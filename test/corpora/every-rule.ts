import { join } from 'node:path';
import { entries, ownTexts, refusals } from '../rules/growth/entries.ts';
import { Inputs } from '../rules/growth/inputs.ts';
import { findRules, type RuleFunction } from '../rules/growth/rule-functions.ts';

const root = join(import.meta.dirname, '../..');

type Callable = (...args: unknown[]) => unknown;

/**
 * Functions whose arguments cannot be made from their types: addresses of settings that were read before, and positions in a
 * list that another argument holds. The callers of the latter take text and are called.
 */
const madeByUs: ReadonlySet<string> = new Set([
  'core/platform/config/addresses.rules.ts isLoopback',
  'core/platform/config/addresses.rules.ts isInside',
  'core/platform/config/production.rules.ts productionMistakes',
  'core/outside/llm/dialect/dialect.rules.ts dialectOfAddress',
  'core/features/replies/prompt/reply-prompt.rules.ts buildMessages',
  'core/features/replies/grounding/orders/order-sums.rules.ts numbersBehind',
  'core/features/replies/grounding/orders/priced.rules.ts eachesAt',
  'core/features/replies/grounding/orders/written-sums.rules.ts ignoredReductions',
  'core/features/replies/grounding/evidence/places/opposing.rules.ts isAllNamed',
]);

/** Calls every exported function of a rules file that takes text with every text. `thrown` names the functions that failed, and where. */
export async function callWithAll(texts: readonly string[]): Promise<{ calls: number; functions: number; thrown: string[] }> {
  const { functions, checker } = findRules();
  const unknown = [...madeByUs].filter((title) => functions.every((found) => found.title !== title));
  if (unknown.length > 0) throw new Error(`there are no such functions any more: ${unknown.join(', ')}`);
  const inputsOf = (text: string): Inputs =>
    new Inputs(checker, { shape: 'one long text', size: text.length, fill: () => text, variant: 0 });
  const thrown: string[] = [];
  let called = 0;
  for (const found of functions) {
    const argumentsFor = argumentsOf(found, inputsOf);
    if (argumentsFor === null) continue;
    const module = (await import(join(root, found.file))) as Record<string, Callable>;
    called += 1;
    const error = await firstThrown(module[found.name]!, texts, argumentsFor);
    if (error) thrown.push(`${found.title}: ${error}`);
  }
  return { functions: called, calls: called * texts.length, thrown };
}

/** Makes the arguments of a function from a text; null for a function that takes none. */
function argumentsOf(
  { title, parameters }: RuleFunction,
  inputsOf: (text: string) => Inputs,
): ((text: string) => readonly unknown[]) | null {
  const own = entries[title];
  if (own) return own;
  if (ownTexts[title] || refusals[title] || madeByUs.has(title)) return null;
  const inputs = inputsOf('kata');
  for (const type of parameters) inputs.make(type);
  if (!inputs.holdsText) return null;
  return (text) => {
    const made = inputsOf(text);
    return parameters.map((type) => made.make(type));
  };
}

/** The first error that is a defect of the program. A refusal of the text is a valid result. */
async function firstThrown(
  callable: Callable,
  texts: readonly string[],
  argumentsFor: (text: string) => readonly unknown[],
): Promise<string | undefined> {
  for (const text of texts) {
    try {
      await callable(...argumentsFor(text));
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
        return `${error.name}: ${error.message} (${text})`;
    }
  }
  return undefined;
}
