import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ReplyTools } from '../agent/reply-tools.js';
import { definitionOf, type ToolSchema } from './tool-schema.js';

const unused = {} as never;
const boxOf = () => new ReplyTools({ LLM_DEADLINE_MS: 30_000 } as never, unused, unused, unused, unused, unused);
const long = { rows: [], isWhole: false };
const definitions = () => boxOf().definitions({ products: long, answers: long });
const of = (shape: z.ZodType) =>
  (definitionOf({ name: 'coba', description: 'Coba', shape }) as unknown as { function: { parameters: ToolSchema } }).function.parameters;

test('the tool definitions are compared exactly, because a change invalidates every provider’s cache', () => {
  const known = JSON.parse(readFileSync(new URL('tool-definitions.json', import.meta.url), 'utf8'));
  expect(JSON.stringify(definitions())).toBe(JSON.stringify(known));
  expect(JSON.stringify(definitions())).toBe(JSON.stringify(definitions()));
});

test('objects refuse unknown properties, and every argument has a description', () => {
  const walk = (schema: ToolSchema, path: string): string[] => [
    ...(schema.type === 'object' && schema.additionalProperties !== false ? [`${path} takes anything`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
      ...(one.description ? [] : [`${path}.${name} says nothing`]),
      ...walk(one, `${path}.${name}`),
    ]),
    ...(schema.items ? walk(schema.items, `${path}[]`) : []),
    ...(schema.required ?? []).filter((name) => !schema.properties?.[name]).map((name) => `${path} requires ${name}, which it lacks`),
  ];
  const all = definitions() as unknown as { function: { name: string; parameters: ToolSchema } }[];
  expect(all.flatMap(({ function: { name, parameters } }) => walk(parameters, name))).toEqual([]);
});

describe('a shape', () => {
  test('is described without its bounds, and optional null values are left out', () => {
    const shape = z.object({
      nama: z.string().min(1).max(9).describe('Nama'),
      berat: z.coerce.number().int().min(1).nullish().catch(null).describe('Berat'),
      warna: z.enum(['merah', 'biru']).optional().describe('Warna'),
      isi: z
        .array(z.object({ kata: z.string() }))
        .max(3)
        .nullish(),
    });
    expect(JSON.stringify(of(shape))).toBe(
      JSON.stringify({
        type: 'object',
        properties: {
          nama: { type: 'string', description: 'Nama' },
          berat: { type: 'integer', description: 'Berat' },
          warna: { type: 'string', description: 'Warna', enum: ['merah', 'biru'] },
          isi: {
            type: 'array',
            items: { type: 'object', properties: { kata: { type: 'string' } }, required: ['kata'], additionalProperties: false },
          },
        },
        required: ['nama'],
        additionalProperties: false,
      }),
    );
  });

  test.each([
    ['one of two types', z.object({ a: z.union([z.string(), z.number()]) })],
    ['a pattern', z.object({ a: z.string().regex(/^a/) })],
    ['any value', z.object({ a: z.unknown() })],
    ['a format', z.object({ a: z.email() })],
  ])('with %s is refused when the program starts', (_what, shape) => {
    expect(() => of(shape)).toThrow('coba.a');
  });
});
