import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Timers use milliseconds; Redis lifetimes use either unit. The compiler accepts both as numbers, and a test notices
 * a wait that is a thousand times too long only when it waits for the end. Names contain the unit, so this test
 * compares them with the unit of the call.
 */

const ms = /(?:^|[a-z\d_])(?:Ms|MS|ms)$|After$/;
const seconds = /(?:^|[a-z\d])(?:Seconds|seconds)$/;

/**
 * Functions that take a duration: the position of its argument, and the ending that the argument's name must have.
 */
const spans = new Map<string, readonly [place: number, unit: RegExp]>([
  ['setTimeout', [1, ms]],
  ['setInterval', [1, ms]],
  ['AbortSignal.timeout', [0, ms]],
  ['expire', [1, seconds]],
  ['pexpire', [1, ms]],
]);
/** Redis keywords that determine the unit of the next argument. */
const words = new Map([
  ['EX', seconds],
  ['PX', ms],
]);

/**
 * The names from which a duration is calculated. Of a path, only the last part counts. Of a call, the name of the
 * function counts instead of its arguments.
 */
function namesIn(span: ts.Expression): string[] {
  if (ts.isIdentifier(span)) return [span.text];
  if (ts.isPropertyAccessExpression(span)) return [span.name.text];
  if (ts.isCallExpression(span)) {
    const called = namesIn(span.expression);
    return called.some((name) => ['max', 'min', 'round', 'ceil', 'floor'].includes(name)) ? span.arguments.flatMap(namesIn) : called;
  }
  if (ts.isBinaryExpression(span) && span.right.getText() === '1_000')
    return namesIn(span.left).map((name) => (seconds.test(name) ? 'ms' : name));
  if (ts.isBinaryExpression(span)) return [...namesIn(span.left), ...namesIn(span.right)];
  if (ts.isConditionalExpression(span)) return [...namesIn(span.whenTrue), ...namesIn(span.whenFalse)];
  if (ts.isParenthesizedExpression(span) || ts.isNonNullExpression(span)) return namesIn(span.expression);
  return [];
}

interface Span {
  readonly place: string;
  readonly names: readonly string[];
  readonly unit: RegExp;
}

function spansIn(file: string): Span[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Span[] = [];
  const add = (span: ts.Expression | undefined, unit: RegExp): void => {
    if (!span) return;
    const { line } = source.getLineAndCharacterOfPosition(span.getStart());
    found.push({ place: `${file}:${line + 1} ${span.getText()}`, names: namesIn(span), unit });
  };
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      const [place, unit] = spans.get(called) ?? spans.get(/\.(p?expire)$/.exec(called)?.[1] ?? '') ?? [];
      if (unit && place !== undefined) add(node.arguments[place], unit);
      for (const [at, argument] of node.arguments.entries())
        if (ts.isStringLiteral(argument) && words.has(argument.text)) add(node.arguments[at + 1], words.get(argument.text)!);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers', 'client/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^client\/src\/app\/walk\//.test(file));

test('a span of time is given in the unit that the call counts in', () => {
  const found = [...new Set(files)].flatMap(spansIn).filter(({ names }) => names.length > 0);
  expect(found.filter(({ names, unit }) => !names.some((name) => unit.test(name))).map(({ place }) => place)).toEqual([]);
  expect(found.length).toBeGreaterThan(100);
});
