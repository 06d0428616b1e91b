import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * The values of a statement are an untyped list. So the compiler accepts `[conversationId, botId]` for `bot_id = $1
 * AND conversation_id = $2`. The statement then finds nothing, as if the row did not exist. This test compares names:
 * a value that is named like a column must be at the position of this column's parameter.
 */

interface Statement {
  readonly place: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/**
 * The name of a value in the code, such as `botId` for `claim.botId`. Null for a calculation and for a longer path
 * such as `step.from.uptoSeq`, because its value does not belong to `step`.
 */
function nameOf(value: ts.Expression): string | null {
  if (ts.isIdentifier(value)) return value.text;
  if (ts.isPropertyAccessExpression(value)) return ts.isPropertyAccessExpression(value.expression) ? null : value.name.text;
  return ts.isNonNullExpression(value) ? nameOf(value.expression) : null;
}

/**
 * Calls such as `sql.rows(text, [values])` with a literal text and literal values. Parts of the text that are
 * inserted from elsewhere are left out.
 */
function statementsIn(file: string): Statement[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = new Map<string, string>();
  const found: Statement[] = [];
  const textOf = (node: ts.Expression | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' … ');
    return ts.isIdentifier(node) ? texts.get(node.text) : undefined;
  };
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const text = textOf(node.initializer);
      if (text !== undefined) texts.set(node.name.text, text);
    }
    if (ts.isCallExpression(node)) {
      const [first, values] = node.arguments;
      const text = textOf(first);
      if (text !== undefined && values && ts.isArrayLiteralExpression(values)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ place: `${file}:${line + 1}`, text, values: values.elements.map(nameOf) });
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const camel = (column: string): string => column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

const compared = /\b([a-z_]+) (?:=|<>|<=?|>=?|IS NOT DISTINCT FROM) (?:ANY ?\()?\$(\d{1,2})\b/g;
const named = /\$(\d{1,2})(?:::[a-z]+(?:\[\])?)? AS ([a-z_]+)/g;
const inserted = /INSERT INTO [a-z_]+(?: AS \w+)? \(([a-z_, \n]+)\)\s+(?:VALUES \(|SELECT )([^;]*)/g;

/** For each parameter, the columns to which it is compared or in which it is stored, in camel case. */
function columnsOf(text: string): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const add = (parameter: string, column: string): void => {
    const at = Number(parameter);
    found.set(at, (found.get(at) ?? new Set()).add(camel(column)));
  };
  for (const [, column, parameter] of text.matchAll(compared)) add(parameter!, column!);
  for (const [, parameter, column] of text.matchAll(named)) add(parameter!, column!);
  for (const [, columns, given] of text.matchAll(inserted)) {
    const values = given!.split(',');
    for (const [at, column] of columns!.split(',').entries()) {
      const parameter = /^\s*\$(\d{1,2})\b/.exec(values[at] ?? '')?.[1];
      // A call such as coalesce($2, 0) contains a comma, which would shift the values after it.
      if (values.slice(0, at).some((value) => value.includes('('))) break;
      if (parameter !== undefined) add(parameter, column.trim());
    }
  }
  return found;
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.statements.ts'));

test('a value with the name of a column is given for the parameter beside that column', () => {
  const wrong: string[] = [];
  let judged = 0;
  for (const { place, text, values } of [...new Set(files)].flatMap(statementsIn)) {
    const columns = columnsOf(text);
    for (const [at, name] of values.entries()) {
      const own = columns.get(at + 1);
      if (name === null || !own) continue;
      judged += 1;
      const others = [...columns].filter(([parameter, beside]) => parameter !== at + 1 && beside.has(name));
      if (!own.has(name) && others.length > 0) wrong.push(`${place}: ${name} is $${at + 1}, beside ${[...own].join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(400);
});
