import { z } from 'zod';
import { isRecord, reading } from '../reading.js';

/**
 * A value that a newer version stored and that this version cannot parse, as JSON. The panel shows it as such and
 * sends it back unchanged.
 */
export const NewerValue = z.object({ kind: z.literal('newer'), json: z.string() });
export type NewerValue = z.infer<typeof NewerValue>;

export function isNewer(value: object): value is NewerValue {
  return 'kind' in value && value.kind === 'newer' && 'json' in value;
}

/**
 * For values that a page reads, changes and sends back as a whole. A value becomes a {@link NewerValue} when parsing
 * would lose or replace a part of it.
 */
export function orNewer<Known extends z.ZodType>(known: Known) {
  const either = z.union([NewerValue, known]);
  const schema: z.ZodType = either;
  reading.add(schema, {
    from: (value) => (isKnown(known, value) || isKnown(NewerValue, value) ? value : { kind: 'newer', json: JSON.stringify(value) }),
  });
  return either;
}

/** True when parsing keeps the whole value. Fields that an older version did not store may be absent. */
function isKnown(schema: z.core.$ZodType, value: unknown): boolean {
  if (value === undefined && 'absent' in (reading.get(schema as z.ZodType) ?? {})) return true;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return (
        isRecord(value) &&
        Object.keys(value).every((name) => Object.hasOwn(def.shape, name)) &&
        Object.entries(def.shape).every(([name, field]) => isKnown(field, value[name]))
      );
    case 'array':
      return Array.isArray(value) && value.every((one) => isKnown(def.element, one));
    case 'union':
      return def.options.some((one) => isKnown(one, value));
    case 'nullable':
      return value === undefined || value === null || isKnown(def.innerType, value);
    case 'enum':
      return Object.values(def.entries).includes(value as string);
    case 'literal':
      return def.values.includes(value as string);
    default:
      return typeof value === def.type;
  }
}
