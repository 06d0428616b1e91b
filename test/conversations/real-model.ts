/**
 * `npm run bench -- conversations [--only ongkir --abreast 4 --sandbox]`: plays the conversations of `talks/` with the
 * model in the settings `LLM_BASE_URL`, `LLM_API_KEY` and `LLM_MODEL` and the sandbox for everything else. Prints scores
 * for comparing models and prompts. The model's price applies. `--sandbox` uses the sandbox's own seller instead.
 */
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';

// The contracts import each other with `.js` names, but they run uncompiled here. Resolve those names to `.ts` files.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(context.parentURL?.includes('/contracts/') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});
const { readTalks } = await import('./runner/talk-file.ts');
const { Theatre } = await import('./runner/theatre.ts');
const { aspects, notForModels, scoreOf } = await import('./runner/score.ts');

const { values } = parseArgs({ options: { only: { type: 'string' }, abreast: { type: 'string' }, sandbox: { type: 'boolean' } } });
const names = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const;
const given = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
const abreast = Number(values.abreast ?? 4);

const talks = readTalks().filter(({ kind, file }) => !notForModels.has(kind) && (!values.only || `${file} ${kind}`.includes(values.only)));

async function main(): Promise<void> {
  const theatre = await Theatre.open(values.sandbox ? {} : { ...given, LLM_DEADLINE_MS: process.env['LLM_DEADLINE_MS'] ?? '60000' });
  try {
    const waiting = [...talks];
    const totals = Object.fromEntries(aspects.map((aspect) => [aspect, { right: 0, of: 0 }]));
    const next = async (): Promise<void> => {
      for (let talk = waiting.shift(); talk; talk = waiting.shift()) {
        const score = await theatre.play(talk).then(
          (played) => scoreOf(talk, played),
          (error: unknown) => ({ facts: [`no answer: ${String(error)}`], prices: [], tone: [], tools: [] }),
        );
        const marks = aspects.map((aspect) => {
          const wrong = score[aspect];
          if (!wrong) return ' ';
          totals[aspect]!.of += 1;
          if (wrong.length === 0) totals[aspect]!.right += 1;
          return wrong.length === 0 ? '✓' : '✗';
        });
        console.log(`${marks.join(' ')}  ${talk.kind}: ${talk.title}`);
        for (const aspect of aspects)
          for (const words of score[aspect] ?? []) console.log(`         ${aspect}: ${words.replaceAll('\n', ' / ').slice(0, 300)}`);
      }
    };
    console.log(
      `${talks.length} conversations with ${values.sandbox ? 'the seller of the sandbox' : given['LLM_MODEL']}; in columns: ${aspects.join(', ')}`,
    );
    await Promise.all(Array.from({ length: abreast }, next));
    const { replies, promptTokens, completionTokens, seconds } = await theatre.usage();
    console.log(`\n${aspects.map((aspect) => `${aspect} ${totals[aspect]!.right}/${totals[aspect]!.of}`).join(' · ')}`);
    console.log(`${replies} answers, ${promptTokens} tokens in, ${completionTokens} out, ${seconds.toFixed(1)} s each`);
  } finally {
    await theatre.close();
  }
}

if (!values.sandbox && Object.keys(given).length < names.length) {
  console.error(
    `Set ${names.join(', ')} to the model that is to be judged, or give --sandbox to see the score card of the sandbox's own seller.`,
  );
  process.exitCode = 1;
} else {
  await globalSetup();
  try {
    await main();
  } finally {
    await globalTeardown();
  }
}
