import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * The programs run for weeks. No test of behaviour notices a timer that nothing clears or a file that stays open,
 * because each one is small. Only memory, descriptors or a late write show them after days.
 */

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

interface Found {
  readonly wrong: string[];
  judged: number;
}

function note(found: Found, source: ts.SourceFile, node: ts.Node, text: string): void {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  found.wrong.push(`${source.fileName}:${line + 1} ${text}`);
}

const escaped = (name: string): string => name.replaceAll(/[.#$]/g, String.raw`\$&`);

/** The place where a timer is stored: `this.timer` for `this.timer ??= setInterval(…)`, or the name of a constant. */
function keptIn(call: ts.CallExpression): string | undefined {
  const { parent } = call;
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isBinaryExpression(parent) && /^\?{0,2}=$/.test(parent.operatorToken.getText())) return parent.left.getText();
  if (ts.isConditionalExpression(parent) && ts.isBinaryExpression(parent.parent)) return parent.parent.left.getText();
  return undefined;
}

/** True for a wait that its caller awaits, and for a timer that does not keep the process alive. */
function endsAlone(call: ts.CallExpression): boolean {
  const around = ts.findAncestor(call.parent, ts.isFunctionLike);
  const isWait = around?.parent && ts.isNewExpression(around.parent) && around.parent.expression.getText() === 'Promise';
  return isWait === true || (ts.isPropertyAccessExpression(call.parent) && call.parent.name.text === 'unref');
}

/** True for a timer that runs once and clears its own reference. */
function forgetsItself(call: ts.CallExpression, kept: string): boolean {
  return call.expression.getText() === 'setTimeout' && call.arguments[0]!.getText().includes(`${kept} = undefined`);
}

/** Finds timers that nothing clears. */
function unended(sources: readonly ts.SourceFile[]): Found {
  const found: Found = { wrong: [], judged: 0 };
  for (const source of sources) {
    const look = (node: ts.Node): void => {
      ts.forEachChild(node, look);
      if (!ts.isCallExpression(node) || !/^set(?:Timeout|Interval)$/.test(node.expression.getText())) return;
      found.judged += 1;
      const kept = keptIn(node);
      const scope = ts.findAncestor(node, (one) => (kept?.startsWith('this.') ? ts.isClassDeclaration(one) : ts.isSourceFile(one)))!;
      // A timer without a name may be stored in a map: `this.timers.set(name, setTimeout(…))`.
      const ends = new RegExp(`clear(?:Timeout|Interval)\\(${kept === undefined ? '' : escaped(kept)}|${kept ?? '-'}\\.unref\\(\\)`);
      const isEnded =
        kept === undefined ? endsAlone(node) || ends.test(source.text) : forgetsItself(node, kept) || ends.test(scope.getText());
      if (!isEnded) note(found, source, node, kept ?? node.getText().slice(0, 40));
    };
    look(source);
  }
  return found;
}

/** Finds files that a function opens but does not close in its `finally`. A stream closes its file itself. */
function unclosed(sources: readonly ts.SourceFile[]): Found {
  const found: Found = { wrong: [], judged: 0 };
  for (const source of sources.filter(({ text }) => /import \{[^}]*\bopen\b[^}]*\} from 'node:fs\/promises'/.test(text))) {
    const look = (node: ts.Node): void => {
      ts.forEachChild(node, look);
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'open') return;
      found.judged += 1;
      const kept = ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText();
      const around = ts.findAncestor(node, ts.isFunctionLike)!;
      let isClosed = new RegExp(`${kept}\\.createReadStream\\(`).test(around.getText());
      const search = (one: ts.Node): void => {
        if (ts.isTryStatement(one) && one.finallyBlock?.getText().includes(`${kept}.close()`)) isClosed = true;
        ts.forEachChild(one, search);
      };
      search(around);
      if (!isClosed) note(found, source, node, String(kept));
    };
    look(source);
  }
  return found;
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // the collected entries of rules are released with their result; the watcher of pauses ends with its thread
  .filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.(?:test|rules)\.ts$|^core\/(?:migrations|features\/replies\/grounding|platform\/loop\/loop-watcher)/.test(file),
  );
const sources = [...new Set(files)].map((file) => parse(file, readFileSync(join(root, file), 'utf8')));

test.each([
  ['each timer is ended by what started it', unended, 25],
  ['each file that is opened is closed, whatever happens in between', unclosed, 3],
])('%s', (_what, judge, moreThan) => {
  const { wrong, judged } = judge(sources);
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(moreThan);
});

describe('the rule of', () => {
  const of = (judge: (all: readonly ts.SourceFile[]) => Found, text: string) => judge([parse('a.ts', text)]).wrong;

  test.each([
    ['this.timer = setInterval(look, 10);', ['a.ts:1 this.timer']],
    ['this.timer = setInterval(look, 10); } end() { clearInterval(this.timer);', []],
    ['setTimeout(look, 10);', ['a.ts:1 setTimeout(look, 10)']],
    ['this.timer = setTimeout(() => (this.timer = undefined), 10);', []],
    ['setTimeout(look, 10).unref();', []],
    ['return new Promise((resolve) => setTimeout(resolve, 10));', []],
    ['this.timers.set(id, setTimeout(look, 10)); } end() { for (const one of this.timers.values()) clearTimeout(one);', []],
  ])('timers: %s', (body, wrong) => {
    expect(of(unended, `class A { start() { ${body} } }`)).toEqual(wrong);
  });

  test.each([
    ['const file = await open(path); return file.stat();', ['a.ts:2 file']],
    ['const file = await open(path); await file.stat(); await file.close();', ['a.ts:2 file']],
    ['const file = await open(path); try { return await file.stat(); } finally { await file.close(); }', []],
    ['const file = await open(path); return file.createReadStream();', []],
  ])('files: %s', (body, wrong) => {
    expect(of(unclosed, `import { open } from 'node:fs/promises';\nasync function read(path: string) { ${body} }`)).toEqual(wrong);
  });
});
