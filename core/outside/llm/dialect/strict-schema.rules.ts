import type { ChatCompletionTool } from 'openai/resources/chat/completions';

type Schema = Record<string, unknown>;

/**
 * A tool with a schema for strict mode, where every argument is required. Optional arguments become nullable: our tools
 * treat null as a missing argument.
 */
export function strictTool(tool: ChatCompletionTool): ChatCompletionTool {
  if (tool.type !== 'function') return tool;
  const parameters = strictSchema((tool.function.parameters ?? { type: 'object', properties: {} }) as Schema);
  return { ...tool, function: { ...tool.function, strict: true, parameters } };
}

function strictSchema(schema: Schema): Schema {
  if (isSchema(schema['items'])) return { ...schema, items: strictSchema(schema['items']) };
  if (!isSchema(schema['properties'])) return schema;
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const properties = Object.entries(schema['properties']).map(([name, one]) => {
    const strict = strictSchema(one as Schema);
    return [name, required.has(name) ? strict : nullable(strict)] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties), required: properties.map(([name]) => name), additionalProperties: false };
}

function nullable(schema: Schema): Schema {
  const values = schema['enum'] as unknown[] | undefined;
  return { ...schema, type: [schema['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
