type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  const?: unknown;
};

/** Wraps a text in an object of the requested schema: the first string property gets the text, the others get default values. */
export function shapedJson(text: string, schema: Schema | undefined): string {
  if (!schema) return JSON.stringify({ jawaban: text });
  let placed = false;
  const build = (one: Schema): unknown => {
    if (one.const !== undefined) return one.const;
    if (one.enum) return one.enum[0];
    if (one.anyOf?.[0]) return build(one.anyOf[0]);
    const type = Array.isArray(one.type) ? one.type[0] : one.type;
    if (type === 'object' || one.properties)
      return Object.fromEntries(Object.entries(one.properties ?? {}).map(([key, value]) => [key, build(value)]));
    if (type === 'array') return one.items && !placed ? [build(one.items)] : [];
    if (type === 'number' || type === 'integer') return 0;
    if (type === 'boolean') return false;
    if (type === 'null') return null;
    const value = placed ? '' : text;
    placed = true;
    return value;
  };
  return JSON.stringify(build(schema));
}
