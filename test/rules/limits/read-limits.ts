import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

/** A named number of the code, such as `pageSize` or `limits.otpDigits`. */
export interface Limit {
  readonly name: string;
  readonly value: number;
}

interface Source {
  readonly constants: ReadonlyMap<string, ts.Expression>;
  /** The file from which each imported name comes. */
  readonly imports: ReadonlyMap<string, string>;
}

const sources = new Map<string, Source>();

/**
 * The numbers that a file names at its top level and in fixed fields of its classes, including numbers in objects and
 * in the settings of objects that it constructs. A number of `export { … } from` belongs to the other file.
 */
export function limitsOf(file: string): Limit[] {
  return [...sourceOf(file).constants].flatMap(([name, value]) => limitsIn(file, name, value));
}

function limitsIn(file: string, name: string, given: ts.Expression): Limit[] {
  const expression = bare(given);
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && !ts.isComputedPropertyName(one.name)
        ? limitsIn(file, `${name}.${one.name.text}`, one.initializer)
        : [],
    );
  if (ts.isNewExpression(expression))
    return (expression.arguments ?? []).filter((one) => ts.isObjectLiteralExpression(one)).flatMap((one) => limitsIn(file, name, one));
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((one, at) => limitsIn(file, `${name}.${at}`, one));
  const value = numberOf(file, expression);
  return value === undefined ? [] : [{ name, value }];
}

function bare(expression: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

function numberOf(file: string, given: ts.Expression): number | undefined {
  const expression = bare(given);
  if (ts.isNumericLiteral(expression)) return Number(expression.text);
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.MinusToken) {
    const value = numberOf(file, expression.operand);
    return value === undefined ? undefined : -value;
  }
  if (ts.isBinaryExpression(expression)) return computed(file, expression);
  if (ts.isIdentifier(expression)) return named(file, expression.text, []);
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression))
    return named(file, expression.expression.text, [expression.name.text]);
  return undefined;
}

function computed(file: string, { left, operatorToken, right }: ts.BinaryExpression): number | undefined {
  const [one, other] = [numberOf(file, left), numberOf(file, right)];
  if (one === undefined || other === undefined) return undefined;
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return one + other;
    case ts.SyntaxKind.MinusToken:
      return one - other;
    case ts.SyntaxKind.AsteriskToken:
      return one * other;
    case ts.SyntaxKind.SlashToken:
      return one / other;
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return one ** other;
    default:
      return undefined;
  }
}

/** The number with this name in the file, or in the file from which the name is imported. */
function named(file: string, name: string, path: readonly string[]): number | undefined {
  const { constants, imports } = sourceOf(file);
  const from = imports.get(name);
  if (from) return named(from, name, path);
  const constant = constants.get(name);
  const wanted = [name, ...path].join('.');
  return constant && limitsIn(file, name, constant).find((one) => one.name === wanted)?.value;
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const constants = new Map<string, ts.Expression>();
  const imports = new Map<string, string>();
  const parsed = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false);
  for (const statement of parsed.statements) {
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const)
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    if (ts.isClassDeclaration(statement)) for (const [name, value] of fixedFields(statement)) constants.set(name, value);
    if (ts.isImportDeclaration(statement)) for (const [name, from] of importedBy(file, statement)) imports.set(name, from);
  }
  const source = { constants, imports };
  sources.set(file, source);
  return source;
}

/** Fields that a class assigns only once, such as its caches and slots. */
function fixedFields({ name, members }: ts.ClassDeclaration): [string, ts.Expression][] {
  return members.flatMap((member): [string, ts.Expression][] => {
    if (!ts.isPropertyDeclaration(member) || !ts.isIdentifier(member.name) || !member.initializer) return [];
    const isFixed = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
    return isFixed ? [[`${name?.text}.${member.name.text}`, member.initializer]] : [];
  });
}

function importedBy(file: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): [string, string][] {
  const names = importClause?.namedBindings;
  const { text } = moduleSpecifier as ts.StringLiteral;
  if (!names || !ts.isNamedImports(names) || !/^[.#]/.test(text)) return [];
  const from = text.startsWith('#') ? `${text.replace(/^#(?:checked\b)?/, '').replace(/^\//, 'contracts/')}.ts` : besides(file, text);
  return names.elements.map(({ name }) => [name.text, from]);
}

function besides(file: string, path: string): string {
  return relative(root, join(root, dirname(file), path)).replace(/\.js$/, '.ts');
}
