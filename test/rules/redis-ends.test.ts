import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Every key in Redis expires by itself. The expiry is set together with the value. Otherwise a process that stops
 * between two commands would leave a key that nothing removes, one for each bot and day.
 */

const writes = new Set(['set', 'incr', 'incrby', 'decr', 'decrby', 'hset', 'hincrby', 'sadd', 'zadd', 'lpush', 'rpush', 'append']);

/**
 * Files that this test skips, because they set the expiry in a separate command. The value says when the expiry is
 * set.
 */
const lasting: Readonly<Record<string, string>> = {
  'core/features/activity-log/activity-log.service.ts':
    'its end is set when a process first writes a line of a bot, and whenever lines are removed',
};

/** The whole chain that a call belongs to: `redis.multi().incr(key).pexpire(key, ms).exec()`. */
function chainOf(call: ts.CallExpression): ts.Node {
  let node: ts.Node = call;
  while (ts.isPropertyAccessExpression(node.parent) || (ts.isCallExpression(node.parent) && node.parent.expression === node))
    node = node.parent;
  return node;
}

function writesIn(file: string): { readonly place: string; readonly ends: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { place: string; ends: boolean }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && writes.has(node.expression.name.text)) {
      if (/\bredis\b.*\.commands\b/s.test(node.expression.expression.getText()))
        found.push({ place: `${file}: ${node.getText().slice(0, 60)}`, ends: /\bp?expire\(|'[EP]X'/.test(chainOf(node).getText()) });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test('a value in Redis gets its end with the command that stores it', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !(file in lasting));
  const found = [...new Set(files)].flatMap(writesIn);
  expect(found.filter(({ ends }) => !ends).map(({ place }) => place)).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});
