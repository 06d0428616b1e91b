/** Wire format of OpenAI-compatible chat completions, as far as the simulator reads or writes it. */

export interface TextPart {
  type: 'text';
  text: string;
}

export interface ImagePart {
  type: 'image_url';
  image_url: { url: string; detail?: string };
}

export type ContentPart = TextPart | ImagePart | { type: 'input_audio' | 'file' | 'refusal' };

export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
  extra_content?: { google: { thought_signature: string } };
}

export interface ChatMessage {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  content?: string | ContentPart[] | null;
  name?: string;
  tool_calls?: ToolCall[];
  tool_call_id?: string;
  reasoning_content?: string;
}

export interface ToolDefinition {
  type: 'function';
  function: { name: string; description?: string; parameters?: Record<string, unknown>; strict?: boolean };
}

export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  tools?: ToolDefinition[];
  tool_choice?: 'auto' | 'none' | 'required' | { type: 'function'; function: { name: string } };
  parallel_tool_calls?: boolean;
  response_format?: { type: 'text' | 'json_object' | 'json_schema'; json_schema?: { name: string; schema?: Record<string, unknown> } };
  max_tokens?: number;
  max_completion_tokens?: number;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
}

/** The brain's answer before it becomes a completion. */
export interface Draft {
  content: string | null;
  toolCalls: { name: string; arguments: string }[];
}

export interface AssistantMessage {
  role: 'assistant';
  content: string | null;
  refusal: string | null;
  tool_calls?: ToolCall[];
  reasoning_content?: string;
}

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_tokens_details: { cached_tokens: number };
  completion_tokens_details: { reasoning_tokens: number };
}

export interface Completion {
  id: string;
  object: 'chat.completion';
  created: number;
  model: string;
  choices: { index: number; finish_reason: string; logprobs: null; message: AssistantMessage }[];
  usage: Usage;
}

/** All text of a message, without image and audio parts. */
export function textOf(message: ChatMessage): string {
  if (typeof message.content === 'string') return message.content;
  return (message.content ?? []).map((part) => (part.type === 'text' ? (part as TextPart).text : '')).join('\n');
}

export function hasImage(message: ChatMessage): boolean {
  return Array.isArray(message.content) && message.content.some((part) => part.type === 'image_url');
}

/** URLs of a message's pictures. */
export function imagesOf(message: ChatMessage): string[] {
  const parts = Array.isArray(message.content) ? message.content : [];
  return parts.flatMap((part) => (part.type === 'image_url' ? [(part as ImagePart).image_url.url] : []));
}
