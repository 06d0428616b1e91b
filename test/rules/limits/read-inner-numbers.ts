import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

/** Smallest number that is listed. Smaller numbers are mostly positions and small counts, which other tests cover. */
const smallest = 10;
/**
 * Matches numbers within SQL. Does not match numbers in parameters, names, columns, types and time spans, because
 * time spans have rows of their own.
 */
const inSql = /(?<![\w$.'-])\d[\d_.]*(?![\w'])/g;

/**
 * The numbers within functions, one row for each function: `createQueryClient: 10_000, 10, 60_000`. Most are units
 * and bounds without a name. {@link limitsOf} returns the numbers of top-level names.
 */
export function innerNumbersOf(file: string): string[] {
  const parsed = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const rows = new Map<string, string[]>();
  visit(parsed, '', (name, numbers) => rows.set(name, [...(rows.get(name) ?? []), ...numbers]));
  return [...rows].map(([name, numbers]) => `${name}: ${numbers.join(', ')}`);
}

function visit(node: ts.Node, within: string, found: (name: string, numbers: readonly string[]) => void): void {
  const name = nameOf(node);
  const here = name ? [within, name].filter(Boolean).join('.') : within;
  const numbers = numbersIn(node);
  if (numbers.length > 0 && isInFunction(node)) found(here, numbers);
  ts.forEachChild(node, (child) => visit(child, here, found));
}

function numbersIn(node: ts.Node): readonly string[] {
  if (ts.isNumericLiteral(node)) return Number(node.text) >= smallest && !isSizeOfPicture(node) ? [node.getText()] : [];
  const isText =
    ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isText || !node.getSourceFile().fileName.endsWith('.statements.ts')) return [];
  return (node.text.replaceAll(/--.*$/gm, '').match(inSql) ?? []).filter((number) => Number(number.replaceAll('_', '')) >= smallest);
}

function nameOf(node: ts.Node): string {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isPropertyDeclaration(node);
  if (isNamed) return node.name && !ts.isComputedPropertyName(node.name) ? node.name.text : '';
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isTop = ts.isVariableDeclaration(node) && node.parent.parent.parent.kind === ts.SyntaxKind.SourceFile;
  return isTop && ts.isIdentifier(node.name) ? node.name.text : '';
}

/** True also for texts of statements outside of functions, because only their SQL is examined. */
function isInFunction(node: ts.Node): boolean {
  if (!ts.isNumericLiteral(node)) return true;
  return ts.findAncestor(node, (one) => ts.isFunctionLike(one) && !ts.isFunctionTypeNode(one)) !== undefined;
}

/** True for the size of a drawing, such as `<Icon size={18} />`. It is visible on the screen, so it is not listed. */
function isSizeOfPicture(node: ts.Node): boolean {
  return ts.isJsxExpression(node.parent) && ts.isJsxAttribute(node.parent.parent);
}
