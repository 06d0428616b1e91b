import { describe, expect, test } from '@jest/globals';
import { dialectOfAddress, dialects, learnt, type Dialect, type Refusal } from './dialect.rules.js';

const sent = [
  'model',
  'messages',
  'tools',
  'tool_choice',
  'max_tokens',
  'temperature',
  'reasoning_effort',
  'prompt_cache_key',
  'parallel_tool_calls',
];
const refusal = (message: string, more: Partial<Refusal> = {}): Refusal => ({ status: 400, message, param: null, sent, ...more });
const lesson = (message: string, more: Partial<Refusal> = {}, from: Dialect = dialects.auto) => {
  const next = learnt(from, refusal(message, more));
  return (
    next &&
    Object.fromEntries(Object.entries(next).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(from[key as keyof Dialect])))
  );
};
const first = { system: 'first', turns: 'alternating' };
const without = (name: string) => ({ without: ['prompt_cache_key', name] });

describe('dialects after a refusal', () => {
  test.each<[string, object, Partial<Refusal>?]>([
    ['System message must be at the beginning.', { system: 'first' }],
    ['Jinja Exception: System message must be at the beginning.', { system: 'first' }, { status: 500 }],
    ['messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter', { system: 'first' }],
    ['System role not supported', { system: 'none' }],
    ['Only user, assistant and tool roles are supported, got system.', { system: 'none' }, { status: 500 }],
    ['Conversation roles must alternate user/assistant/user/assistant/...', first],
    ['After the optional system message, conversation roles must alternate user and assistant roles', first, { status: 500 }],
    ['deepseek-reasoner does not support successive user or assistant messages (messages[1] and messages[2] in your input).', first],
    ['messages: first message must use the "user" role', first],
    ['This model does not support assistant message prefill. The conversation must end with a user message.', first],
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { limit: 'max_completion_tokens', ...without('max_tokens') },
    ],
    ["Unsupported value: 'temperature' does not support 0.7 with this model.", without('temperature')],
    ['Model incompatible request argument supplied: temperature', without('temperature')],
    ["Unsupported value: 'reasoning_effort' does not support 'minimal' with this model.", without('reasoning_effort')],
    ['Function tools with reasoning_effort are not supported for this model', without('reasoning_effort')],
    ["property 'parallel_tool_calls' is unsupported", without('parallel_tool_calls')],
    [
      '{"detail":[{"type":"extra_forbidden","loc":["body","temperature"],"msg":"Extra inputs are not permitted"}]}',
      without('temperature'),
      { status: 422 },
    ],
    ['Invalid JSON payload received. Unknown name "reasoning_effort": Cannot find field.', without('reasoning_effort')],
    ['deepseek-reasoner does not support this tool_choice', without('tool_choice')],
    ['"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set', { tools: 'text' }],
    ['registry.ollama.ai/library/gemma3:4b does not support tools', { tools: 'text' }],
    ['No endpoints found that support tool use.', { tools: 'text' }, { status: 404 }],
    ['This model only supports single tool-calls at once!', { calls: 'one' }],
    ['messages: text content blocks must be non-empty', { callText: 'filled' }],
    ['messages[2].content: Input should be a valid string (input was None)', { callText: 'filled' }],
    ['max_tokens is too large: 4000. This model supports at most 2048 completion tokens.', { limit: 'none' }],
    ['`max_tokens` must be less than or equal to `1024`', { limit: 'none' }],
    ['illegal base64 data at input byte 4', { pictures: 'base64' }],
    ['Developer instruction is not enabled for models/gemma-3-27b-it', { system: 'none' }],
    ['Function calling is not enabled for models/gemma-3-27b-it', { tools: 'text' }],
    ['tools param requires --jinja flag', { tools: 'text' }, { status: 500 }],
    ['Function calling is currently not supported for this model.', { tools: 'text' }],
    ['`tool calling` is not supported with this model', { tools: 'text' }],
    ['Range of max_tokens should be [1, 2000]', { limit: 'none' }],
    ['max_tokens=4000 cannot be greater than max_model_len=max_total_tokens=2048', { limit: 'none' }],
    ['max_tokens must be between 1 and 1024', { limit: 'none' }],
    ['Requested generation length 4000 is not possible! The provided prompt is 100 tokens long', { limit: 'none' }],
    [
      "This model's maximum context length is 8192 tokens. However, you requested 9100 tokens (5100 in the messages, 4000 in the completion). Please reduce the length of the messages or completion.",
      { limit: 'none' },
    ],
    ['`inputs` tokens + `max_new_tokens` must be <= 8193. Given: 5000 `inputs` tokens and 4000 `max_new_tokens`', { limit: 'none' }],
    ['parameter.enable_thinking must be set to false for non-streaming calls', { thinking: 'off' }],
    ['enable thinking can not be support when `stream=False`', { thinking: 'off' }],
    [
      "'messages.2' : for 'role:assistant' the following must be satisfied[('messages.2' : property 'reasoning_content' is unsupported)]",
      { asides: 'none' },
    ],
    [
      "messages.2.assistant.reasoning_content: property 'messages.2.assistant.reasoning_content' is unsupported",
      { asides: 'none' },
      { status: 422 },
    ],
    [
      '{"detail":[{"type":"extra_forbidden","loc":["body","messages",2,"assistant","reasoning_content"],"msg":"Extra inputs are not permitted","input":null}]}',
      { asides: 'none' },
      { status: 422 },
    ],
    ['A conversation must start with a user message. Try again with a conversation that starts with a user message.', first],
    ['Please ensure that multiturn requests alternate between user and model.', first],
    ['Please ensure that function call turn comes immediately after a user turn or after a function response turn.', first],
    ['After the (optional) system message(s), user or tool message(s) should alternate with assistant message(s).', first],
    [
      'The text field in the ContentBlock object at messages.1.content.0 is blank. Add text to the text field, and try again.',
      { callText: 'filled' },
    ],
    ['"llama3.2" does not support thinking', without('reasoning_effort')],
    ['Model grok-4 does not support parameter reasoningEffort.', without('reasoning_effort')],
  ])('%s', (message, expected, more = {}) => {
    expect(lesson(message, more)).toEqual(expected);
  });

  test.each<[string, Partial<Refusal>?]>([
    ["This model's maximum context length is 8192 tokens. Please reduce the length of the messages."],
    ['Invalid content type. image_url is only supported by certain models.'],
    ['Incorrect API key provided.', { status: 401 }],
    ['System message must be at the beginning.', { status: 429 }],
    ['The server had an error while processing your request.', { status: 500 }],
    ['The response was filtered due to the prompt triggering the content management policy.'],
    ["Unsupported parameter: 'logit_bias' is not supported with this model."],
    ['tool call validation failed: attempted to call tool "hapus" which was not in request.tools; unexpected tools'],
    ["Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details."],
    ["error parsing tool call: raw='{tools', err=invalid character, unknown tools", { status: 500 }],
    ['the request exceeds the available context size, try increasing it'],
    [''],
  ])('nothing about the form: %s', (message, more = {}) => {
    expect(lesson(message, more)).toBeNull();
  });
});

