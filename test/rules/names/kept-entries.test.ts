import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Every entry of a map or set that lives as long as its process or page is removed somewhere, or the number of
 * entries is fixed. Without the removal everything works, until the process runs out of memory after weeks. The same
 * applies to timers of the panel.
 */

/** Maps and sets without a removal, each with what limits its number of entries. */
const bounded: Readonly<Record<string, string>> = {
  'client/src/app/screens.ts: come': 'parts of the panel',
  'client/src/features/help/search-words.ts: canonical': 'words of a list',
  'client/src/features/help/search.ts: byConsonants': 'words of the guides',
  'client/src/features/help/search.ts: guidesWith': 'words of the guides',
  'core/features/events/event-dispatcher.service.ts: subscribers': 'subscribers of the program',
  'core/features/replies/grounding/statement-kinds.ts: found': 'kinds of statements, for one reply',
  'core/outside/llm/llm-sight.ts: known': 'models of the settings',
  'core/platform/queue/job-queue.ts: queues': 'queues of the catalogue',
  'workers/base/sweeper.ts: timers': 'sweeps of the program',
};

/** Timers that nothing clears, with the reason. */
const uncleared: Readonly<Record<string, string>> = {
  'client/src/realtime/use-live.ts: end': 'cleared with the others of their map',
  'client/src/state/throttle.ts: timer': 'runs once more and ends by itself',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers', 'client/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.rules\.ts$|^client\/src\/app\/walk\//.test(file));
const sources = [...new Set(files)].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Matches fields of classes and constants of modules. Maps within functions are freed when the call ends. */
const collection =
  /^(?: {2}(?:private |protected )?(?:readonly )?|(?:export )?const )(#?\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\);/gm;
const added = (name: string) => new RegExp(`\\b${name}\\.(?:set|add)\\(`);
const removed = (name: string) => new RegExp(`\\b${name}\\.(?:delete|clear)\\(|\\b${name} = new `);

test('what is put into a lasting map or set is taken out again, or bounded', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(collection)].map(([declaration, name]) => ({
      place: `${file}: ${name}`,
      name: name!,
      rest: text.replace(declaration, ''),
    })),
  );
  const growing = found.filter(({ name, rest }) => added(name).test(rest) && !removed(name).test(rest)).map(({ place }) => place);
  expect(growing.toSorted()).toEqual(Object.keys(bounded).toSorted());
  expect(found.length).toBeGreaterThan(30);
});

/**
 * Matches `this.timer = setInterval(`, `const timer = setTimeout(` and `timer ??= setTimeout(`. Does not match timers
 * that are not stored.
 */
const kept = /\b(\w+)(?:\.current)? (?:\?\?)?= (?:[^;=]*\? )?set(?:Timeout|Interval)\(/g;

test('a timer that the panel keeps is cleared', () => {
  const found = sources
    .filter(({ file }) => file.startsWith('client/'))
    .flatMap(({ file, text }) => [...text.matchAll(kept)].map(([, name]) => ({ place: `${file}: ${name}`, name: name!, text })));
  const left = found
    .filter(({ name, text }) => !new RegExp(`\\bclear(?:Timeout|Interval)\\((?:this\\.)?${name}\\b`).test(text))
    .map(({ place }) => place);
  expect([...new Set(left)].toSorted()).toEqual(Object.keys(uncleared).toSorted());
  expect(found.length).toBeGreaterThan(10);
});
