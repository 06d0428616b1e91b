import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { entries, ownTexts, refusals } from './growth/entries.js';
import { growthOf } from './growth/growth.js';
import { familiesFor, Inputs, shapes, UnknownType, type InputOptions } from './growth/inputs.js';
import { findRules, type RuleFunction, type Rules } from './growth/rule-functions.js';

/*
 * A text of twice the length must take about twice the time, in every function of a rules file that takes text. The
 * compiler finds the functions and the types of their parameters. The inputs are made from these types, so a new
 * function is measured without being listed here. A function whose types do not show what it reads has an entry in
 * growth/entries.ts.
 */
const root = join(import.meta.dirname, '../..');
/** A message of WhatsApp has 65,536 characters at most. */
const charsMax = 65_536;
/** Maximum length of a list that a rule gets from outside. */
const itemsMax = 1_024;
const ratioMax = 3;

type Callable = (...args: unknown[]) => unknown;

/** Completes the work of a function: a generator is read to its end. */
async function finish(answer: unknown): Promise<void> {
  if (typeof answer !== 'object' || answer === null) return;
  if (Symbol.asyncIterator in answer) for await (const part of answer as AsyncIterable<unknown>) void part;
  else if (!Array.isArray(answer) && Symbol.iterator in answer && 'next' in answer)
    for (const part of answer as Iterable<unknown>) void part;
  else await (answer as Promise<unknown>);
}

interface Run {
  readonly ms: number;
  readonly error?: unknown;
}

/** Processor time of this thread only: other programs on the machine do not count. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function run(callable: Callable, args: readonly unknown[]): Promise<Run> {
  const before = process.threadCpuUsage();
  try {
    await finish(callable(...args));
    return { ms: cpuMsSince(before) };
  } catch (error) {
    // An error is a result too, and it must be as fast as an answer.
    return { ms: cpuMsSince(before), error };
  }
}

interface Case {
  readonly title: string;
  readonly args: (size: number) => readonly unknown[];
  readonly sizeMax: number;
}

function* casesOf({ checker }: Rules, { title, parameters, words }: RuleFunction): Generator<Case> {
  const own = entries[title];
  if (own) {
    for (const [family, fill] of Object.entries(familiesFor('long texts', words)))
      yield { title: family, args: (size) => own(fill(size)), sizeMax: charsMax };
    return;
  }
  for (const shape of shapes) {
    for (const [family, fill] of Object.entries(familiesFor(shape, words))) {
      let variants = 1;
      for (let variant = 0; variant < variants; variant += 1) {
        const make = (size: number) => {
          const options: InputOptions = { shape, size, fill, variant };
          const inputs = new Inputs(checker, options);
          return { inputs, args: parameters.map((type) => inputs.make(type)) };
        };
        const { inputs } = make(1);
        if (!inputs.holdsText) return;
        ({ variants } = inputs);
        const isOfLists = shape === 'many items' || shape === 'long items';
        if (isOfLists && !inputs.holdsList) continue;
        yield {
          title: `${shape} of ${family}, variant ${variant}`,
          args: (size) => make(size).args,
          sizeMax: isOfLists ? itemsMax : charsMax,
        };
      }
    }
  }
}

/** The problem with the function, as a sentence; undefined when there is none. */
async function problemWith(rules: Rules, found: RuleFunction): Promise<string | undefined> {
  const module = (await import(join(root, found.file))) as Record<string, Callable>;
  const callable = module[found.name]!;
  let answered = 0;
  let cases = 0;
  let lastError: unknown;
  for (const one of casesOf(rules, found)) {
    cases += 1;
    const growth = await growthOf(
      async (size) => {
        const { ms, error } = await run(callable, one.args(size));
        if (error === undefined) answered += 1;
        else lastError = error;
        return ms;
      },
      one.sizeMax,
      ratioMax,
    );
    if (growth && growth.ratio >= ratioMax) {
      const { size, ms, doubledMs } = growth;
      return `${found.title}: ${one.title}: ${ms.toFixed(1)} ms for ${size}, ${doubledMs.toFixed(1)} ms for twice as much`;
    }
  }
  return cases > 0 && answered === 0 && !refusals[found.title]
    ? `${found.title}: no input was taken, it needs an entry: ${String(lastError)}`
    : undefined;
}

const rules = findRules();

test('every entry is of a function that there is', () => {
  const titles = new Set(rules.functions.map(({ title }) => title));
  expect(Object.keys({ ...entries, ...ownTexts, ...refusals }).filter((title) => !titles.has(title))).toEqual([]);
});

test.each(rules.functions.filter(({ title }) => !ownTexts[title]).map((found) => [found.title, found] as const))('%s', async (_, found) => {
  const problem = await problemWith(rules, found).catch((error: unknown) => {
    if (error instanceof UnknownType) return `${found.title}: its input cannot be made of its types, it needs an entry: ${error.message}`;
    throw error;
  });
  expect(problem).toBeUndefined();
});
