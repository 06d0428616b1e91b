import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { fillers, noteMark } from './dialect-words.rules.js';
import type { Dialect } from './dialect.rules.js';
import { toolsInWords } from './tools-in-words.rules.js';

type Message = ChatCompletionMessageParam;
type Content = Message['content'];
type Part = Exclude<Exclude<Content, string | null | undefined>[number], string>;

/**
 * Converts the messages to the form that a dialect accepts. No content is lost. A system message in a place that the
 * dialect forbids moves into the next user message, in brackets that a lead's text cannot contain. The beginning of
 * the request thus stays the same between turns, so that the server can cache it.
 */
export function shapedMessages(messages: readonly Message[], tools: readonly ChatCompletionTool[], dialect: Dialect): Message[] {
  const known = dialect.asides === 'none' ? messages.map(withoutAsides) : messages;
  const inWords = dialect.tools === 'text' ? toolsInWords(known, tools) : known;
  const single = dialect.calls === 'one' ? ordered(inWords.flatMap(oneCallEach)) : inWords;
  const placed = dialect.system === 'anywhere' ? single : withSystemFirst(single, dialect.system === 'none');
  const turned = dialect.turns === 'alternating' ? alternating(placed) : placed;
  return turned.map((message) => filled(pictured(message, dialect), dialect));
}

/** A message of the model, reduced to the fields that every server knows. */
export function withoutAsides(message: Message): Message {
  if (message.role !== 'assistant') return message;
  const { content = null, tool_calls: calls } = message;
  const plain = calls?.map((call) =>
    call.type === 'function'
      ? { id: call.id, type: call.type, function: { name: call.function.name, arguments: call.function.arguments } }
      : call,
  );
  return { role: 'assistant', content, ...(plain ? { tool_calls: plain } : {}) };
}

/**
 * Splits a message with several calls into messages with one call each. {@link ordered} then moves each tool result
 * behind its call.
 */
function oneCallEach(message: Message): Message[] {
  if (message.role !== 'assistant' || !message.tool_calls || message.tool_calls.length < 2) return [message];
  return message.tool_calls.map((call, at) => ({ ...message, content: at === 0 ? message.content : null, tool_calls: [call] }) as Message);
}

/** Puts each tool result after the message with its call. */
function ordered(messages: readonly Message[]): Message[] {
  const answers = new Map<string, Message>();
  for (const message of messages) if (message.role === 'tool') answers.set(message.tool_call_id, message);
  return messages.flatMap((message) => {
    if (message.role === 'tool') return [];
    const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : [];
    return [message, ...calls.flatMap(({ id }) => answers.get(id) ?? [])];
  });
}

function withSystemFirst(messages: readonly Message[], isInUser: boolean): Message[] {
  const firstSpoken = messages.findIndex(({ role }) => role !== 'system' && role !== 'developer');
  const head = messages.slice(0, firstSpoken === -1 ? messages.length : firstSpoken);
  const instruction = head.map(({ content }) => textOf(content)).join('\n\n');
  const rest: Message[] = [];
  let notes: string[] = isInUser && instruction !== '' ? [instruction] : [];
  for (const message of messages.slice(head.length)) {
    if (message.role === 'system' || message.role === 'developer') {
      notes.push(noteMark(textOf(message.content)));
      continue;
    }
    if (notes.length === 0 || message.role !== 'user') {
      // an instruction without a system role must come before everything else
      if (notes.length > 0 && rest.length === 0) rest.push({ role: 'user', content: notes.splice(0).join('\n\n') });
      rest.push(message);
      continue;
    }
    rest.push({ role: 'user', content: joined(notes.join('\n\n'), message.content) });
    notes = [];
  }
  if (notes.length > 0) rest.push({ role: 'user', content: notes.join('\n\n') });
  return isInUser || instruction === '' ? rest : [{ role: 'system', content: instruction }, ...rest];
}

/** Joins consecutive messages of one side. The user speaks first and last. */
function alternating(messages: readonly Message[]): Message[] {
  const turns: Message[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    const isFirstSpoken = last === undefined || last.role === 'system';
    if (isFirstSpoken && message.role === 'assistant') turns.push({ role: 'user', content: fillers.opening });
    const before = turns.at(-1);
    if (before?.role === 'user' && message.role === 'user')
      turns[turns.length - 1] = { role: 'user', content: joined(before.content, message.content) };
    else if (before?.role === 'assistant' && message.role === 'assistant' && !before.tool_calls)
      turns[turns.length - 1] = { ...message, content: joined(before.content, message.content) as string };
    // A user's message may not follow a tool result directly, so a message of the model is put between them.
    else if (before?.role === 'tool' && message.role === 'user') turns.push({ role: 'assistant', content: fillers.calling }, message);
    else turns.push(message);
  }
  const last = turns.at(-1);
  if (last?.role === 'assistant' && !last.tool_calls) turns.push({ role: 'user', content: fillers.goOn });
  return turns;
}

function pictured(message: Message, { pictures }: Dialect): Message {
  if (message.role !== 'user' || !Array.isArray(message.content) || pictures === 'data-url') return message;
  if (pictures === 'none') return { ...message, content: textOf(message.content) };
  const content = message.content.map((part) =>
    part.type === 'image_url' ? { ...part, image_url: { ...part.image_url, url: part.image_url.url.replace(/^data:[^,]*,/, '') } } : part,
  );
  return { ...message, content };
}

/** Gives a text to messages without any. Claude refuses empty text, and templates fail on null. */
function filled(message: Message, { callText }: Dialect): Message {
  if (callText === 'null') return message;
  if (Array.isArray(message.content)) {
    const content = (message.content as Part[]).filter((part) => part.type !== 'text' || part.text.trim() !== '');
    return { ...message, content: content.length > 0 ? content : fillers.calling } as Message;
  }
  return typeof message.content === 'string' && message.content.trim() !== ''
    ? message
    : ({ ...message, content: placeholderOf(message) } as Message);
}

function placeholderOf({ role }: Message): string {
  if (role === 'assistant') return fillers.calling;
  return role === 'tool' ? '{}' : fillers.empty;
}

function joined(before: Content, after: Content): string | never[] {
  if (typeof before === 'string' && typeof after === 'string') return `${before}\n${after}`;
  return [...partsOf(before), ...partsOf(after)] as never[];
}

function partsOf(content: Content): Part[] {
  if (Array.isArray(content)) return content as Part[];
  return content ? [{ type: 'text', text: content }] : [];
}

function textOf(content: Content): string {
  return partsOf(content)
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n');
}
