import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Tests use the product's own parts. A stand-in for a part needs a cast: `as never`, or a cast to the class. Instead,
 * a test constructs the class, tests a pure function, or the code declares that it needs only some fields (`Pick`). A
 * cast that remains has its reason beside it: `// cast: why`.
 */

const isTest = (file: string) => /\.test\.tsx?$|^test\/|^client\/src\/app\/walk\//.test(file);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'contracts', 'core', 'server', 'workers', 'client', 'test'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The product's classes. Error classes are excluded, because a cast may narrow the type of a caught value. */
const classes = new Set(
  files
    .filter((file) => !isTest(file))
    .flatMap((file) => [...read(file).matchAll(/^export (?:abstract )?class (\w+)/gm)].map(([, name]) => name!))
    .filter((name) => !name.endsWith('Error')),
);

/**
 * The product's classes that a file imports. Only imported names count, because browsers have classes with the same
 * names.
 */
function importedIn(text: string): Set<string> {
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '[#.]/gm)].map(([, names]) => names!);
  return new Set(imports.flatMap((names) => names.match(/\w+/g) ?? []).filter((name) => classes.has(name)));
}

/** Casts in a test that have no reason on the same line or the line above, as `line: cast`. */
function castsIn(text: string): string[] {
  const lines = text.split('\n');
  const own = importedIn(text);
  return lines.flatMap((line, at) => {
    const casts = [...line.matchAll(/\bas (?:never|(?:unknown as )?(\w+))\b/g)].filter(([, name]) => name === undefined || own.has(name));
    if (casts.length === 0 || /^\s*(?:\/\/|\*|import )/.test(line)) return [];
    const isExplained = [line, lines[at - 1] ?? ''].some((one) => /\/\/ cast: \w/.test(one));
    return isExplained ? [] : [`${at + 1}: ${casts[0]![0]}`];
  });
}

test('casts are found, and a reason beside them excuses them', () => {
  const imports = "import { type Config, ReplyTools } from '#core/parts';\n";
  expect(castsIn(`${imports}const a = {\n} as unknown as ReplyTools;`)).toEqual(['3: as unknown as ReplyTools']);
  expect(castsIn(`${imports}new ReplyTools({} as Config, unused as never)`)).toEqual(['2: as Config']);
  expect(castsIn('call(x as never);\n// cast: the library takes any value\ncall(x as never); call(y as never)')).toEqual(['1: as never']);
  expect(castsIn('call(x as never); // cast: the library takes any value')).toEqual([]);
  expect(castsIn('// x as never\nimport { a as never } from "b";\nkept as Notification; x as string;')).toEqual([]);
});

test('no test puts a stand-in in the place of a part of the product', () => {
  const found = files.filter(isTest).flatMap((file) => castsIn(read(file)).map((cast) => `${file}:${cast}`));
  expect(found.filter((one) => !one.startsWith('test/rules/stand-ins.test.ts'))).toEqual([]);
});
