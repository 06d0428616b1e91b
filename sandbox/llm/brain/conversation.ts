import { imagesOf, textOf } from '../protocol.ts';
import type { ChatMessage, ChatRequest } from '../protocol.ts';

export interface ToolResult {
  name: string;
  args: Record<string, unknown>;
  content: string;
}

/** A chat request in the form that the brain uses. */
export interface Conversation {
  /** All system messages. */
  system: string;
  /** The first system message, which holds the owner's text. Later ones hold the clock and orders. */
  instruction: string;
  /** Everything before the turn, oldest first. */
  history: { who: 'lead' | 'us'; text: string }[];
  /** The lead's messages since our last answer, one entry per message. */
  turn: string[];
  turnHasImage: boolean;
  /** True when an attachment arrived as a bare label only, because it could not be opened. */
  unopened: boolean;
  listening: boolean;
  /** Tools called within this turn, with their results. */
  results: ToolResult[];
  /** Offered tools by name, with the property names of their arguments and the required ones among them. */
  offeredTools: Map<string, { properties: string[]; required: string[] }>;
  /** False when only one call per step is allowed. */
  parallelCalls: boolean;
  lastFromUs: string;
}

/** Splits the messages into history, current turn and tool results. */
export function readConversation(request: ChatRequest): Conversation {
  const talk = request.messages.filter(({ role }) => role !== 'system' && role !== 'developer');
  const systems = request.messages.filter(({ role }) => role === 'system' || role === 'developer').map(textOf);
  // A tool-call message without tool answers is rejected earlier. A tool-call message with tool answers belongs to
  // the current turn.
  let turnFrom = talk.findLastIndex(({ role, tool_calls: calls }) => role === 'assistant' && !calls) + 1;
  if (turnFrom >= talk.length) turnFrom = talk.length;
  const inTurn = talk.slice(turnFrom);
  const before = talk.slice(0, turnFrom).filter(({ role }) => role === 'user' || role === 'assistant');
  const leads = inTurn.filter(({ role }) => role === 'user');
  const history = before.map((message) => ({ who: message.role === 'user' ? ('lead' as const) : ('us' as const), text: textOf(message) }));
  return {
    system: systems.join('\n\n'),
    instruction: systems[0] ?? '',
    history,
    turn: leads.map((message) => spoken(textOf(message))).filter(Boolean),
    unopened: leads.some((message) => unopened.test(textOf(message).replace(listening, ''))),
    listening: leads.some((message) => listening.test(textOf(message))),
    turnHasImage: leads.some((message) => imagesOf(message).length > shownAgain(message)),
    results: toolResults(inTurn),
    offeredTools: offeredTools(request),
    parallelCalls: request.parallel_tool_calls !== false,
    lastFromUs: history.findLast(({ who }) => who === 'us')?.text ?? '',
  };
}

function offeredTools({ tools, tool_choice: choice }: ChatRequest): Conversation['offeredTools'] {
  if (choice === 'none') return new Map();
  const only = typeof choice === 'object' ? choice.function.name : undefined;
  const wanted = (tools ?? []).filter(({ function: { name } }) => only === undefined || name === only);
  return new Map(
    wanted.map(({ function: { name, parameters } }) => {
      const properties = Object.keys((parameters?.['properties'] as object | undefined) ?? {});
      return [name, { properties, required: (parameters?.['required'] as string[] | undefined) ?? [] }];
    }),
  );
}

/** Number of a message's pictures that belong to earlier messages. */
function shownAgain(message: ChatMessage): number {
  return Number(/\[Foto terlampir dari pesan sebelumnya, (\d{1,2}) buah\]/.exec(textOf(message))?.[1] ?? 0);
}

// Label of a voice note whose transcription is not finished.
const listening = /^ *\[[^\]\n]{3,40}, masih ditranskripsi\] *$/m;
// A label such as "[Foto]" alone on its line.
const unopened = /^\s*\[[^\]\n]{3,40}\]\s*$/m;

/**
 * Removes the labels that a caller puts before a transcript, a caption or a time, for example "[Pesan suara] …" or
 * "(10:02) …".
 */
function spoken(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:[[(][^\])\n]{1,60}[\])]\s*:?\s*)+/, '').trim());
  return lines.filter(Boolean).join('\n');
}

function toolResults(messages: ChatMessage[]): ToolResult[] {
  const calls = new Map(messages.flatMap(({ tool_calls: list }) => list ?? []).map((call) => [call.id, call.function]));
  return messages.flatMap((message) => {
    const call = message.role === 'tool' ? calls.get(message.tool_call_id ?? '') : undefined;
    return call ? [{ name: call.name, args: parseObject(call.arguments), content: textOf(message) }] : [];
  });
}

/** Parses a text as a JSON object. Returns an empty object when it is not one. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
