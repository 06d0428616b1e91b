import type { AssistantMessage, Completion } from './protocol.ts';

type Bent = Record<string, unknown>;

/** The formats in which services that claim to be compatible write the same answer. A comment names the source. */
const bends: Record<string, (completion: Completion, message: AssistantMessage) => unknown> = {
  // Ollama's native shape behind proxies; github.com/mrdushidush/claudette/pull/238
  arguments_object: (completion, message) =>
    withCalls(completion, message, ({ name, json }, id) => call(id, { name, arguments: JSON.parse(json) as unknown })),
  arguments_null: (completion, message) => withCalls(completion, message, ({ name }, id) => call(id, { name, arguments: null })),
  // Claude via OpenRouter, calls without arguments; github.com/OpenRouterTeam/ai-sdk-provider/issues/287
  arguments_missing: (completion, message) => withCalls(completion, message, ({ name }, id) => call(id, { name })),
  arguments_twice: (completion, message) =>
    withCalls(completion, message, ({ name, json }, id) => call(id, { name, arguments: JSON.stringify(json) })),
  // mistral.ai, Qwen via OpenRouter; github.com/MacPaw/OpenAI/pull/366
  no_type: (completion, message) => withCalls(completion, message, ({ name, json }, id) => ({ id, function: { name, arguments: json } })),
  // Gemini's compatible endpoint; github.com/openai/openai-dotnet/issues/428
  no_id: (completion, message) => withCalls(completion, message, ({ name, json }) => call('', { name, arguments: json })),
  id_null: (completion, message) => withCalls(completion, message, ({ name, json }) => call(null, { name, arguments: json })),
  no_name: (completion, message) => withCalls(completion, message, ({ json }, id) => call(id, { arguments: json })),
  // vLLM with gpt-oss; github.com/vllm-project/vllm/pull/32633
  marked_name: (completion, message) =>
    withCalls(completion, message, ({ name, json }, id) => call(id, { name: `${name}<|channel|>commentary`, arguments: json })),
  flat: (completion, message) => withCalls(completion, message, ({ name, json }, id) => ({ id, type: 'function', name, arguments: json })),
  null_call: (completion, message) => withMessage(completion, message, { tool_calls: [null] }),
  null_calls: (completion, message) => withMessage(completion, message, { tool_calls: null, function_call: null }),
  // OpenAI's format before `tools` existed: one `function_call`
  function_call: (completion, message) => {
    const [first] = callsOf(message);
    return withMessage(completion, message, {
      tool_calls: undefined,
      ...(first ? { function_call: { name: first.name, arguments: first.json } } : {}),
    });
  },
  // Magistral on api.mistral.ai; github.com/infiniflow/ragflow/pull/14805
  content_parts: (completion, message) =>
    withMessage(completion, message, {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'The customer asks.' }], closed: true },
        { type: 'text', text: message.content ?? '' },
      ],
    }),
  // proxies under load; github.com/openai/openai-agents-python/pull/2850
  null_choices: (completion) => ({ ...completion, choices: null }),
  no_choices: ({ choices: _choices, ...completion }) => completion,
  null_message: (completion) => ({ ...completion, choices: [{ index: 0, finish_reason: 'stop', message: null }] }),
  // One choice for the text, one for the calls.
  many_choices: (completion, message) => ({
    ...completion,
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: message.content ?? '' } },
      { index: 1, finish_reason: 'tool_calls', message: { ...message, content: null } },
    ],
  }),
  no_usage: ({ usage: _usage, ...completion }) => completion,
  odd_usage: (completion) => ({ ...completion, usage: { prompt_tokens: null, completion_tokens: '12.5' } }),
  // OpenRouter's free endpoints; github.com/langchain-ai/langchainjs/pull/11418
  error_in_200: () => ({ error: { code: 502, message: 'Provider returned error' } }),
  // OpenRouter, when its provider fails after it has sent part of the text
  choice_error: (completion, message) => ({
    ...completion,
    choices: [
      {
        index: 0,
        finish_reason: 'error',
        error: { code: 502, message: 'Provider returned error' },
        message: { role: 'assistant', content: (message.content ?? 'Baik Kak, ').slice(0, 8) },
      },
    ],
  }),
  // Gateways that always answer with a stream, also when the request does not ask for one.
  event_stream: (completion, message) =>
    [{ ...completion, choices: [{ index: 0, finish_reason: completion.choices[0]!.finish_reason, delta: message }] }]
      .map((chunk) => `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
      .join(''),
  text_body: () => 'upstream connect error',
};

export const dialects = Object.keys(bends);

/** The completion in the given dialect. */
export function bendCompletion(completion: Completion, dialect: string): unknown {
  return bends[dialect]!(completion, completion.choices[0]!.message);
}

interface PlainCall {
  name: string;
  json: string;
}

function callsOf(message: AssistantMessage): (PlainCall & { id: string })[] {
  return (message.tool_calls ?? []).map((one) => ({ id: one.id, name: one.function.name, json: one.function.arguments }));
}

function withCalls(completion: Completion, message: AssistantMessage, write: (one: PlainCall, id: string) => unknown): Bent {
  const made = callsOf(message);
  return withMessage(completion, message, made.length > 0 ? { tool_calls: made.map((one) => write(one, one.id)) } : {});
}

function withMessage(completion: Completion, message: AssistantMessage, change: object): Bent {
  return { ...completion, choices: [{ ...completion.choices[0]!, message: { ...message, ...change } }] };
}

function call(id: string | null, called: object): object {
  return { id, type: 'function', function: called };
}
