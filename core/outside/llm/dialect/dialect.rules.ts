import type { llmDialects } from '../../../platform/config/config.js';
import { isUnreadableCall } from '../llm.rules.js';

/**
 * The request format that one server requires. All servers use "chat completions", but chat templates and gateways
 * refuse forms that OpenAI accepts. docs/protocols/models.md lists where each refusal was seen.
 */
export interface Dialect {
  /**
   * Where the server accepts system messages. `first`: only one, before all other messages (Qwen, Claude). `none`:
   * the role does not exist (Gemma 2, older Mistral).
   */
  readonly system: 'anywhere' | 'first' | 'none';
  /** `alternating`: user and assistant take turns, the user speaks first and last (Gemma, DeepSeek, Claude). */
  readonly turns: 'free' | 'alternating';
  /** The field that limits the length of an answer. */
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  /**
   * `text`: the server supports no tools. The request describes them in words, and the model writes its calls as
   * text.
   */
  readonly tools: 'native' | 'text';
  /** `one`: a message may hold a single tool call (Llama 3 templates). */
  readonly calls: 'many' | 'one';
  /** Marks tool schemas as `strict`, with every argument required and optional ones nullable. */
  readonly schemas: 'plain' | 'strict';
  /** `base64`: the bytes without the `data:` prefix. */
  readonly pictures: 'data-url' | 'base64' | 'none';
  /** `filled`: a message with only tool calls needs text as well. */
  readonly callText: 'null' | 'filled';
  /**
   * `off`: the request tells a reasoning model not to reason, because the server allows reasoning only for streamed
   * answers.
   */
  readonly thinking: 'usual' | 'off';
  /**
   * `none`: the server refuses non-standard fields of earlier answers (reasoning, signatures) when they are sent
   * back, both its own and those of other servers.
   */
  readonly asides: 'kept' | 'none';
  /** Fields of the request that the server refused. They are left out. */
  readonly without: readonly string[];
}

export type DialectName = (typeof llmDialects)[number];

const usual: Dialect = {
  system: 'anywhere',
  turns: 'free',
  limit: 'max_tokens',
  tools: 'native',
  calls: 'many',
  schemas: 'plain',
  pictures: 'data-url',
  callText: 'null',
  thinking: 'usual',
  asides: 'kept',
  // only OpenAI knows this field, and other services refuse unknown fields
  without: ['prompt_cache_key'],
};

/**
 * Dialects that an operator can choose by name. The client starts with the chosen row and learns further restrictions
 * from the server's refusals.
 */
export const dialects = {
  /** Unknown server: starts with the usual dialect and adapts to its errors. */
  auto: usual,
  openai: { ...usual, limit: 'max_completion_tokens', without: [] },
  azure: { ...usual, limit: 'max_completion_tokens' },
  qwen: { ...usual, system: 'first' },
  gemma: { ...usual, system: 'none', turns: 'alternating', tools: 'text', callText: 'filled' },
  deepseek: { ...usual, system: 'first', turns: 'alternating' },
  claude: { ...usual, system: 'first', turns: 'alternating', callText: 'filled' },
  gemini: { ...usual, system: 'first', turns: 'alternating' },
  mistral: { ...usual, system: 'first', turns: 'alternating' },
  llama: { ...usual, system: 'first', turns: 'alternating', calls: 'one' },
  ollama: { ...usual, system: 'first' },
} as const satisfies Readonly<Record<DialectName, Dialect>>;

const hosts: readonly (readonly [end: string, name: DialectName])[] = [
  ['openai.azure.com', 'azure'],
  ['services.ai.azure.com', 'azure'],
  ['cognitiveservices.azure.com', 'azure'],
  ['openai.com', 'openai'],
  ['deepseek.com', 'deepseek'],
  ['anthropic.com', 'claude'],
  ['googleapis.com', 'gemini'],
  ['mistral.ai', 'mistral'],
  ['aliyuncs.com', 'qwen'],
];
const ollamaPort = '11434';

/** The dialect for a server for which the operator chose none: by its address, else `auto`. */
export function dialectOfAddress(baseUrl: string): DialectName {
  const { hostname, port } = new URL(baseUrl);
  const known = hosts.find(([end]) => hostname === end || hostname.endsWith(`.${end}`));
  return known?.[1] ?? (port === ollamaPort ? 'ollama' : 'auto');
}

/** A refused request: the server's message and the request. */
export interface Refusal {
  /** HTTP status. Null when no answer came. */
  readonly status: number | null;
  readonly message: string;
  /** The field that the server names as the cause; null when it names none. */
  readonly param: string | null;
  /** Names of the fields that were sent. */
  readonly sent: readonly string[];
}

/** Only this many characters of a message are examined. */
const messageChars = 2_000;
/**
 * Statuses of a refused request. llama.cpp and Ollama report an error of the chat template as 500, OpenRouter a
 * missing feature as 404.
 */
const refusing = new Set([400, 404, 405, 422, 500, 501]);

