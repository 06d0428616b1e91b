import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

const levels = new Set(['debug', 'info', 'announce', 'warn', 'error']);

/** Every call of a file that writes a log line: the event's name, its level and the names of the fields. */
export function logLinesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes('event:')) return []; // parsing all files takes seconds
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isCallExpression(node)) return;
    const level = levelOf(node.expression);
    const [fields] = node.arguments;
    if (!level || !fields) return;
    // The base class of the log is excluded: it only passes its fields on.
    if (ts.isObjectLiteralExpression(fields)) found.push(shown(level, fields));
  };
  look(source);
  return found;
}

/**
 * The level of a log call: `warn` for `this.log.warn`, and `error or warn` for `this.log[isFinal ? 'error' :
 * 'warn']`. Undefined for a call that does not log.
 */
function levelOf(callee: ts.Expression): string | undefined {
  const isMember = ts.isPropertyAccessExpression(callee) || ts.isElementAccessExpression(callee);
  if (!isMember || !/(?:^|\.)(?:log|pino)$/.test(callee.expression.getText())) return undefined;
  if (ts.isPropertyAccessExpression(callee)) return levels.has(callee.name.text) ? callee.name.text : undefined;
  const choice = callee.argumentExpression;
  return ts.isConditionalExpression(choice) ? `${written(choice.whenTrue)} or ${written(choice.whenFalse)}` : choice.getText();
}

function shown(level: string, fields: ts.ObjectLiteralExpression): string {
  const event = fields.properties.find((one) => one.name?.getText() === 'event');
  const others = fields.properties.filter((one) => one !== event);
  const name = event && ts.isPropertyAssignment(event) ? nameOf(event.initializer) : 'event';
  return [`${name} ${level}`, others.map(fieldOf).join(', ')].filter((part) => part !== '').join(': ');
}

function nameOf(event: ts.Expression): string {
  if (ts.isConditionalExpression(event)) return `${nameOf(event.whenTrue)} or ${nameOf(event.whenFalse)}`;
  return written(event);
}

const written = (expression: ts.Expression): string =>
  ts.isStringLiteral(expression) ? expression.text : expression.getText().replaceAll('`', '');

/** The name of a field. For a spread, the spread expression without the arguments of its call. */
function fieldOf(property: ts.ObjectLiteralElementLike): string {
  if (!ts.isSpreadAssignment(property)) return property.name.getText();
  const { expression } = property;
  return `…${ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText()}`;
}
