import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Reading } from '#contracts/values/reading';

const root = process.cwd();
type Modules = Record<string, Record<string, unknown>>;

/** The contracts module as the panel's build compiles it. */
function builtContracts(): string {
  const program = ['--conditions=source', '--disable-warning=ExperimentalWarning', `${root}/client/build/contracts-for-readers.ts`];
  return execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 24 });
}

/** The contracts uncompiled, with zod itself, for comparison. */
async function contracts(files: readonly string[]): Promise<Modules> {
  const modules: Modules = {};
  for (const file of files) modules[file] = (await import(`${root}/contracts/${file}`)) as Record<string, unknown>;
  return modules;
}

/**
 * Summarizes a schema by everything that parsing uses: its kind, its parts and its registered reading rules.
 * Summarizes any other value by the value itself or its type.
 */
function outline(value: unknown, beside: { get: (schema: never) => Reading | undefined }): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => outline(one, beside));
  const within = (one: unknown) => outline(one, beside);
  const fields = (one: object) => Object.fromEntries(Object.entries(one).map(([name, field]) => [name, within(field)]));
  if (!('_zod' in value)) return value.constructor === Object ? fields(value) : value.constructor.name;
  const def = (value as z.core.$ZodTypes)._zod.def;
  // cast: the registries of both libraries are read, each with its own type of schema
  const { from, ...meta } = beside.get(value as never) ?? {};
  const reading = { ...meta, from: from !== undefined };
  switch (def.type) {
    case 'object':
      return { type: def.type, reading, shape: fields(def.shape) };
    case 'array':
      return { type: def.type, reading, element: within(def.element) };
    case 'record':
      return { type: def.type, reading, valueType: within(def.valueType) };
    case 'nullable':
    case 'optional':
      return { type: def.type, reading, innerType: within(def.innerType) };
    case 'union':
      return { type: def.type, reading, options: within(def.options) };
    case 'enum':
      return { type: def.type, reading, entries: def.entries, options: (value as z.ZodEnum).options };
    case 'literal':
      return { type: def.type, reading, values: def.values };
    default:
      return { type: def.type, reading };
  }
}

function outlineOf(modules: Modules): Record<string, unknown> {
  const { reading } = modules['values/reading.ts'] as { reading: { get: (schema: never) => Reading | undefined } };
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => file !== 'values/reading.ts')
      .map(([file, module]) => [file, outline({ ...module }, reading)]),
  );
}

/**
 * Runs the built code.
 * @throws when a contract calls something that `schema-shapes.ts` lacks. The new error leaves out the original
 * error's address, because that address is the whole code as a data URL.
 */
async function run(code: string): Promise<Modules> {
  try {
    return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { modules: Modules }).modules;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`the contracts do not run on client/src/api/schema-shapes.ts: ${message}`);
  }
}

test('by their shapes, as the build gives them to a browser, answers are read as they are by zod itself', async () => {
  const code = builtContracts();
  expect(code).toContain('what checks is under #checked');
  expect(code).not.toContain('ZodError');
  const modules = await run(code);
  const files = Object.keys(modules);
  expect(files).toEqual(expect.arrayContaining(['http/chat/chat.ts', 'realtime/events.ts', 'values/selling/money.ts']));
  expect(outlineOf(modules)).toEqual(outlineOf(await contracts(files)));
});

test('a shape refuses to check anything', async () => {
  const { z: shapes } = await import('./schema-shapes.js');
  expect(() => shapes.string().max().safeParse()).toThrow('#checked');
});
