import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * A function that gets a transaction as its parameter must run its statements in this transaction. A statement
 * outside of it reads the old rows, keeps its change after a rollback, and holds a second connection while the first
 * one waits. Notifications are sent after the commit, because their receivers would otherwise read the old rows. A
 * test with one caller notices none of these mistakes.
 */

/** Position of the optional parameter for the caller's transaction, by class and method. */
type Optional = ReadonlyMap<string, number>;

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

const isOfSql = ({ type, initializer }: ts.ParameterDeclaration): boolean =>
  /^(?:Sql|Tx)$/.test(type?.getText() ?? '') || initializer?.getText() === 'this.database';

/** The methods of these files that run in their caller's transaction if the caller passes one. */
function optionalIn(sources: readonly ts.SourceFile[]): Optional {
  const found = new Map<string, number>();
  const look = (node: ts.Node): void => {
    if (ts.isMethodDeclaration(node) && ts.isClassDeclaration(node.parent)) {
      const at = node.parameters.findIndex((one) => isOfSql(one) && (one.questionToken !== undefined || one.initializer !== undefined));
      if (at !== -1) found.set(`${node.parent.name?.text}.${node.name.getText()}`, at);
    }
    ts.forEachChild(node, look);
  };
  sources.forEach(look);
  return found;
}

/**
 * The class and the method that a call refers to. For `this.orders.find`, the class is the type of the constructor's
 * parameter `orders`. For `this.find`, it is the surrounding class.
 */
function methodOf(call: ts.CallExpression): string | undefined {
  const [own, ...path] = call.expression.getText().split('.');
  const around = ts.findAncestor(call, ts.isClassDeclaration);
  if (own !== 'this' || !around || path.length > 2) return undefined;
  if (path.length === 1) return `${around.name?.text}.${path[0]}`;
  const given = around.members.find(ts.isConstructorDeclaration)?.parameters.find(({ name }) => name.getText() === path[0]);
  return given?.type && `${given.type.getText()}.${path[1]}`;
}

const tells = /^this\.(?:panel\.emit\w*|wakes\.send\w*|queue\.enqueue|activityLog\.write|alarm\.\w+)$/;

/** True for a function whose caller has opened a transaction. */
function isGivenTx(node: ts.SignatureDeclaration): boolean {
  return node.parameters.some(
    ({ name, type, questionToken, initializer }) =>
      name.getText() === 'tx' && !questionToken && !initializer && (!type || type.getText() === 'Tx'),
  );
}

interface Look {
  readonly wrong: string[];
  /** Number of functions that get a transaction as a parameter. */
  functions: number;
}

/** True for a function that is registered to run after the commit. */
function isForLater(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText().endsWith('.afterCommit');
}

/** Finds statements and notifications outside of the transaction in functions that get a transaction. */
function besideIn(source: ts.SourceFile, optional: Optional, seen: Look): void {
  const note = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    seen.wrong.push(`${source.fileName}:${line + 1} ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  };
  const look = (node: ts.Node, inTx: boolean): void => {
    let isIn = inTx;
    if (ts.isFunctionLike(node) && isGivenTx(node)) {
      isIn = true;
      seen.functions += 1;
    }
    if (isForLater(node)) isIn = false;
    if (isIn && ts.isPropertyAccessExpression(node) && node.getText() === 'this.database' && !node.parent.getText().endsWith('.savepoint'))
      note(node.parent);
    if (isIn && ts.isCallExpression(node)) {
      const at = optional.get(methodOf(node) ?? '');
      if (tells.test(node.expression.getText()) || (at !== undefined && node.arguments.length <= at)) note(node);
    }
    ts.forEachChild(node, (child) => look(child, isIn));
  };
  look(source, false);
}

function besideTheirs(sources: readonly ts.SourceFile[]): Look {
  const seen: Look = { wrong: [], functions: 0 };
  const optional = optionalIn(sources);
  for (const source of sources) besideIn(source, optional, seen);
  return seen;
}

test('what was given a transaction asks the database within it, and tells others after its commit', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^core\/(?:migrations|platform\/database)\//.test(file));
  const { wrong, functions } = besideTheirs([...new Set(files)].map((file) => parse(file, readFileSync(join(root, file), 'utf8'))));
  expect(wrong).toEqual([]);
  expect(functions).toBeGreaterThan(200);
});

describe('the rule finds', () => {
  const inClass = (body: string): string[] =>
    besideTheirs([
      parse('rows.ts', 'class Rows { count(id: string, sql: Sql = this.database) { return sql.rows(id); } }'),
      parse(
        'a.ts',
        `class A { constructor(private readonly rows: Rows) {} act() { return this.database.transaction(async (tx) => { ${body} }); } }`,
      ),
    ]).wrong;

  test.each([
    ['a statement beside the transaction', 'await remove(this.database, id);', ['a.ts:1 remove(this.database, id)']],
    ['one within it', 'await remove(tx, id);', []],
    ['a transaction that was not passed on', 'await this.rows.count(id);', ['a.ts:1 this.rows.count(id)']],
    ['one that was', 'await this.rows.count(id, tx);', []],
    ['an event before the commit', "this.panel.emit(id, 'x');", ["a.ts:1 this.panel.emit(id, 'x')"]],
    ['one after it', "tx.afterCommit(() => this.panel.emit(id, 'x'));", []],
    ['one that is left to the caller', "return () => this.panel.emit(id, 'x');", ["a.ts:1 this.panel.emit(id, 'x')"]],
    ['a savepoint, which is of the transaction', 'await this.database.savepoint(tx, act);', []],
  ])('%s', (_what, body, wrong) => {
    expect(inClass(body)).toEqual(wrong);
  });
});