test('a refused schema of strict tools is written plainly, and the tools stay', () => {
  const words = `Invalid JSON payload received. Unknown name "type" at 'tools[0].function_declarations[0].parameters.properties[1].value': Proto field is not repeating, cannot start list.`;
  expect(lesson(words, {}, { ...dialects.gemini, schemas: 'strict' })).toEqual({ schemas: 'plain' });
});

test('a second refusal of the same kind goes one step further, and learning ends', () => {
  let dialect: Dialect | null = dialects.auto;
  let steps = 0;
  while (dialect) {
    dialect = learnt(dialect, refusal('Conversation roles must alternate user/assistant'));
    expect((steps += 1)).toBeLessThan(10);
  }
  expect(steps).toBe(3);
  const older = { ...dialects.azure, without: ['max_tokens', 'max_completion_tokens'] } as Dialect;
  expect(
    learnt(older, refusal('Unrecognized request argument supplied: max_completion_tokens', { sent: ['max_completion_tokens'] })),
  ).toMatchObject({
    limit: 'none',
  });
});

test.each([
  ['https://api.openai.com/v1', 'openai'],
  ['https://toko.openai.azure.com/openai/v1', 'azure'],
  ['https://api.deepseek.com', 'deepseek'],
  ['https://api.anthropic.com/v1/', 'claude'],
  ['https://generativelanguage.googleapis.com/v1beta/openai/', 'gemini'],
  ['http://127.0.0.1:11434/v1', 'ollama'],
  ['http://127.0.0.1:8000/v1', 'auto'],
  ['https://openai.com.example.org/v1', 'auto'],
  ['https://notopenai.com/v1', 'auto'],
])('%s is %s', (address, name) => {
  expect(dialectOfAddress(address)).toBe(name);
});
