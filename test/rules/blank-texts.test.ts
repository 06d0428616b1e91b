import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { contractRoutes } from '../support/routes.ts';

/** Texts that must not be empty, by place in the route's input. */
function requiredTexts(schema: unknown, place: string): [place: string, schema: z.ZodType][] {
  if (!(schema instanceof z.ZodType)) return [];
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => requiredTexts(field, `${place}.${name}`));
    case 'array':
      return requiredTexts(def.element, `${place}[]`);
    case 'union':
      return def.options.flatMap((option) => requiredTexts(option, place));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return requiredTexts(def.innerType, place);
    default: {
      const isText = schema.safeParse('').error?.issues.some(({ code }) => code === 'too_small') ?? false;
      return isText ? [[place, schema]] : [];
    }
  }
}

const texts = contractRoutes.flatMap(({ name, query, body }) => [...requiredTexts(query, `${name} query`), ...requiredTexts(body, name)]);

/**
 * Texts that may be blank: secrets are compared exactly as typed, ids come from an earlier answer and are looked up,
 * and `cleanFileName` gives a name to a file without one.
 */
const mayBeBlank = /password|secret|token|Id$|^chat\.sendFile query\.name$/i;

test.each(texts.filter(([place]) => !mayBeBlank.test(place)))('%s: spaces alone are no text', (_, schema) => {
  for (const blank of [' ', '   ', '\n\t ']) expect(schema.safeParse(blank).success).toBe(false);
});

test('the walk finds texts', () => {
  expect(texts.length).toBeGreaterThan(10);
});
