import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * The compiler accepts two arguments of the same type in the wrong order. This test compares names. When an argument
 * has the name of another parameter of the same type, it was probably meant for that parameter.
 */

/**
 * Rules files are left out. The mutation test covers their calls, and one call intentionally passes its arguments in
 * both orders.
 */
const rules = /\.rules\.ts$/;

function programOf(config: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    `${root}/${config}`,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, ' '));
      },
    },
  )!;
  return ts.createProgram(
    parsed.fileNames.filter((name) => !/\.test\.tsx?$|\/core\/migrations\//.test(name)),
    parsed.options,
  );
}

/** Finds calls with an argument that has the name of another parameter of the same type. */
function swappedIn(program: ts.Program): { readonly found: string[]; readonly calls: number } {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  let calls = 0;
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/') || rules.test(file.fileName)) continue;
    const look = (node: ts.Node): void => {
      const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
      if (isCall && (node.arguments?.filter(ts.isIdentifier).length ?? 0) > 1) {
        calls += 1;
        if (isSwapped(node, checker)) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart());
          found.push(`${file.fileName.replace(`${root}/`, '')}:${line + 1} ${node.getText().replaceAll(/\s+/g, ' ')}`);
        }
      }
      ts.forEachChild(node, look);
    };
    look(file);
  }
  return { found, calls };
}

function isSwapped(call: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): boolean {
  const parameters = checker.getResolvedSignature(call)?.getParameters() ?? [];
  const names = parameters.map(({ name }) => name.replace(/^_/, ''));
  return (call.arguments ?? []).some((given, at) => {
    const wanted = ts.isIdentifier(given) ? names.indexOf(given.text) : -1;
    if (wanted === -1 || wanted === at || at >= names.length) return false;
    const other = call.arguments![wanted];
    // The parameter `wanted` gets an argument that already has the right name, or a literal.
    if (!other || !ts.isIdentifier(other)) return false;
    const typeOf = (index: number) => checker.getTypeOfSymbolAtLocation(parameters[index]!, call);
    return checker.isTypeAssignableTo(typeOf(at), typeOf(wanted)) && checker.isTypeAssignableTo(typeOf(wanted), typeOf(at));
  });
}

test.each([
  ['tsconfig.json', 1_000],
  ['client/tsconfig.json', 200],
])('no argument has the name of another parameter of its type: %s', (config, moreThan) => {
  const { found, calls } = swappedIn(programOf(config));
  expect(found).toEqual([]);
  expect(calls).toBeGreaterThan(moreThan);
});
