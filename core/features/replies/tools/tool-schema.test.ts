import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { definitionOf, type ToolSchema } from './tool-schema.js';

const of = (shape: z.ZodType) =>
  (definitionOf({ name: 'coba', description: 'Coba', shape }) as unknown as { function: { parameters: ToolSchema } }).function.parameters;

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
    ['default', z.string().default('x')],
    ['minimum', z.number().min(1)],
    ['maximum', z.number().max(9)],
    ['exclusiveMinimum', z.number().gt(1)],
    ['exclusiveMaximum', z.number().lt(9)],
    ['minLength', z.string().min(1)],
    ['maxLength', z.string().max(9)],
    ['minItems', z.array(z.string()).min(1)],
    ['maxItems', z.array(z.string()).max(9)],
    ['anyOf', z.object({ isi: z.string() }).nullable()],
  ])('is described without %s', (keyword, a) => {
    expect(JSON.stringify(z.toJSONSchema(a, { io: 'input' }))).toContain(`"${keyword}"`);
    const described = JSON.stringify(of(z.object({ a })));
    expect([keyword, '$schema'].filter((one) => described.includes(one))).toEqual([]);
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
