import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { guideIds } from '../../ui/layout/guide-ids.js';
import { guides } from './guides.js';
import { linesOf } from './search.rules.js';

const source = `${process.cwd()}/client/src`;

/** Source text of the whole panel except the guides, which cannot prove their own claims. */
const panelText = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|features\/help\/|ui\/gallery\//.test(path))
  .map((path) => readFileSync(`${source}/${path}`, 'utf8'))
  .join('\n');

const paths = [...readFileSync(`${source}/app/app.tsx`, 'utf8').matchAll(/path="(\/[^"]*)"/g)].map((match) => match[1]);

const lines = guideIds.flatMap((id) => [guides[id].intro, ...guides[id].parts.flatMap(linesOf)].map((line) => [id, line] as const));
const found = (pattern: RegExp) => [
  ...new Map(lines.flatMap(([id, line]) => [...line.matchAll(pattern)].map((match) => [match[1]!, id] as const))),
];

test.each(found(/\*\*(.+?)\*\*/g))('the words "%s" of the guide %s stand on a screen', (words) => {
  // must match a complete string, not part of a longer one
  expect(panelText).toMatch(new RegExp(`['"\`>]\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*['"\`<]`));
});

test.each(found(/\]\((.+?)\)/g))('the link to %s of the guide %s leads to a screen', (path) => {
  const [screen, fold] = path.split('#');
  expect(paths).toContain(screen);
  if (fold) expect(panelText).toContain(`id="${fold}"`);
});

test('no guide is longer than one can read standing', () => {
  for (const id of guideIds) expect(guides[id].parts.flatMap(linesOf).join(' ').split(/\s+/).length).toBeLessThan(220);
});

test.each(guideIds)('a screen leads to the guide %s', (id) => {
  const named = panelText.match(new RegExp(`['"]${id}['"]`, 'g')) ?? [];
  expect(named.length).toBeGreaterThan(1); // one occurrence is the list of guide ids itself
});
