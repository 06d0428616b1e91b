import { ApiError, type ErrorShape } from './api-error.ts';
import { hasImage, textOf, type ChatMessage, type ChatRequest } from './protocol.ts';

/**
 * Servers that refuse requests that OpenAI accepts, each with the observed status and message. sandbox/README.md lists
 * where each was observed.
 */
interface StrictServer {
  /** The error format of this server. */
  shape: ErrorShape;
  /** True when a request with tools is refused. */
  refusesTools?: boolean;
  /** True when this server's calls come with the model's reasoning, which the server refuses in later requests. */
  writesReasoning?: boolean;
  /** @throws ApiError with the wording of the server */
  check: (request: ChatRequest & Record<string, unknown>) => void;
}

const refuse = (status: number, message: string, more: { code?: string; param?: string } = {}): never => {
  throw new ApiError(status, { message, ...more });
};

export const strictServers: Record<string, StrictServer> = {
  /** Qwen 3.5 and later on vLLM: accepts only one system message, which must be the first message. */
  qwen: {
    shape: 'vllm',
    check: ({ messages }) => {
      if (lateSystem(messages)) refuse(400, 'System message must be at the beginning.');
      if (!messages.some(({ role }) => role === 'user')) refuse(400, 'No user query found in messages.');
    },
  },
  /**
   * Gemma 2 on vLLM without a tool parser: refuses system messages and tools. User and assistant messages must
   * alternate.
   */
  gemma: {
    shape: 'vllm',
    refusesTools: true,
    check: ({ messages, tools }) => {
      if (tools) refuse(400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set');
      if (messages.some(({ role }) => role === 'system')) refuse(400, 'System role not supported');
      if (!alternates(messages)) refuse(400, 'Conversation roles must alternate user/assistant/user/assistant/...');
    },
  },
  /**
   * Gemma 3 with llama.cpp: messages must alternate, and a system message after the first message is refused. The
   * template's error is reported as a server error (500).
   */
  gemma_llamacpp: {
    shape: 'openai',
    check: ({ messages }) => {
      if (lateSystem(messages) || !alternates(withoutFirstSystem(messages)))
        throw new ApiError(500, {
          message:
            '\n------------\nWhile executing CallExpression at line 19, column 27 in source:\n...\nError: Jinja Exception: Conversation roles must alternate user/assistant/user/assistant/...',
          type: 'server_error',
        });
    },
  },
  /** GPT-5 on Azure: refuses `max_tokens` and any temperature other than 1. */
  azure: {
    shape: 'openai',
    check: (request) => {
      unsupported(
        request,
        'max_tokens',
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      );
      if (request['temperature'] !== undefined && request['temperature'] !== 1)
        refuse(
          400,
          `Unsupported value: 'temperature' does not support ${String(request['temperature'])} with this model. Only the default (1) value is supported.`,
          { param: 'temperature', code: 'unsupported_value' },
        );
      for (const name of ['prompt_cache_key', 'top_k']) {
        if (request[name] !== undefined) refuse(400, `Unrecognized request argument supplied: ${name}`);
      }
    },
  },
  /** DeepSeek: strict turns, no pictures, and no `tool_choice` for the reasoning model. */
  deepseek: {
    shape: 'openai',
    check: ({ messages, ...fields }) => {
      const at = messages.findIndex(hasImage);
      if (at >= 0)
        refuse(
          400,
          `Failed to deserialize the JSON body into the target type: messages[${at}]: unknown variant \`image_url\`, expected \`text\` at line 1 column 100`,
        );
      const pair = messages.findIndex(({ role }, i) => (role === 'user' || role === 'assistant') && messages[i + 1]?.role === role);
      if (pair >= 0)
        refuse(
          400,
          `deepseek-reasoner does not support successive user or assistant messages (messages[${pair}] and messages[${pair + 1}] in your input). You should interleave the user/assistant messages in the message sequence.`,
          { code: 'invalid_request_error' },
        );
      if (fields.tool_choice !== undefined)
        refuse(400, 'deepseek-reasoner does not support this tool_choice', { code: 'invalid_request_error' });
    },
  },
  /** Claude behind a gateway with OpenAI's wire: system only first, the user first and last, no empty text. */
  claude: {
    shape: 'openai',
    check: ({ messages }) => {
      if (lateSystem(messages))
        refuse(
          400,
          'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter, not "system" as an input message role.',
        );
      const spoken = withoutFirstSystem(messages);
      if (spoken[0]?.role !== 'user') refuse(400, 'messages: first message must use the "user" role');
      if (!alternates(spoken))
        refuse(400, 'messages: roles must alternate between "user" and "assistant", but found multiple "user" roles in a row');
      if (spoken.some((message) => !hasImage(message) && textOf(message).trim() === '' && !message.tool_calls))
        refuse(400, 'messages: text content blocks must be non-empty');
      if (spoken.at(-1)?.role === 'assistant')
        refuse(400, 'This model does not support assistant message prefill. The conversation must end with a user message.');
    },
  },
  /** Mistral's own service: unknown fields are refused with a list, the last message is the user's or a tool's. */
  mistral: {
    shape: 'mistral',
    check: ({ messages, ...fields }) => {
      for (const name of ['max_completion_tokens', 'prompt_cache_key', 'store']) {
        if ((fields as Record<string, unknown>)[name] !== undefined) refuse(422, 'Extra inputs are not permitted', { param: name });
      }
      if (messages.at(-1)?.role === 'assistant')
        refuse(400, 'Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant');
    },
  },
  /** Llama 3 templates on vLLM: one tool call in a message. */
  llama: {
    shape: 'vllm',
    check: ({ messages }) => {
      if (messages.some(({ tool_calls: calls }) => (calls?.length ?? 0) > 1))
        refuse(400, 'This model only supports single tool-calls at once!');
    },
  },
  /** Ollama with a model whose template has no tools; pictures only as base64. */
  ollama: {
    shape: 'ollama',
    refusesTools: true,
    check: ({ messages, tools, model, reasoning_effort: reasoning }) => {
      if (tools) refuse(400, `registry.ollama.ai/library/${model} does not support tools`);
      const links = messages.filter(hasImage).flatMap(({ content }) => content as { image_url?: { url: string } }[]);
      if (reasoning !== undefined) refuse(400, `"${model}" does not support thinking`);
      if (links.some(({ image_url: image }) => image && /^https?:/.test(image.url))) refuse(400, 'invalid image input');
    },
  },
  /** Gemma 3 on Google's own service: neither instructions nor tools. */
  gemma_google: {
    shape: 'gemini',
    refusesTools: true,
    check: ({ messages, tools }) => {
      if (tools) refuse(400, 'Function calling is not enabled for models/gemma-3-27b-it');
      if (messages.some(({ role }) => role === 'system')) refuse(400, 'Developer instruction is not enabled for models/gemma-3-27b-it');
    },
  },
  /** Gemini: strict turns, and no list of types in a tool's schema. */
  gemini: {
    shape: 'gemini',
    check: ({ messages, tools }) => {
      if (JSON.stringify(tools ?? []).includes('"type":["'))
        refuse(
          400,
          `Invalid JSON payload received. Unknown name "type" at 'tools[0].function_declarations[0].parameters.properties[1].value': Proto field is not repeating, cannot start list.`,
        );
      if (!alternates(withoutFirstSystem(messages))) refuse(400, 'Please ensure that multiturn requests alternate between user and model.');
    },
  },
  /** llama.cpp started without `--jinja`: no tools, reported as a server error. */
  llamacpp_plain: {
    shape: 'openai',
    refusesTools: true,
    check: ({ tools }) => {
      if (tools) throw new ApiError(500, { message: 'tools param requires --jinja flag', type: 'server_error' });
    },
  },
  /** Open Qwen 3 on DashScope: short answers only, and no reasoning without a stream. */
  dashscope: {
    shape: 'openai',
    check: ({ max_tokens: most = 0, enable_thinking: thinking }) => {
      if (thinking !== false)
        refuse(400, 'parameter.enable_thinking must be set to false for non-streaming calls', { code: 'invalid_parameter_error' });
      if (most > 2_000) refuse(400, 'Range of max_tokens should be [1, 2000]', { code: 'invalid_parameter_error' });
    },
  },
  /** vLLM with a small context: the reserved answer does not fit beside the instruction. */
  vllm_small: {
    shape: 'vllm',
    check: ({ messages, tools, max_tokens: most = 0 }) => {
      const used = Math.ceil(JSON.stringify([messages.map(textOf), tools]).length / charsPerToken);
      if (most > 0 && used + most > smallContext)
        refuse(
          400,
          `This model's maximum context length is ${smallContext} tokens. However, you requested ${used + most} tokens (${used} in the messages, ${most} in the completion). Please reduce the length of the messages or completion.`,
        );
    },
  },
  /** Cerebras: its reasoning must not be sent back. */
  cerebras: {
    shape: 'openai',
    writesReasoning: true,
    check: ({ messages }) => {
      const at = messages.findIndex(({ role, reasoning_content: reasoning }) => role === 'assistant' && reasoning !== undefined);
      const path = `messages.${at}.assistant.reasoning_content`;
      if (at >= 0) refuse(422, `${path}: property '${path}' is unsupported`, { code: 'wrong_api_format' });
    },
  },
  /** Claude on Bedrock behind a gateway: the user first, strict turns, no empty text. */
  bedrock: {
    shape: 'openai',
    check: ({ messages }) => {
      const spoken = messages.filter(({ role }) => role !== 'system');
      if (spoken[0]?.role !== 'user')
        refuse(400, 'A conversation must start with a user message. Try again with a conversation that starts with a user message.');
      const blank = spoken.findIndex((message) => !hasImage(message) && textOf(message).trim() === '');
      if (blank >= 0)
        refuse(
          400,
          `The text field in the ContentBlock object at messages.${blank}.content.0 is blank. Add text to the text field, and try again.`,
        );
    },
  },
};

/** Context size in tokens. Our instruction and tools fit into it, but leave too little room for a whole answer. */
const smallContext = 5_000;
const charsPerToken = 4;

/** Refuses a request as the named server does. */
export function refuseAs(name: string, request: ChatRequest): void {
  strictServers[name]?.check(request as ChatRequest & Record<string, unknown>);
}

function unsupported(request: Record<string, unknown>, param: string, message: string): void {
  if (request[param] !== undefined) refuse(400, message, { param, code: 'unsupported_parameter' });
}

function lateSystem(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role }, at) => at > 0 && (role === 'system' || role === 'developer'));
}

function withoutFirstSystem(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages[0]?.role === 'system' ? messages.slice(1) : messages;
}

/**
 * The rule of the models' chat templates: user and assistant messages alternate. Tool calls and tool answers are not
 * counted.
 */
function alternates(messages: readonly ChatMessage[]): boolean {
  const counted = messages.filter(({ role, tool_calls: calls }) => role !== 'tool' && !calls);
  return counted.every(({ role }, at) => (role === 'user') === (at % 2 === 0));
}
