import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/*
 * The key of each query contains every parameter of its request. Two different requests under one key would show each
 * other's data. A key that lacks a parameter would show the data of another chat, search or page.
 */
const panel = fileURLToPath(new URL('..', import.meta.url));

interface Query {
  readonly file: string;
  /** Name of the key in `queryKeys`, or the expression that makes it. */
  readonly key: string;
  /** Routes that the query requests, such as `chat.labels`. */
  readonly routes: readonly string[];
  /** Names from the surrounding function that the request uses but the key does not contain. */
  readonly forgotten: readonly string[];
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    const isProperty = ts.isPropertyAccessExpression(one.parent) && one.parent.name === one;
    const isLabel = ts.isPropertyAssignment(one.parent) && one.parent.name === one;
    if (ts.isIdentifier(one) && !isProperty && !isLabel) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}

function addBound(name: ts.BindingName, names: Set<string>): void {
  if (ts.isIdentifier(name)) names.add(name.text);
  else for (const one of name.elements) if (ts.isBindingElement(one)) addBound(one.name, names);
}

/** Parameters and constants of the functions around a node. */
function boundAround(node: ts.Node): Set<string> {
  const names = new Set<string>();
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isFunctionLike(around)) continue;
    for (const { name } of around.parameters) addBound(name, names);
    const body = (around as ts.FunctionLikeDeclaration).body;
    if (!body || !ts.isBlock(body)) continue;
    for (const statement of body.statements)
      if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) addBound(name, names);
  }
  return names;
}

function constantOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function queryOf(file: string, source: ts.SourceFile, literal: ts.ObjectLiteralExpression): Query | null {
  const propertyOf = (name: string): ts.Expression | undefined => {
    const property = literal.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
    if (property && ts.isShorthandPropertyAssignment(property)) return constantOf(source, name);
    return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  };
  const request = propertyOf('queryFn');
  const given = propertyOf('queryKey');
  if (!request || !given) return null;
  const key = ts.isIdentifier(given) ? (constantOf(source, given.text) ?? given) : given;
  const bound = boundAround(literal);
  const own = new Set([...namesIn(key), ...namesIn(given)]);
  return {
    file,
    key: key.getText(source).replace(/^queryKeys\.(\w+).*$/s, '$1'),
    routes: [...request.getText(source).matchAll(/\bcall(?:ForBlob)?\(\s*(\w+\.\w+)/g)].map(([, route]) => route!),
    forgotten: [...namesIn(request)].filter((name) => bound.has(name) && !own.has(name)),
  };
}

function allQueries(): Query[] {
  const queries: Query[] = [];
  for (const file of readdirSync(panel, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(`${panel}/${file}`, 'utf8');
    if (!text.includes('queryFn')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
    const visit = (node: ts.Node): void => {
      const query = ts.isObjectLiteralExpression(node) ? queryOf(file, source, node) : null;
      if (query) queries.push(query);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return queries;
}

const queries = allQueries();

/**
 * Known exceptions. Some routes are requested under two keys: the last log lines and the whole log, or all rows and
 * the rows of one chat. Some keys have two requests, and the role decides between them.
 */
const severalKnown = [
  ['bot.logs', 'botLog', 'fullLog'],
  ['botLog', 'bot.logs', 'bot.logsOf'],
  ['botStatus', 'bot.status', 'bot.statusOf'],
  ['followup.queue', 'followUpQueue', 'followUpsOf'],
];

/** Parameters that need not be in the key: the key determines them, or they are not data. */
const followKnown = new Set([
  // the logged-in person: a logout reloads the page
  ...['botStatus userId', 'botLog userId'],
  // The phone number of the conversation whose id is in the key.
  ...['[...queryKeys.questions(conversationId), messageCount] phoneNumber', 'thread phoneNumber'],
  // The key contains the time of the request, and that time determines the last day.
  'oldChats lastDay',
  // a function
  'threadAt read',
]);

test('each key is that of one request, and each request has one key', () => {
  expect(queries.length).toBeGreaterThan(50);
  const routesOf = new Map<string, Set<string>>();
  const keysOf = new Map<string, Set<string>>();
  for (const { key, routes } of queries) {
    for (const route of routes) {
      routesOf.set(key, (routesOf.get(key) ?? new Set()).add(route));
      keysOf.set(route, (keysOf.get(route) ?? new Set()).add(key));
    }
  }
  const several = [...routesOf, ...keysOf]
    .filter(([, others]) => others.size > 1)
    .map(([name, others]) => [name, ...[...others].toSorted()]);
  expect(several.toSorted()).toEqual(severalKnown);
});

test('the key of a query has every parameter of its request', () => {
  const forgotten = queries.flatMap(({ key, forgotten: names }) => names.map((name) => `${key} ${name}`));
  expect(forgotten.filter((one) => !followKnown.has(one))).toEqual([]);
});
