import { z } from 'zod';
import type { LlmTool } from '../../../outside/llm/llm.service.js';

/** The part of JSON schema that every OpenAI-compatible service supports, strict mode included. */
export interface ToolSchema {
  readonly type: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ToolSchema>>;
  readonly items?: ToolSchema;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

type Generated = z.core.JSONSchema.BaseSchema;

/**
 * Keywords that are not sent to the model. Only the zod shape checks bounds: services accept different bounds, and
 * models do not need them.
 */
const leftOut = new Set([
  '$schema',
  'default',
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
]);
const taken = new Set(['type', 'description', 'enum', 'properties', 'items', 'required', 'additionalProperties', 'anyOf']);

/**
 * The definition of a tool for a model, generated from the shape that checks its arguments. The same shape gives the
 * same bytes, because definitions are part of the prefix that providers cache. Nullable arguments of the shape are
 * optional for the model.
 *
 * @throws Error for a shape with a schema keyword that not every service supports.
 */
export function definitionOf({ name, description, shape }: { name: string; description: string; shape: z.ZodType }): LlmTool {
  const parameters = plain(z.toJSONSchema(shape, { io: 'input' }), name);
  return { type: 'function', function: { name, description, parameters: { ...parameters } } };
}

/** Writes the keys in a fixed order, so that a tool always has the same text. */
function plain(schema: Generated, at: string): ToolSchema {
  const unknown = Object.keys(schema).filter((key) => !taken.has(key) && !leftOut.has(key));
  if (unknown.length > 0) throw new Error(`${at}: a tool's arguments cannot say ${unknown.join(', ')}`);
  if (schema.anyOf) return plain({ ...notNull(schema.anyOf, at), ...described(schema.description) }, at);
  const { properties, items, required = [] } = schema;
  // zod generates a list of types for `string or null`
  const [type, ...others] = [schema.type ?? []].flat().filter((one) => one !== 'null');
  if (type === undefined || others.length > 0) throw new Error(`${at}: an argument needs one type`);
  return {
    type,
    ...described(schema.description),
    ...(schema.enum ? { enum: schema.enum } : {}),
    ...(properties ? { properties: eachPlain(properties, at) } : {}),
    ...(items ? { items: plain(items as Generated, `${at}[]`) } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(type === 'object' ? { additionalProperties: false } : {}),
  };
}

function eachPlain(properties: NonNullable<Generated['properties']>, at: string): Record<string, ToolSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, plain(one as Generated, `${at}.${name}`)]));
}

function described(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description };
}

/** The type of a nullable argument: for `nullish`, zod generates a choice between the type and null. */
function notNull(choices: Generated['anyOf'] & object, at: string): Generated {
  const [one, ...more] = (choices as Generated[]).filter(({ type }) => type !== 'null');
  if (!one || more.length > 0) throw new Error(`${at}: an argument needs one type`);
  return one;
}
