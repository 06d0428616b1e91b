import { invalid } from './api-error.ts';
import type { ChatMessage, ContentPart, ImagePart, ToolCall } from './protocol.ts';

const roles = ['system', 'developer', 'assistant', 'user', 'tool'];

/** Validates each message, then checks that tool calls and tool answers pair up exactly. */
export function checkMessages(messages: unknown): asserts messages is ChatMessage[] {
  if (messages === undefined) throw invalid('messages', "Missing required parameter: 'messages'.", 'missing_required_parameter');
  if (!Array.isArray(messages) || messages.length === 0) {
    throw invalid(
      'messages',
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'empty_array',
    );
  }
  messages.forEach((message: ChatMessage, at) => checkMessage(message, `messages.[${at}]`));
  checkToolPairs(messages as ChatMessage[]);
}

function checkMessage(message: ChatMessage, path: string): void {
  if (!roles.includes(message?.role)) {
    throw invalid(
      `${path}.role`,
      `Invalid value: '${String(message?.role)}'. Supported values are: ${roles.map((role) => `'${role}'`).join(', ')}.`,
      'invalid_value',
    );
  }
  const { role, content } = message;
  if (role === 'assistant' && message.tool_calls !== undefined) checkToolCalls(message.tool_calls, path);
  if (content === null || content === undefined) {
    if (role === 'assistant' && message.tool_calls) return;
    throw invalid(`${path}.content`, `Invalid value for 'content': expected a string, got null.`);
  }
  if (role === 'tool' && !message.tool_call_id)
    throw invalid(path, `Missing parameter 'tool_call_id': messages with role 'tool' must have a 'tool_call_id'.`);
  if (typeof content === 'string') return;
  if (!Array.isArray(content) || content.length === 0)
    throw invalid(`${path}.content`, `Invalid type for '${path}.content': expected one of a string or array of objects.`, 'invalid_type');
  content.forEach((part, at) => checkPart(part, role, `${path}.content.[${at}]`));
}

function checkPart(part: ContentPart, role: string, path: string): void {
  if (part.type === 'text') {
    if (typeof (part as { text?: unknown }).text !== 'string')
      throw invalid(`${path}.text`, `Missing required parameter: '${path}.text'.`, 'missing_required_parameter');
    return;
  }
  if (role !== 'user') throw invalid(path, `Invalid content type. ${part.type} is only allowed in messages with role 'user'.`);
  if (part.type !== 'image_url') {
    if (part.type === 'input_audio' || part.type === 'file') return;
    throw invalid(
      `${path}.type`,
      `Invalid value: '${String(part.type)}'. Supported values are: 'text', 'image_url', 'input_audio', 'refusal', 'audio', and 'file'.`,
      'invalid_value',
    );
  }
  const url = (part as ImagePart).image_url?.url;
  if (typeof url !== 'string')
    throw invalid(`${path}.image_url.url`, `Missing required parameter: '${path}.image_url.url'.`, 'missing_required_parameter');
  if (/^https?:\/\//.test(url)) return;
  const inline = /^data:image\/(png|jpeg|jpg|gif|webp);base64,([A-Za-z0-9+/]+=*)$/.exec(url);
  if (!inline?.[2]) {
    throw invalid(
      `${path}.image_url.url`,
      `Invalid image URL: '${path}.image_url.url'. Expected a base64-encoded data URL with an image MIME type (e.g. 'data:image/png;base64,aW1nIGJ5dGVzIGhlcmU='), but got an invalid value.`,
      'invalid_value',
    );
  }
  if (!looksLikeImage(Buffer.from(inline[2].slice(0, 24), 'base64')) || isCutPng(inline[2])) {
    throw invalid(
      path,
      "You uploaded an unsupported image. Please make sure your image is valid and has one of the following formats: ['png', 'jpeg', 'gif', 'webp'].",
      'image_parse_error',
    );
  }
}

function looksLikeImage(head: Buffer): boolean {
  const hex = head.toString('hex');
  return (
    hex.startsWith('89504e47') ||
    hex.startsWith('ffd8ff') ||
    hex.startsWith('47494638') ||
    (hex.startsWith('52494646') && hex.slice(16, 24) === '57454250')
  );
}

/** True for a PNG without its last chunk, which no decoder accepts. */
function isCutPng(base64: string): boolean {
  const end = Buffer.from(base64.slice(-(base64.length % 4) - 40), 'base64').toString('latin1');
  return base64.startsWith('iVBORw0KGgo') && !end.includes('IEND');
}

function checkToolCalls(calls: ToolCall[], path: string): void {
  if (!Array.isArray(calls) || calls.length === 0)
    throw invalid(
      `${path}.tool_calls`,
      `Invalid '${path}.tool_calls': empty array. Expected an array with minimum length 1, but got an empty array instead.`,
      'empty_array',
    );
  calls.forEach((call, at) => {
    if (!call?.id || call.type !== 'function' || typeof call.function?.name !== 'string' || typeof call.function.arguments !== 'string') {
      throw invalid(
        `${path}.tool_calls.[${at}]`,
        `Invalid tool call: 'id', 'type', 'function.name' and 'function.arguments' (a string) are required.`,
      );
    }
  });
}

function checkToolPairs(messages: ChatMessage[]): void {
  let open = new Set<string>();
  messages.forEach((message, at) => {
    if (message.role === 'tool') {
      if (!open.delete(message.tool_call_id ?? '')) {
        throw invalid(
          `messages.[${at}].role`,
          "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.",
        );
      }
      return;
    }
    refuseUnanswered(open, at);
    open = new Set(message.tool_calls?.map(({ id }) => id) ?? []);
  });
  refuseUnanswered(open, messages.length);
}

function refuseUnanswered(open: Set<string>, at: number): void {
  if (open.size === 0) return;
  throw invalid(
    `messages.[${at}].role`,
    `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${[...open].join(', ')}`,
  );
}
