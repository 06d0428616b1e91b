import { randomBytes } from 'node:crypto';
import type { LlmFault } from './faults.ts';
import { leak } from './leaks.ts';
import type { AssistantMessage, ChatRequest, Completion, Draft, ToolCall } from './protocol.ts';
import { countTokens, usageOf } from './usage.ts';

/** Turns a draft into the message of a completion, with fresh call ids. */
export function messageOf(draft: Draft): AssistantMessage {
  const message: AssistantMessage = { role: 'assistant', content: draft.content, refusal: null };
  if (draft.toolCalls.length > 0) {
    message.tool_calls = draft.toolCalls.map((call): ToolCall => ({
      id: `call_${randomBytes(12).toString('hex')}`,
      type: 'function',
      function: { name: call.name, arguments: call.arguments },
    }));
  }
  return message;
}

/** The complete answer. `max_tokens` truncates the text as the real service does, if necessary within a word. */
export function completionOf(
  request: ChatRequest,
  message: AssistantMessage,
  how: { cachedTokens: number; finishReason?: string },
): Completion {
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  let finishReason = how.finishReason ?? (message.tool_calls ? 'tool_calls' : 'stop');
  if (message.content !== null && countTokens(message.content) > limit) {
    message.content = message.content.slice(0, limit * 4);
    finishReason = 'length';
  }
  return {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model: request.model,
    choices: [{ index: 0, finish_reason: finishReason, logprobs: null, message }],
    usage: usageOf(request, message, how.cachedTokens),
  };
}

/** Changes the draft as the fault requires. Returns the false finish reason of the fault, or undefined. */
export function bendDraft(draft: Draft, fault: LlmFault | undefined, request: ChatRequest): string | undefined {
  if (fault?.kind === 'leak') {
    leak(draft, fault.shape, () => anyCall(request));
    return undefined;
  }
  if (fault?.kind === 'filtered') {
    draft.content = null;
    draft.toolCalls = [];
    return 'content_filter';
  }
  if (fault?.kind === 'truncated') {
    draft.content = (draft.content ?? 'Baik Kak, ').slice(0, Math.ceil((draft.content ?? '').length / 2));
    draft.toolCalls = [];
    return 'length';
  }
  if (fault?.kind === 'broken_tool_json') {
    const [call] = draft.toolCalls.length > 0 ? draft.toolCalls : [anyCall(request)];
    if (call) draft.toolCalls = [{ name: call.name, arguments: `${call.arguments.slice(0, -1)}, "tujuan` }];
    draft.content = null;
  }
  if (fault?.kind === 'parallel_tool_calls') {
    const all = (request.tools ?? []).map(
      ({ function: { name } }) => draft.toolCalls.find((call) => call.name === name) ?? anyCall(request, name),
    );
    draft.toolCalls = all.length > 1 ? all : [...all, ...all];
    draft.content = null;
  }
  return undefined;
}

/** A call with invented but well-typed arguments. */
function anyCall(request: ChatRequest, name?: string): { name: string; arguments: string } {
  const tool = request.tools?.find((one) => name === undefined || one.function.name === name);
  const properties = (tool?.function.parameters?.['properties'] ?? {}) as Record<string, { type?: string | string[]; enum?: unknown[] }>;
  const values = Object.entries(properties).map(([key, schema]) => {
    if (schema.enum) return [key, schema.enum[0]];
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    return [key, type === 'integer' || type === 'number' ? 1 : type === 'boolean' ? true : 'Tebet'];
  });
  return { name: tool?.function.name ?? 'tidak_ada', arguments: JSON.stringify(Object.fromEntries(values)) };
}
