import { textOf } from '../protocol.ts';
import type { ChatRequest, Draft } from '../protocol.ts';
import { composeAnswer } from './answers.ts';
import { readConversation } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { judgementBy } from './judges.ts';
import { shapedJson } from './shaped-json.ts';
import { readShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { taskAnswer } from './tasks.ts';
import { planCalls } from './tool-plan.ts';
import { readRequest } from './lead-request.ts';

/**
 * A rule-based seller. It knows only what the owner wrote in the system message, calls the offered tools where a
 * model would, and admits when it does not know the answer. The model name `echo` bypasses the rules: the answer
 * repeats the last message without braces, because the caller would parse braces as a tool call.
 */
export function draftAnswer(request: ChatRequest): Draft {
  const judged = judgementBy('words', request);
  if (judged !== null) return shaped(request, judged);
  const looked = secondLook(request);
  if (looked !== null) return shaped(request, looked);
  const last = request.messages.findLast(({ role }) => role === 'user');
  if (request.model === 'echo') return shaped(request, `echo: ${last ? textOf(last).replaceAll(/[{}[\]]/g, '') : ''}`);
  const talk = readConversation(request);
  const shop = shopOf(talk.instruction);
  const task = taskAnswer(request, talk, shop);
  if (task !== null) return shaped(request, task);
  const wanted = readRequest(talk, shop);
  const calls = planCalls(talk, wanted);
  if (calls.length > 0) return { content: null, toolCalls: calls };
  const forced = forcedCall(request, talk, wanted.text);
  if (forced) return { content: null, toolCalls: [forced] };
  return shaped(request, composeAnswer(talk, wanted, shop));
}

/**
 * When the caller asks whether an answer agrees with the owner's text, the brain repeats that answer, because it has
 * no other knowledge. Null for any other request.
 */
function secondLook({ messages }: ChatRequest): string | null {
  const [before, last] = messages.slice(-2);
  if (last?.role !== 'user' || before?.role !== 'assistant' || !/tulis jawaban yang sama/i.test(textOf(last))) return null;
  return textOf(before);
}

function shaped(request: ChatRequest, text: string): Draft {
  const format = request.response_format;
  const content = format && format.type !== 'text' ? shapedJson(text, format.json_schema?.schema) : text;
  return { content, toolCalls: [] };
}

/** `tool_choice` "required" or a named tool forces a call. */
function forcedCall(request: ChatRequest, talk: Conversation, text: string): Draft['toolCalls'][number] | null {
  const choice = request.tool_choice;
  if (choice !== 'required' && typeof choice !== 'object') return null;
  const [name, schema] = talk.offeredTools.entries().next().value ?? [];
  if (!name || !schema) return null;
  return {
    name,
    arguments: JSON.stringify(
      Object.fromEntries(schema.required.map((key) => [key, /berat|nilai|jumlah/.test(key) ? 1_000 : text || 'Jakarta'])),
    ),
  };
}

// Cache of parsed prompts: owners' prompts are long and repeat in every request, and parsing one takes longer
// than answering.
const shops = new Map<string, Shop>();

function shopOf(system: string): Shop {
  const known = shops.get(system);
  if (known) return known;
  const shop = readShop(system);
  shops.set(system, shop);
  if (shops.size > 500) shops.delete(shops.keys().next().value as string);
  return shop;
}
