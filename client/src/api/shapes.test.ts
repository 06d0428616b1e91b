import { readdirSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import type { z } from 'zod';
import type { Reading } from '#contracts/values/reading';

const folder = `${process.cwd()}/contracts`;
type Modules = Record<string, Record<string, unknown>>;

/** Every module of the contracts that a browser may read by, as the module system knows it now. */
async function contracts(): Promise<Modules> {
  const files = ['http', 'realtime', 'values'].flatMap((room) =>
    readdirSync(`${folder}/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => `${room}/${file}`),
  );
  const modules: Modules = {};
  for (const file of files) modules[file] = (await import(`${folder}/${file}`)) as Record<string, unknown>;
  return modules;
}

/** All that reading looks at: of a schema its kind, its parts and what stands beside it; of anything else what it is. */
function outline(value: unknown, beside: { get: (schema: never) => Reading | undefined }): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => outline(one, beside));
  const within = (one: unknown) => outline(one, beside);
  const fields = (one: object) => Object.fromEntries(Object.entries(one).map(([name, field]) => [name, within(field)]));
  if (!('_zod' in value)) return value.constructor === Object ? fields(value) : value.constructor.name;
  const def = (value as z.core.$ZodTypes)._zod.def;
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

test('by their shapes answers are read as they are by zod itself', async () => {
  const withZod = outlineOf(await contracts());
  const shapes = await import('./shapes.js');
  jest.resetModules();
  jest.unstable_mockModule('zod', () => shapes);
  const withShapes = outlineOf(await contracts());
  expect(withShapes).toEqual(withZod);
  expect(Object.keys(withZod)).toContain('http/chat/chat.ts');
});

test('a shape refuses to check anything', async () => {
  const { z: shapes } = await import('./shapes.js');
  expect(() => shapes.string().max().safeParse()).toThrow('#checked');
});
