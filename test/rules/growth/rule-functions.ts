import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');
const folders = ['contracts', 'core', 'server', 'workers'];
/** True for a rules file. The test file beside it has another ending. */
const isRules = (name: string): boolean => name.endsWith('.rules.ts');

export interface RuleFunction {
  /**
   * Path of the function's file below the root of the repository, and the function's name: `core/…/amounts.rules.ts
   * findAmounts`.
   */
  readonly title: string;
  readonly file: string;
  readonly name: string;
  readonly parameters: readonly ts.Type[];
  /** Words that the function's file searches for: its short texts, and the words in its patterns. */
  readonly words: readonly string[];
}

export interface Rules {
  readonly functions: readonly RuleFunction[];
  readonly checker: ts.TypeChecker;
}

const textLengths = { min: 2, max: 30 };
const wordsMax = 60;

function wordsOf(source: ts.SourceFile): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    if (ts.isRegularExpressionLiteral(node)) for (const [word] of node.text.matchAll(/\p{L}{2,}/gu)) found.add(word);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].filter(({ length }) => length >= textLengths.min && length <= textLengths.max).slice(0, wordsMax);
}

/**
 * Every function that a `*.rules.ts` file of the product exports, with the parameter types from the compiler. A
 * constant that holds a function counts as a function.
 *
 * @param isWanted selects files below `contracts`, `core`, `server` and `workers` by their path; by default all rules
 * files
 */
export function findRules(isWanted: (path: string) => boolean = isRules): Rules {
  const paths = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)))
    .filter((path) => isWanted(relative(root, path)));
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: paths }, ts.sys, root);
  const program = ts.createProgram(paths, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const functions = paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) return [];
    const file = relative(root, path);
    const words = wordsOf(source);
    return checker.getExportsOfModule(module).flatMap((symbol): RuleFunction[] => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!(target.flags & ts.SymbolFlags.Value) || target.flags & ts.SymbolFlags.Class) return [];
      const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
      if (!signature) return [];
      const parameters = signature.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter));
      return [{ title: `${file} ${symbol.name}`, file, name: symbol.name, parameters, words }];
    });
  });
  return { functions, checker };
}
