import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

/**
 * @typedef {object} Pattern a regular expression of the source
 * @property {string} path below the repository
 * @property {number} line counted from 1
 * @property {string} source
 * @property {string} flags
 * @property {string | null} excused why it may be slow, from the comment beside it
 */

/** Marks a pattern, beside it or in the line before it. The reason has at least a few words. */
const excuse = /\/\/ slow-pattern: (\S+ \S+ \S.*)/;

/**
 * Every regular expression of a file: the literals, and the arguments of `new RegExp` made of constants. A
 * part that is known only at run time is treated as a word of letters, like a name.
 *
 * @param {string} path below the repository
 * @param {string} [text] replaces the file's content
 * @returns {Pattern[]}
 */
export function findPatterns(path, text = readFileSync(join(root, path), 'utf8')) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  /** @type {Pattern[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} source @param {string} flags */
  const add = (node, source, flags) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line;
    const excused = [lines[line], lines[line - 1]].map((one) => excuse.exec(one ?? '')?.[1]).find((one) => one !== undefined) ?? null;
    found.push({ path, line: line + 1, source, flags, excused });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source) add(node, textOf(source, file), flags && ts.isStringLiteral(flags) ? flags.text : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const unknownWord = 'word';

/**
 * The text value of an expression of constants.
 *
 * @param {ts.Expression} node
 * @param {ts.SourceFile} file
 * @returns {string}
 */
function textOf(node, file) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression, file);
  if (ts.isTemplateExpression(node)) return pieces(node, file, (piece) => piece.text);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    const { template } = node;
    // the raw text is the part between the template's delimiters
    const raw = (/** @type {ts.TemplateLiteralLikeNode} */ piece) => piece.rawText ?? piece.text;
    return ts.isTemplateExpression(template) ? pieces(template, file, raw) : raw(template);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left, file) + textOf(node.right, file);
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node.text, file);
    return constant ? textOf(constant.value, constant.file) : unknownWord;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const list = listOf(node.expression.expression, file);
    if (list && node.expression.name.text === 'join') return list.join(node.arguments[0] ? textOf(node.arguments[0], file) : ',');
  }
  return unknownWord;
}

/**
 * @param {ts.TemplateExpression} node
 * @param {ts.SourceFile} file
 * @param {(piece: ts.TemplateLiteralLikeNode) => string} read
 */
function pieces(node, file, read) {
  return read(node.head) + node.templateSpans.map((span) => textOf(span.expression, file) + read(span.literal)).join('');
}

/**
 * The texts of a list of constants; the keys of an object for `Object.keys(…)`.
 *
 * @param {ts.Expression} node
 * @param {ts.SourceFile} file
 * @returns {string[] | undefined}
 */
function listOf(node, file) {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) =>
      ts.isSpreadElement(one) ? (listOf(one.expression, file) ?? [unknownWord]) : [textOf(one, file)],
    );
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node.text, file);
    return constant && listOf(constant.value, constant.file);
  }
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return listOf(node.expression, file);
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.keys' && node.arguments[0] && ts.isIdentifier(node.arguments[0])) {
    const object = constantOf(node.arguments[0].text, file)?.value;
    if (object && ts.isObjectLiteralExpression(object))
      return object.properties.map((one) => one.name?.getText().replaceAll(/['"]/g, '') ?? '');
  }
  return undefined;
}

/**
 * The value of a constant of this file, or of one imported from another file of ours.
 *
 * @param {string} name
 * @param {ts.SourceFile} file
 * @returns {{ value: ts.Expression, file: ts.SourceFile } | undefined}
 */
function constantOf(name, file) {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        if (one.name.getText() === name && one.initializer) return { value: one.initializer, file };
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    const isNamed = names && ts.isNamedImports(names) && names.elements.some((one) => one.name.text === name);
    const source = isNamed ? sourceOf(statement.moduleSpecifier.text, file.fileName) : undefined;
    if (source)
      return constantOf(name, ts.createSourceFile(source, readFileSync(join(root, source), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return undefined;
}

/** @param {string} specifier @param {string} from */
function sourceOf(specifier, from) {
  if (specifier.startsWith('#')) return `${specifier.slice(1)}.ts`;
  return specifier.startsWith('.') ? join(dirname(from), specifier.replace(/\.js$/, '.ts')) : undefined;
}
