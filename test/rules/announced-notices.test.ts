import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/** Announces all notices of a report in a loop. */
const inLoops = new Set(['core/features/reports/reports.service.ts']);

/** From the name of the call to its closing bracket. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/notifications\.raise(?:ForBot)?\(/g)].map(({ index }) => {
    let [at, depth] = [source.indexOf('(', index), 0];
    const from = at;
    do depth += source[at] === '(' ? 1 : source[at] === ')' ? -1 : 0;
    while (depth > 0 && ++at < source.length);
    return source.slice(from, at + 1);
  });
}

test('a notice that is raised in a transaction is announced after its commit', () => {
  const wrong: string[] = [];
  let all = 0;
  for (const path of readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const file = join('core', path);
    const source = readFileSync(join(root, file), 'utf8');
    const joined = callsIn(source).filter((call) => /\btx,?\s*\)$/.test(call)).length;
    all += joined;
    const told = source.split(/tx\.afterCommit\(raised\.announce\)/).length - 1;
    if (!inLoops.has(file) && joined > 0 !== told > 0) wrong.push(`${file}: ${joined} raised, ${told} announced`);
  }
  expect(all).toBeGreaterThan(6);
  expect(wrong).toEqual([]);
});
