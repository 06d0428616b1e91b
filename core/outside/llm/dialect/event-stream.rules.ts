type Json = Record<string, unknown>;

/** A body with more events comes from a malfunctioning server. */
const eventsMax = 20_000;

/**
 * Parses the body of a server that streams although the request did not ask for a stream: lines of `data: {…}`.
 * Returns the completion that the chunks add up to; null when the text is not an event stream.
 */
export function completionOfStream(body: string): unknown {
  if (!/^\s{0,20}(?:data|event|id|:)/.test(body)) return null;
  const chunks = body
    .split('\n', eventsMax)
    .filter((line) => line.startsWith('data:'))
    .flatMap((line) => parsed(line.slice('data:'.length).trim()));
  if (chunks.length === 0) return null;
  // an error between the chunks ends the answer, so its text is incomplete
  const error = chunks.find((chunk) => Boolean(chunk['error']))?.['error'];
  if (error) return { error };
  const choices = chunks.flatMap((chunk) => (Array.isArray(chunk['choices']) ? chunk['choices'].filter(isRecord) : []));
  const first = choices.filter((choice) => (choice['index'] ?? 0) === 0);
  const last = (name: string, from: readonly Json[]) => from.findLast((one) => one[name] !== undefined && one[name] !== null)?.[name];
  return {
    model: last('model', chunks),
    usage: last('usage', chunks),
    choices:
      first.length === 0
        ? []
        : [{ index: 0, finish_reason: last('finish_reason', first) ?? null, error: last('error', first), message: joined(first) }],
  };
}

function parsed(data: string): Json[] {
  try {
    const value: unknown = JSON.parse(data);
    return isRecord(value) ? [value] : [];
  } catch {
    // the end mark `[DONE]`, or a broken line
    return [];
  }
}

/** Joins the deltas to one message. Reasoning and other fields are left out. */
function joined(choices: readonly Json[]): Json {
  let content = '';
  const calls = new Map<unknown, { id: unknown; type: 'function'; function: { name: string; arguments: string } }>();
  for (const choice of choices) {
    const delta = choice['delta'] ?? choice['message'];
    if (!isRecord(delta)) continue;
    if (typeof delta['content'] === 'string') content += delta['content'];
    const given: unknown[] = Array.isArray(delta['tool_calls']) ? delta['tool_calls'] : [];
    for (const [at, call] of given.entries()) {
      if (!isRecord(call)) continue;
      const key = call['index'] ?? at;
      const called = isRecord(call['function']) ? call['function'] : {};
      const made = calls.get(key) ?? { id: call['id'], type: 'function' as const, function: { name: '', arguments: '' } };
      if (typeof called['name'] === 'string') made.function.name += called['name'];
      if (typeof called['arguments'] === 'string') made.function.arguments += called['arguments'];
      calls.set(key, made);
    }
  }
  return { role: 'assistant', content: content === '' ? null : content, ...(calls.size > 0 ? { tool_calls: [...calls.values()] } : {}) };
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