const noSystem =
  /system role (?:is )?not supported|developer instruction is not enabled|(?:does not|doesn't) support (?:the )?system|only user(?:,| and) (?:and )?assistant/;
const lateSystem =
  /system message must (?:be|come) (?:at the beginning|first|the first)|unexpected role \W{0,2}system|multiple system messages/;
const alternate =
  /roles? must alternate|must alternate between|successive user or assistant|interleave the user|first message must (?:use|be)|must end with a user|assistant message prefill|expected last role|last message must (?:be|have)|must start with a user|requests alternate|should alternate|function call turn comes/;
const noTools =
  /does not support (?:tools|tool use|tool call|function)|tool choice requires --enable|tools param requires|function calling is not enabled|(?:tools?|tool use|tool calling|function calling)`? (?:is|are) (?:currently )?not supported|support tool use/;
const oneCall = /single tool.calls? at once|parallel tool calls? (?:is|are) not supported|only one tool call/;
const noNull =
  /content\W.{0,60}(?:null|none\b|valid string|expected a string|field required|required field)|(?:null|none) content|nonetype|text content blocks must|content (?:cannot|must not) be empty|non-empty content|content.{0,40} is blank/;
const noDataUrl = /illegal base64 data/;
const looseSchema = /proto field is not repeating|invalid schema for function|schemas? .{0,40}strict|strict .{0,60}(?:schema|tool)/;

/**
 * The dialect after a refusal, or null when the refusal is not about the form of the request. Each result is stricter
 * than the given dialect, so learning always ends.
 */
export function learnt(dialect: Dialect, refusal: Refusal): Dialect | null {
  if (refusal.status === null || !refusing.has(refusal.status)) return null;
  const said = refusal.message.slice(0, messageChars).toLowerCase();
  // the server refused the model's call and not our request
  if (isUnreadableCall(said)) return null;
  return learntOfMessages(dialect, said) ?? learntOfTools(dialect, said) ?? learntOfFields(dialect, said, refusal);
}

function learntOfMessages(dialect: Dialect, said: string): Dialect | null {
  if (noSystem.test(said)) return dialect.system === 'none' ? null : { ...dialect, system: 'none' };
  if (lateSystem.test(said)) return stricterSystem(dialect);
  if (alternate.test(said)) {
    // A template that requires alternating roles also rejects a second system message.
    if (dialect.turns === 'free') return { ...dialect, turns: 'alternating', system: dialect.system === 'none' ? 'none' : 'first' };
    return stricterSystem(dialect);
  }
  if (dialect.asides === 'kept' && refusesField.test(said) && aside.test(said)) return { ...dialect, asides: 'none' };
  if (dialect.pictures === 'data-url' && noDataUrl.test(said)) return { ...dialect, pictures: 'base64' };
  if (dialect.callText === 'null' && noNull.test(said)) return { ...dialect, callText: 'filled' };
  return null;
}

function stricterSystem(dialect: Dialect): Dialect | null {
  if (dialect.system === 'anywhere') return { ...dialect, system: 'first' };
  return dialect.system === 'first' ? { ...dialect, system: 'none' } : null;
}

function learntOfTools(dialect: Dialect, said: string): Dialect | null {
  if (dialect.tools === 'text') return null;
  if (dialect.calls === 'many' && oneCall.test(said)) return { ...dialect, calls: 'one' };
  if (dialect.schemas === 'strict' && looseSchema.test(said)) return { ...dialect, schemas: 'plain' };
  return noTools.test(said) && !said.includes('tool_choice') ? { ...dialect, tools: 'text' } : null;
}

/** Phrases by which servers say that they do not accept a field. */
const refusesField =
  /unsupported|unrecognized|unrecognised|unknown|not supported|not support|not permitted|not allowed|extra|incompatible|unexpected|cannot find field|invalid (?:parameter|argument|field)|forbidden/;
/** Non-standard fields of answers. */
const aside =
  /(?<=["'`.])(?:reasoning|reasoning_content|reasoning_details|thinking_blocks|thought_signature|extra_content|provider_specific_fields|annotations|audio|refusal)(?=["'`:])/;
const noThinking = /enable[_ ]thinking.{0,60}(?:must be (?:set to )?false|can ?not be support|only support|stream)/;
const isTooLarge =
  /too large|too high|less than or equal|valid range|at most|exceeds|range of max_tokens|must be between|cannot be greater|maximum allowed/;
const limits = ['max_completion_tokens', 'max_tokens'] as const;
/** The model's context is too small for the instruction plus the reserved length of the answer. */
const answerTooLong = /context.{0,200} in the completion|`max_new_tokens` must be|requested generation length/;
const needed = new Set(['model', 'messages', 'tools', 'tool_choice']);

function learntOfFields(dialect: Dialect, said: string, { param, sent }: Refusal): Dialect | null {
  if (dialect.thinking === 'usual' && noThinking.test(said)) return { ...dialect, thinking: 'off' };
  if (answerTooLong.test(said) || (limits.some((one) => said.includes(one)) && isTooLarge.test(said)))
    return dialect.limit === 'none' ? null : { ...dialect, limit: 'none' };
  if (!refusesField.test(said)) return null;
  // an error may also list the tools that are incompatible with a refused field
  const optional = sent.filter((one) => !needed.has(one));
  const field =
    optional.find((one) => one === param) ??
    firstNamed(said, optional) ??
    optional.find((one) => one === 'reasoning_effort' && /not support (?:thinking|reasoning)(?![\w-])/.test(said)) ??
    firstNamed(said, ['tools', 'tool_choice']);
  if (field === undefined || !sent.includes(field)) return null;
  if (field === 'tools') return dialect.tools === 'text' ? null : { ...dialect, tools: 'text' };
  if (field !== dialect.limit) return dialect.without.includes(field) ? null : { ...dialect, without: [...dialect.without, field] };
  const other = limits.find((one) => one !== field)!;
  // `without` remembers which of the two was refused before
  const without = [...dialect.without, field];
  return { ...dialect, without, limit: dialect.without.includes(other) ? 'none' : other };
}

/**
 * The field that an error message names first, as a whole word, also in camel case. Names later in the message may be
 * quotations from that field's value.
 */
function firstNamed(said: string, fields: readonly string[]): string | undefined {
  const found = fields.flatMap((field) => {
    const at = [field, field.replaceAll('_', '')].flatMap((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).exec(said)?.index ?? []);
    return at.length === 0 ? [] : [{ field, at: Math.min(...at) }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.field;
}
