import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import { shapedMessages } from './dialect-messages.rules.js';
import type { Dialect } from './dialect.rules.js';
import { strictTool } from './strict-schema.rules.js';

/** A request in our own types, before it is converted to the server's format. */
export interface Wish {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly tools?: readonly ChatCompletionTool[];
  readonly toolChoice?: 'auto' | 'none';
  readonly maxTokens: number;
  readonly cacheKey?: string;
}

/** The operator's settings for a server besides its dialect. */
export interface BodySettings {
  readonly model: string;
  /** For models that reason. Undefined leaves the choice to the server. */
  readonly reasoningEffort?: string | undefined;
  readonly parallelToolCalls?: boolean | undefined;
  /** Fields added to each request. They cannot replace our own fields. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** The body of a request in a server's dialect. */
export function bodyInDialect(dialect: Dialect, settings: BodySettings, request: Wish): ChatCompletionCreateParamsNonStreaming {
  const tools = request.tools ?? [];
  const isNative = dialect.tools === 'native' && tools.length > 0;
  const offered = isNative || request.toolChoice !== 'none' ? tools : [];
  const fields: Record<string, unknown> = {
    ...settings.extra,
    ...(isNative
      ? {
          tools: dialect.schemas === 'strict' ? tools.map(strictTool) : [...tools],
          tool_choice: request.toolChoice ?? 'auto',
          ...parallel(dialect, settings),
        }
      : {}),
    ...(settings.reasoningEffort === undefined ? {} : { reasoning_effort: settings.reasoningEffort }),
    ...(request.cacheKey ? { prompt_cache_key: request.cacheKey } : {}),
    ...(dialect.thinking === 'off' ? { enable_thinking: false } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: request.maxTokens }),
  };
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => name === dialect.limit || !dialect.without.includes(name)));
  return { ...kept, model: settings.model, messages: shapedMessages(request.messages, offered, dialect) };
}

function parallel(dialect: Dialect, { parallelToolCalls }: BodySettings): { parallel_tool_calls?: boolean } {
  if (dialect.calls === 'one') return { parallel_tool_calls: false };
  return parallelToolCalls === undefined ? {} : { parallel_tool_calls: parallelToolCalls };
}
