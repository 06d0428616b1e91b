import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import { BotState } from '#contracts/http/bot/bot';
import type { Route } from '#contracts/http/route';
import { reading } from '#contracts/values/reading';
import { panelEvents } from '#contracts/realtime/events';
import { readAnswer } from './read-answer.js';
import { runs } from '../../../test/support/runs.js';

/*
 * A page stays open across a deploy and then receives values that did not exist when it was built.
 *
 * These tests cover every answer and every pushed payload of the contracts. Whatever a new server puts into the
 * enumerations, the parsed result fits the type that the screens were written for.
 */
type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

const folder = `${process.cwd()}/contracts/http`;
const modules = await Promise.all(
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => import(`${folder}/${file}`) as Promise<Record<string, unknown>>),
);
const routes = modules.flatMap((module) => Object.values(module).flatMap(routesIn));
const schemas = [
  // load balancers query the health routes and judge by the status only
  ...routes
    .filter((route) => !route.path.startsWith('/health'))
    .map((route): [string, z.ZodType] => [`${route.method} ${route.path}`, route.reply]),
  ...Object.entries(panelEvents),
].filter(([, schema]) => !['any', 'unknown'].includes(defOf(schema).type)); // files are not parsed as answers

function routesIn(value: unknown): Route[] {
  const found = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return found.filter((one): one is Route => typeof one === 'object' && one !== null && 'reply' in one && 'path' in one);
}

/** Generates values that fit a schema; `word` generates the values of its enumerations. */
function valuesOf(schema: z.core.$ZodType, word: (known: readonly string[]) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const within = (inner: z.core.$ZodType) => valuesOf(inner, word);
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, within(field)])));
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1 }), within(def.valueType as z.core.$ZodType), { noNullPrototype: true });
    case 'array':
      return fc.array(within(def.element), { maxLength: 3 });
    case 'nullable':
      return fc.option(within(def.innerType), { nil: null });
    case 'optional':
      return fc.option(within(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map(within));
    case 'enum':
      return word(Object.values(def.entries) as string[]);
    case 'literal':
      return typeof def.values[0] === 'string' && def.values[0] !== 'Unlimited' ? word([def.values[0]]) : fc.constant(def.values[0]);
    case 'string':
      return 'format' in def ? fc.uuid() : fc.string();
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber;
      return fc.integer({ min: Math.max(minValue ?? 0, 0), max: Math.min(maxValue ?? 2_147_483_647, 2_147_483_647) });
    }
    case 'boolean':
      return fc.boolean();
    case 'void':
      return fc.constant(undefined);
    default:
      throw new Error(`no values for ${def.type}`);
  }
}

const known = (words: readonly string[]) => fc.constantFrom(...words);
const newWord = () => fc.constantFrom('baru', 'BARU_2027', '', 'constructor', '__proto__');

describe.each(schemas)('%s', (_, schema) => {
  test('is read as it was sent', () => {
    fc.assert(
      fc.property(valuesOf(schema, known), (sent) => {
        expect(readAnswer(schema, sent)).toEqual(schema.parse(sent));
      }),
      { numRuns: runs(30) },
    );
  });

  test('fits its type whatever new words it holds', () => {
    const sent = valuesOf(schema, (words) => fc.oneof(known(words), newWord()));
    fc.assert(
      fc.property(sent, (value) => {
        expect(schema.safeParse(readAnswer(schema, value)).error).toBeUndefined();
      }),
      { numRuns: runs(100) },
    );
  });

  test('drops unknown fields, and accepts any JSON', () => {
    fc.assert(
      fc.property(valuesOf(schema, known), fc.jsonValue(), (sent, junk) => {
        const more = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent, newField: junk } : sent;
        expect(readAnswer(schema, more)).toEqual(readAnswer(schema, sent));
        expect(['UnreadableError', 'none']).toContain(errorOf(schema, junk));
      }),
      { numRuns: runs(30) },
    );
  });
});

function errorOf(schema: z.ZodType, value: unknown): string {
  try {
    readAnswer(schema, value);
    return 'none';
  } catch (error) {
    return (error as Error).name;
  }
}

test('every route and event of the contracts is among them', () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(new Set(schemas.map(([name]) => name)).size).toBe(schemas.length);
});

test('a restriction of a kind that is not known yet is still one, without an end', () => {
  const state = (restriction: unknown) => readAnswer(BotState, { status: 'online', restriction }).restriction;
  expect(state({ kind: 'weekends', days: [6, 0] })).toEqual({ kind: 'unknown' });
  expect(state({ kind: 'until', until: '2026-11-23T00:00:00Z' })).toEqual({ kind: 'until', until: '2026-11-23T00:00:00Z' });
  expect(state(null)).toBeNull();
});

/** Every schema below this one, itself included. */
function allWithin(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return [schema, ...Object.values(def.shape).flatMap(allWithin)];
    case 'array':
      return [schema, ...allWithin(def.element)];
    case 'record':
      return [schema, ...allWithin(def.valueType as z.core.$ZodType)];
    case 'nullable':
    case 'optional':
      return [schema, ...allWithin(def.innerType)];
    case 'union':
      return [schema, ...def.options.flatMap(allWithin)];
    default:
      return [schema];
  }
}

/** The words of an enumeration, as `a|b`. Null for other schemas. */
function wordsOf(schema: z.core.$ZodType): string | null {
  const def = defOf(schema);
  return def.type === 'enum' ? Object.values(def.entries).join('|') : null;
}

test('a word that is not known yet is read as the most cautious one', () => {
  const read = new Set<string>();
  for (const one of schemas.flatMap(([, schema]) => allWithin(schema))) {
    const unknown = reading.get(one as z.ZodType)?.unknown;
    const words = wordsOf(one);
    // Two enumerations may have the same values but different fallbacks, so the fallback is part of the entry.
    if (words !== null && unknown !== undefined) read.add(`${words}: ${unknown as string}`);
  }
  expect([...read].toSorted()).toEqual([
    'WIB|WITA|WIT: WIB',
    'about-shop|total|no-product|hidden: no-product',
    'active|expired: expired',
    'always|asked: asked',
    'always|outside-hours|unanswered: always',
    'asked|proving|compare|confirming: proving',
    'ask|keep|drop: ask',
    'bot-called|complaint|receipt|question|called-off|ai-failed|no-quota|no-package|untrained|lead-wrote|loop|unreadable|too-old|number-moved|unsent: lead-wrote',
    'bot|lead: lead',
    'cost|reseller|tier: cost',
    'edited|deleted|called-off: edited',
    'goods|total: goods',
    'good|careful|limited: careful',
    'good|info|serious: info',
    'import|edit: edit',
    'lead-wrote|owner-wrote|takeover|number-moved|opted-out|blacklisted|notification-number|closing|bot-stopped|follow-ups-off|restricted|late: late',
    'lead|bot|owner: bot',
    'missing|untested|waiting|sent|failed|works: untested',
    'new|paid|sent|cancelled: new',
    'none|building|ready|opened|over|failed: none',
    'offline|initing|qr|online: offline',
    'order|piece: order',
    'owner|bot|lead: lead',
    'queued|sent|delivered|read|failed: sent',
    'required|preferred|discouraged: required',
    'said|refused|unsaid|opposed|unusable: unusable',
    'text|casual|polite|formal: text',
    'text|image|voice|audio|video|document|sticker|location|contact|order|call|other|deleted|unreadable: other',
    'text|kak|bapak-ibu|mas-mbak|bunda|sis: text',
  ]);
});
