import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Timers and listeners that an effect of the panel starts continue after its screen is closed, unless the effect's
 * cleanup function ends them. No test of a screen notices that, because they only set the state of an unmounted
 * component.
 */

/** Calls that start something, each with the call that ends it. */
const pairs: readonly (readonly [starts: string, ends: RegExp])[] = [
  ['setInterval', /\bclearInterval\(/],
  ['setTimeout', /\bclearTimeout\(/],
  ['requestAnimationFrame', /\bcancelAnimationFrame\(/],
  ['addEventListener', /\bremoveEventListener\(|\.abort\(/],
  ['observe', /\.(?:disconnect|unobserve)\(/],
  ['AbortController', /\.abort\(/],
];

interface Effect {
  readonly place: string;
  /** The names of {@link pairs} that the effect calls itself, once for each call. */
  readonly starts: readonly string[];
  /** The text of the cleanup function that the effect returns. */
  readonly cleanup: string;
}

function effectsOf(file: string, text: string): Effect[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Effect[] = [];
  const look = (node: ts.Node): void => {
    const effect = ts.isCallExpression(node) && /^use(?:Layout)?Effect$/.test(node.expression.getText()) ? node.arguments[0] : undefined;
    if (effect && ts.isFunctionLike(effect)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, ...readEffect(effect as ts.ArrowFunction) });
    }
    ts.forEachChild(node, look);
  };
  look(parsed);
  return found;
}

function readEffect(effect: ts.ArrowFunction): Omit<Effect, 'place'> {
  const starts: string[] = [];
  const cleanups: string[] = ts.isBlock(effect.body) ? [] : [effect.body.getText()];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText().split('.').at(-1)!;
      const ends = pairs.some(([one]) => one === name) && !isEndedByItself(node);
      if (ends) starts.push(name);
    }
    const isOwn = ts.isReturnStatement(node) && ts.findAncestor(node.parent, ts.isFunctionLike) === effect;
    if (isOwn && node.expression) cleanups.push(named(effect, node.expression));
    else ts.forEachChild(node, look);
  };
  ts.forEachChild(effect.body, look);
  return { starts, cleanup: cleanups.join('\n') };
}

/**
 * The text of the returned function. A function that is returned by name is defined in the effect, so the whole
 * effect is returned.
 */
function named(effect: ts.ArrowFunction, returned: ts.Expression): string {
  return ts.isIdentifier(returned) ? effect.getText() : returned.getText();
}

/** A listener with a signal, or for one event, ends without the cleanup. */
function isEndedByItself({ arguments: given }: ts.CallExpression | ts.NewExpression): boolean {
  return /\bonce: true|\bsignal\b/.test(given?.[2]?.getText() ?? '');
}

function leftOpen(effects: readonly Effect[]): string[] {
  return effects.flatMap(({ place, starts, cleanup }) =>
    pairs
      .filter(([name, ends]) => {
        const wanted = name === 'addEventListener' ? starts.filter((one) => one === name).length : Number(starts.includes(name));
        const ended = cleanup.match(new RegExp(ends, 'g'))?.length ?? 0;
        return wanted > 0 && (ended === 0 || (ended < wanted && !cleanup.includes('.abort(')));
      })
      .map(([name]) => `${place} ${name}`),
  );
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client/src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^client\/src\/app\/walk\//.test(file));

test('what an effect starts, the function that it returns ends', () => {
  const effects = [...new Set(files)].flatMap((file) => effectsOf(file, readFileSync(join(root, file), 'utf8')));
  expect(leftOpen(effects)).toEqual([]);
  expect(effects.filter(({ starts }) => starts.length > 0).length).toBeGreaterThan(20);
});

const [timer, listener] = ['const one = setInterval(tick, 1_000);', "document.addEventListener('paste', paste);"];

test.each([
  ['a timer', timer, ['a.tsx:1 setInterval']],
  ['a timer that is ended', `${timer} return () => clearInterval(one);`, []],
  ['a timer that a named function ends', `${timer} const end = () => clearInterval(one); return end;`, []],
  ['a listener beside a timer that is ended', `${timer} ${listener} return () => clearInterval(one);`, ['a.tsx:1 addEventListener']],
  [
    'one of two listeners',
    `${listener} ${listener} return () => document.removeEventListener('paste', paste);`,
    ['a.tsx:1 addEventListener'],
  ],
  ['a listener with a signal', "document.addEventListener('paste', paste, { signal });", []],
  ['an end within another function', `${timer} later(() => clearInterval(one));`, ['a.tsx:1 setInterval']],
])('%s', (_, body, open) => {
  expect(leftOpen(effectsOf('a.tsx', `useEffect(() => { ${body} }, []);`))).toEqual(open);
});
