import { storableText } from '#contracts/values/base/storable-text';
import { cutText } from '#contracts/values/texts';

import { isRecord, plainToolName, type KnownTool } from './call-json.rules.js';
import { completionOfStream } from './dialect/event-stream.rules.js';
import { classifyFailure, type LlmFailure } from './llm.rules.js';
import { readModelText, type TextKind } from './model-text.rules.js';

export interface LlmToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. It may be invalid. */
  readonly arguments: string;
}

/** An assistant message in the form that every service accepts in a later request. */
interface AssistantMessage {
  readonly role: 'assistant';
  readonly content: string | null;
  readonly tool_calls?: readonly unknown[];
}

export interface ReadAnswer {
  /**
   * The message to send back in the next request. A well-formed message stays unchanged, because it may carry
   * signatures that only its service understands.
   */
  readonly message: AssistantMessage;
  /** The reply text without reasoning, marks or calls. */
  readonly content: string;
  readonly toolCalls: readonly LlmToolCall[];
  readonly isCut: boolean;
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export type Reading = { readonly answer: ReadAnswer } | { readonly failure: LlmFailure; readonly detail: string };

export interface ReadingHelp extends TextKind {
  readonly tools: readonly KnownTool[];
  /** True when a call that was written as text is valid and can be executed. */
  readonly accepts: (call: LlmToolCall) => boolean;
  readonly newId: () => string;
}

/** HTTP status that alone does not show the cause of an error. The error's code or type shows it. */
const badRequest = 400;
/**
 * Finish reasons of answers that the service's own filter stopped, as OpenAI, Gemini, Anthropic and Zhipu name them.
 */
const filteredEnd = /^(?:content_filter|safety|prohibited_content|blocklist|spii|recitation|refusal|sensitive)\b/i;
/** Answers with more calls come from a malfunctioning model. */
const callsMax = 16;
/**
 * Maximum length of a call's arguments. The count of JSON values does not limit them while the answer arrives,
 * because the arguments are a single text at that time.
 */
const argumentsMaxChars = 60_000;

/**
 * Parses a completion in any known dialect: content in parts; calls without type, id or name; arguments as an object
 * or null; the old `function_call`; several choices or none; an error in a 200 response; a stream that was not
 * requested; calls written as text. Unknown shapes become a named failure, never an exception.
 */
export function readCompletion(body: unknown, help: ReadingHelp): Reading {
  const completion = typeof body === 'string' ? (completionOfStream(body) ?? body) : body;
  if (!isRecord(completion)) return malformed(`a ${typeof completion} instead of a completion`);
  const choices = listOf(completion['choices']).filter(isRecord);
  const { error } = completion;
  if (error && choices.every((choice) => !messageOf(choice))) return failureIn(error);
  // the text of a failed choice is only a part of an answer
  const broken = choices.find((choice) => Boolean(choice['error']) || choice['finish_reason'] === 'error');
  if (broken) return failureIn(broken['error'] ?? 'finish_reason error');
  const finishes = choices.map(({ finish_reason: reason }) => (typeof reason === 'string' ? reason : null));
  const filtered = finishes.find((reason) => reason !== null && filteredEnd.test(reason));
  if (filtered) return { failure: 'filtered', detail: `finish_reason ${filtered}`.slice(0, 200) };
  const messages = choices.map(messageOf).filter((message) => message !== undefined);
  const spoken = messages.find((message) => textOf(message['content']).trim() !== '');
  const calling = messages.find((message) => rawCalls(message).length > 0);
  const base = calling ?? spoken ?? messages[0];
  if (!base) return malformed('no choices');
  if (!spoken && !calling && typeof base['refusal'] === 'string' && base['refusal'] !== '')
    return { failure: 'filtered', detail: 'refusal' };
  const read = readMessage(base, textOf(spoken?.['content']), help);
  if ('failure' in read) return { ...read, detail: `${read.detail}, finish_reason ${String(finishes[0])}`.slice(0, 200) };
  const usage = isRecord(completion['usage']) ? completion['usage'] : {};
  return {
    answer: {
      ...read,
      isCut: finishes[0] === 'length' || finishes[0] === 'max_tokens',
      model: typeof completion['model'] === 'string' ? cutText(storableText(completion['model']), 200) : '',
      promptTokens: countOf(usage['prompt_tokens']),
      completionTokens: countOf(usage['completion_tokens']),
    },
  };
}

type Message = Record<string, unknown>;

function readMessage(
  base: Message,
  said: string,
  { tools, accepts, newId, ...kind }: ReadingHelp,
): Pick<ReadAnswer, 'message' | 'content' | 'toolCalls'> | { readonly failure: LlmFailure; readonly detail: string } {
  const raw = rawCalls(base);
  const made = raw.flatMap((call) => madeCall(call, tools, newId) ?? []);
  if (made.length < raw.length) return malformed('a tool call without a name');
  if (made.some(({ call }) => call.arguments.length > argumentsMaxChars)) return malformed('a tool call of endless arguments');
  const text = readModelText(said, tools, kind);
  if (made.length > 0) {
    const content = text.isBroken ? '' : text.text;
    const isAsItCame = said === (base['content'] ?? '') && made.every(({ isRepaired }) => !isRepaired) && base['tool_calls'] === raw;
    const calls = made.map(({ call }) => call);
    if (isAsItCame) return { message: base as unknown as AssistantMessage, content, toolCalls: calls };
    const repaired = made.map((one) => one.message);
    return { message: rebuilt(base, content, repaired), content, toolCalls: calls };
  }
  const written = text.calls
    .slice(0, callsMax)
    .map((call): LlmToolCall => ({ id: newId(), name: call.name, arguments: argumentsOf(call.arguments) }));
  if (text.isBroken || !written.every(accepts)) return malformed('a tool call written as text that cannot be carried out');
  if (written.length === 0 && text.text === '') return malformed('empty message');
  const calls = written.map(({ id, name, arguments: json }) => ({ id, type: 'function', function: { name, arguments: json } }));
  return { message: rebuilt(base, text.text, calls), content: text.text, toolCalls: written };
}

function rebuilt(base: Message, text: string, calls: readonly unknown[]): AssistantMessage {
  const { function_call: _old, tool_calls: _calls, refusal: _refusal, ...rest } = base;
  return { ...rest, role: 'assistant', content: text === '' ? null : text, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

/**
 * The model's text, refusal and calls in a completion without a usable answer, unchanged. Empty when nothing is
 * found.
 */
export function writtenIn(body: unknown): string {
  const completion = typeof body === 'string' ? completionOfStream(body) : body;
  if (!isRecord(completion)) return '';
  const messages = listOf(completion['choices'])
    .filter(isRecord)
    .map(messageOf)
    .filter((message) => message !== undefined);
  return messages
    .flatMap((message) => [
      textOf(message['content']),
      typeof message['refusal'] === 'string' ? message['refusal'] : '',
      ...rawCalls(message).map((call) => JSON.stringify(call)),
    ])
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** Some services answer in the shape of a stream chunk or of the legacy completions API. */
function messageOf(choice: Message): Message | undefined {
  for (const key of ['message', 'delta']) {
    const message = choice[key];
    if (isRecord(message)) return message;
    if (typeof message === 'string') return { content: message };
  }
  return typeof choice['text'] === 'string' ? { content: choice['text'] } : undefined;
}

/** The text of a message content: a string, or parts. Parts with reasoning are left out. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (!isRecord(content)) return '';
  const { type, text } = content;
  const isText = type === undefined || type === 'text' || type === 'output_text';
  return isText && typeof text === 'string' ? text : '';
}

function rawCalls(message: Message): readonly unknown[] {
  const calls = message['tool_calls'];
  const list = (Array.isArray(calls) ? calls : isRecord(calls) ? [calls] : []) as unknown[];
  if (list.length > 0)
    return list.every((one) => one !== null) && list.length <= callsMax ? list : list.filter((one) => one !== null).slice(0, callsMax);
  return isRecord(message['function_call']) ? [message['function_call']] : [];
}

interface MadeCall {
  readonly call: LlmToolCall;
  readonly message: unknown;
  readonly isRepaired: boolean;
}

function madeCall(raw: unknown, tools: readonly KnownTool[], newId: () => string): MadeCall | undefined {
  if (!isRecord(raw)) return undefined;
  const inner = isRecord(raw['function']) ? raw['function'] : isRecord(raw['custom']) ? raw['custom'] : raw;
  const written = [inner['name'], raw['name'], raw['function']].find((name) => typeof name === 'string' && name !== '');
  if (typeof written !== 'string') return undefined;
  const plain = plainToolName(written);
  const name = tools.some((tool) => tool.name === plain) ? plain : written;
  const given = inner['arguments'] ?? inner['parameters'] ?? inner['input'] ?? raw['arguments'];
  const id = typeof raw['id'] === 'string' && raw['id'] !== '' ? raw['id'] : newId();
  const json = argumentsOf(given);
  const isRepaired =
    raw['id'] !== id || raw['type'] !== 'function' || inner !== raw['function'] || inner['name'] !== name || inner['arguments'] !== json;
  return {
    call: { id, name, arguments: json },
    message: { ...aside(raw), id, type: 'function', function: { ...(inner === raw ? {} : aside(inner)), name, arguments: json } },
    isRepaired,
  };
}

/** Non-standard fields of a call. They are sent back in the only place that every service accepts. */
function aside({ name: _name, arguments: _arguments, parameters: _parameters, input: _input, custom: _custom, ...rest }: Message): Message {
  return rest;
}

/** Arguments as the JSON text that the API expects. JSON encoded as a string inside JSON is decoded. */
function argumentsOf(given: unknown): string {
  if (given === undefined || given === null || given === '') return '{}';
  if (typeof given !== 'string') return JSON.stringify(given);
  if (given.length > argumentsMaxChars) return given;
  try {
    const parsed: unknown = JSON.parse(given);
    if (parsed === null) return '{}';
    return typeof parsed === 'string' && parsed.trimStart().startsWith('{') ? parsed : given;
  } catch {
    return given;
  }
}

/**
 * Classifies an error in the body of a 200 response, which gateways send. Without a status, the error's code or type
 * decides. An unknown error counts as transient.
 */
function failureIn(error: unknown): Reading {
  const { code, type, message } = isRecord(error) ? error : ({ message: error } as Message);
  const status = numberIn(code);
  const isStatus = status >= 400;
  const words = typeof message === 'string' ? message : '';
  const facts = { code: typeof code === 'string' ? code : null, type: typeof type === 'string' ? type : null, message: words };
  const failure = classifyFailure(isStatus ? { ...facts, status } : { ...facts, status: badRequest, message: '' });
  return { failure: isStatus || failure !== 'refused' ? failure : 'transient', detail: `error in a 200: ${words}`.slice(0, 200) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Converts a number or a numeric string. NaN for anything else, also for objects that cannot be converted. */
function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
}

/** A token count that fits an integer column. */
function countOf(value: unknown): number {
  const count = Math.round(numberIn(value));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), 2_000_000_000) : 0;
}

function malformed(detail: string): { readonly failure: LlmFailure; readonly detail: string } {
  return { failure: 'malformed', detail };
}
