import { relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../../scripts/lib/paths.mjs';

/** A statement in the sources: the argument of a `rows` or `run` call. */
export interface SourceStatement {
  /** File and line. */
  readonly place: string;
  /** All possible texts of the statement. Null when the text is known only at run time. */
  readonly texts: readonly string[] | null;
  /** Possible numbers of input values that the caller passes. Null when the number is known only at run time. */
  readonly inputs: readonly number[] | null;
  /** The columns that the caller declares. Null when it declares none. */
  readonly columns: Readonly<Record<string, DeclaredColumn>> | null;
}

export interface DeclaredColumn {
  readonly sort: Sort;
  /** True when the statement may return rows without this column. */
  readonly isOptional: boolean;
}

export type Sort = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'array' | 'object' | 'unknown';

/** Possible texts of each name while a function is analysed. The list is empty for an omitted argument. */
type Scope = ReadonlyMap<ts.Symbol, readonly string[] | null>;

/** Reads all statements of the server side with the TypeScript compiler. */
export function sourceStatements(): SourceStatement[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, ' '));
      },
    },
  )!;
  const program = ts.createProgram(
    config.fileNames.filter((name) => !name.endsWith('.test.ts') && !name.includes('/core/migrations/')),
    config.options,
  );
  const reader = new Reader(program.getTypeChecker());
  return program
    .getSourceFiles()
    .filter((file) => !file.fileName.includes('/node_modules/'))
    .flatMap((file) => reader.statementsOf(file));
}

class Reader {
  constructor(private readonly checker: ts.TypeChecker) {}

  statementsOf(file: ts.SourceFile): SourceStatement[] {
    const found: SourceStatement[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && this.isOfSql(node.expression)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const texts = this.texts(node.arguments[0]!, new Map());
        const columns = node.expression.name.text === 'rows' ? this.columnsOf(node) : null;
        const inputs = node.arguments[1] ? lengthsOf(node.arguments[1]) : [0];
        found.push({ place: `${relative(root, file.fileName)}:${line + 1}`, texts, inputs, columns });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  }

  /** True for `rows` and `run` of an `Sql`. */
  private isOfSql({ expression, name }: ts.PropertyAccessExpression): boolean {
    if (name.text !== 'rows' && name.text !== 'run') return false;
    const type = this.checker.getTypeAtLocation(expression);
    return type.getProperty('rows') !== undefined && type.getProperty('run') !== undefined && type.getProperty('of') !== undefined;
  }

  /** All possible texts of an expression. Null when it depends on run-time values. */
  private texts(node: ts.Expression, scope: Scope): readonly string[] | null {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [node.text.replaceAll('_', '')];
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<readonly string[] | null>(
        (before, span) => joined(joined(before, this.texts(span.expression, scope)), [span.literal.text]),
        [node.head.text],
      );
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return this.texts(node.expression, scope);
    if (ts.isConditionalExpression(node)) {
      const given = ts.isIdentifier(node.condition) ? this.given(node.condition, scope) : undefined;
      if (given?.length === 0) return this.texts(node.whenFalse, scope);
      if (given?.every((text) => text !== '')) return this.texts(node.whenTrue, scope);
      return either(this.texts(node.whenTrue, scope), this.texts(node.whenFalse, scope));
    }
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return this.named(node, scope);
    if (ts.isElementAccessExpression(node)) return this.valuesOf(node.expression, scope);
    if (ts.isCallExpression(node)) return this.returned(node, scope);
    return null;
  }

  private symbolOf(node: ts.Expression): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private given(node: ts.Identifier, scope: Scope): readonly string[] | null | undefined {
    const symbol = this.symbolOf(node);
    return symbol && scope.get(symbol);
  }

  private named(node: ts.Identifier | ts.PropertyAccessExpression, scope: Scope): readonly string[] | null {
    const symbol = this.symbolOf(node);
    const given = symbol && scope.get(symbol);
    if (given !== undefined) return given;
    const declared = symbol?.valueDeclaration;
    if (declared && (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) && declared.initializer)
      return this.texts(declared.initializer, scope);
    return null;
  }

  /** All values of a table of texts, because each of them may be selected. */
  private valuesOf(node: ts.Expression, scope: Scope): readonly string[] | null {
    const declared = this.symbolOf(node)?.valueDeclaration;
    let table = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    while (table && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) table = table.expression;
    if (!table || !ts.isObjectLiteralExpression(table)) return null;
    return table.properties
      .map((one) => (ts.isPropertyAssignment(one) ? this.texts(one.initializer, scope) : null))
      .reduce((before, one) => either(before, one));
  }

  private returned(call: ts.CallExpression, scope: Scope): readonly string[] | null {
    const declared = this.symbolOf(call.expression)?.valueDeclaration;
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
    if (!made || !(ts.isFunctionDeclaration(made) || ts.isArrowFunction(made)) || !made.body) return null;
    const inner = new Map(scope);
    made.parameters.forEach((parameter, index) => {
      const symbol = this.checker.getSymbolAtLocation(parameter.name);
      const argument = call.arguments[index];
      const given = argument ? this.texts(argument, scope) : parameter.initializer ? this.texts(parameter.initializer, inner) : [];
      if (symbol) inner.set(symbol, given);
    });
    if (!ts.isBlock(made.body)) return this.texts(made.body, inner);
    const returns = made.body.statements.filter(ts.isReturnStatement);
    const only = returns.length === 1 ? returns[0]!.expression : undefined;
    return only ? this.texts(only, inner) : null;
  }

  /** The row properties that the `rows` call declares. */
  private columnsOf(call: ts.CallExpression): Readonly<Record<string, DeclaredColumn>> | null {
    const promised = this.checker.getResolvedSignature(call)!.getReturnType();
    const [list] = this.checker.getTypeArguments(promised as ts.TypeReference);
    const [row] = list ? this.checker.getTypeArguments(list as ts.TypeReference) : [];
    if (!row || row.flags & ts.TypeFlags.TypeParameter) return null;
    const properties = row.getProperties();
    if (properties.length === 0) return null;
    return Object.fromEntries(
      properties.map((one) => [
        one.name,
        { sort: this.sortOf(this.checker.getTypeOfSymbol(one)), isOptional: (one.flags & ts.SymbolFlags.Optional) !== 0 },
      ]),
    );
  }

  private sortOf(type: ts.Type): Sort {
    const plain = this.checker.getNonNullableType(type);
    if (plain.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown';
    const parts = plain.isUnionOrIntersection() ? plain.types : [plain];
    if (parts.some((one) => one.flags & ts.TypeFlags.StringLike)) return 'string';
    if (parts.some((one) => one.flags & ts.TypeFlags.NumberLike)) return 'number';
    if (parts.some((one) => one.flags & ts.TypeFlags.BooleanLike)) return 'boolean';
    const name = plain.symbol?.name;
    if (name === 'Date' || name === 'Buffer') return name;
    return this.checker.isArrayType(plain) || this.checker.isTupleType(plain) ? 'array' : 'object';
  }
}

/** Possible lengths of an array literal. */
function lengthsOf(node: ts.Expression): readonly number[] | null {
  if (ts.isParenthesizedExpression(node)) return lengthsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    const [one, other] = [lengthsOf(node.whenTrue), lengthsOf(node.whenFalse)];
    return one && other && [...one, ...other];
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.some(ts.isSpreadElement)) return null;
  return [node.elements.length];
}

function joined(before: readonly string[] | null, after: readonly string[] | null): readonly string[] | null {
  return before && after && before.flatMap((one) => after.map((other) => one + other));
}

function either(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one && other && [...new Set([...one, ...other])];
}
