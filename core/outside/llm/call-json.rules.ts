/** A tool that the model may call, reduced to what is needed to read its calls. */
export interface KnownTool {
  readonly name: string;
  /** Argument names, in order. */
  readonly parameters: readonly string[];
}

/** A call written as text. `arguments` is an object, or the raw value that the model wrote instead of an object. */
export interface TextCall {
  readonly name: string;
  readonly arguments: unknown;
}

const nameKeys = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'recipient_name', 'toolName'];
const argumentKeys = ['arguments', 'parameters', 'args', 'input', 'action_input', 'tool_input', 'params', 'kwargs'];
const wrapperKeys = ['tool_calls', 'tool_call', 'function_call', 'function', 'calls', 'tool_uses', 'actions'];
const plainKeys = new Set([...nameKeys, 'id', 'type', 'tool_call_id', 'index']);
/** Keys under which a model puts its reply when it wrongly answers in JSON. */
const wordKeys = ['response', 'reply', 'answer', 'message', 'content', 'text', 'jawaban', 'balasan', 'pesan', 'final_answer'];

/**
 * The tool name without the decoration that servers and templates add: `functions.name:0`,
 * `default_api.name`, `name<|channel|>…`.
 */
export function plainToolName(name: string): string {
  return name
    .replace(/<[|｜][\s\S]*/, '')
    .trim()
    .replace(/^(?:functions?|default_api|tools?|api)[.:/]/, '')
    .replace(/:\d+$/, '');
}

/** The meaning of a JSON value: tool calls, a reply in a wrapper, or internal data. Undefined when the value is not an object. */
export type JsonMeaning = { readonly calls: readonly TextCall[] } | { readonly words: string } | 'unknown-call' | 'data' | undefined;

export function meaningOf(value: unknown, tools: readonly KnownTool[]): JsonMeaning {
  if (Array.isArray(value)) {
    const meanings = value.map((one) => meaningOf(one, tools)).filter((one) => one !== undefined);
    if (meanings.length === 0) return undefined;
    if (meanings.some((one) => one === 'unknown-call')) return 'unknown-call';
    const calls = meanings.flatMap((one) => (typeof one === 'object' && 'calls' in one ? one.calls : []));
    return calls.length > 0 ? { calls } : 'data';
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  return callIn(value, tools) ?? wrappedIn(value, tools) ?? wordsIn(value) ?? 'data';
}

function callIn(value: Record<string, unknown>, tools: readonly KnownTool[]): JsonMeaning {
  const nameKey = nameKeys.find((key) => typeof value[key] === 'string');
  const argumentKey = argumentKeys.find((key) => value[key] !== undefined);
  if (nameKey !== undefined) {
    const name = plainToolName(value[nameKey] as string);
    if (!tools.some((tool) => tool.name === name)) return argumentKey === undefined ? undefined : 'unknown-call';
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !plainKeys.has(key)));
    return { calls: [{ name, arguments: argumentKey === undefined ? rest : value[argumentKey] }] };
  }
  const [key, ...more] = Object.keys(value);
  const named = more.length === 0 && tools.find((tool) => tool.name === plainToolName(key!));
  return named ? { calls: [{ name: named.name, arguments: value[key!] }] } : undefined;
}

function wrappedIn(value: Record<string, unknown>, tools: readonly KnownTool[]): JsonMeaning {
  for (const key of wrapperKeys) {
    const meaning = meaningOf(value[key], tools);
    if (meaning === 'unknown-call' || (typeof meaning === 'object' && 'calls' in meaning)) return meaning;
  }
  return undefined;
}

function wordsIn(value: Record<string, unknown>): JsonMeaning {
  const [key, ...more] = Object.keys(value);
  const words = value[key!];
  return more.length === 0 && wordKeys.includes(key!) && typeof words === 'string' ? { words } : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
