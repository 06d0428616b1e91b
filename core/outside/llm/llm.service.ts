import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import OpenAI, { APIError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { errorFields, Log } from '../../platform/log/log.js';
import type { KnownTool } from './call-json.rules.js';
import { readCompletion, type LlmToolCall, type ReadAnswer } from './llm-answer.rules.js';
import { llmFetch } from './llm-fetch.js';
import { LlmSight } from './llm-sight.js';
import { hasPicture, lookOf, type Look } from './llm-sight.rules.js';
import { LlmError } from './llm.errors.js';
import { classifyFailure, nextTry, retryAfterMs, tokenLimitField, type LlmFailure } from './llm.rules.js';

export type LlmMessage = ChatCompletionMessageParam;
export type LlmTool = ChatCompletionTool;

export interface LlmRequest {
  readonly messages: readonly LlmMessage[];
  readonly tools?: readonly LlmTool[];
  /** `none` forbids further tool calls. */
  readonly toolChoice?: 'auto' | 'none';
  /**
   * Decides whether a call can be executed. A call written as text counts only then; otherwise the answer is
   * unusable.
   */
  readonly accepts?: (call: LlmToolCall) => boolean;
  readonly maxTokens: number;
  /** Lets the service find its cached prefix. Never a person's name or number. */
  readonly cacheKey?: string;
}

export type { LlmToolCall };
export type LlmAnswer = Omit<ReadAnswer, 'message'> & { readonly message: LlmMessage };

/** Share of the deadline that one attempt may take, so that there is time for a second one. */
const attemptShare = 0.5;
const lookTokens = 16;

/**
 * Client of an OpenAI-compatible chat model. The library's own retries are off: it obeys any Retry-After
 * without a limit and repeats requests that cannot succeed. `llm.rules.ts` holds the retry table.
 */
@Injectable()
export class Llm {
  private readonly client: OpenAI;
  private readonly models: readonly string[];
  private readonly sight: LlmSight;

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {
    this.client = new OpenAI({
      baseURL: config.LLM_BASE_URL,
      apiKey: config.LLM_API_KEY || 'none',
      organization: null,
      project: null,
      maxRetries: 0,
      fetch: llmFetch,
      logLevel: 'off',
    });
    this.models = [config.LLM_MODEL, ...(config.LLM_FALLBACK_MODEL ? [config.LLM_FALLBACK_MODEL] : [])];
    this.sight = new LlmSight(
      (...asked) => this.look(...asked),
      () => clock.now().getTime(),
      log,
    );
  }

  /** False while every model is known not to support images. */
  get canSee(): boolean {
    return !this.models.every((model) => this.sight.isBlind(model));
  }

  /** True when the request may succeed without its pictures. */
  mayBeAboutPictures(error: LlmError): boolean {
    return error.isAboutRequest || this.models.some((model) => this.sight.isBlind(model));
  }

  /**
   * Of the pictures in a refused request, returns those that a model accepts one by one. Empty when no model
   * supports images.
   */
  takenPictures(pictures: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    return this.sight.taken(this.models, pictures, signal);
  }

  /**
   * Asks the model, retries when that may help, then asks the fallback model.
   * @param signal ends all attempts. An absolute limit is needed because a service that sends a few bytes now
   * and then never becomes idle.
   * @throws LlmError when no attempt gave a usable answer; the signal's reason when it was aborted.
   */
  async complete(request: LlmRequest, signal: AbortSignal): Promise<LlmAnswer> {
    const seeing = hasPicture(request.messages) ? this.models.filter((model) => !this.sight.isBlind(model)) : [];
    let last: LlmError | undefined;
    for (const model of seeing.length > 0 ? seeing : this.models) {
      const outcome = await this.tryModel(model, request, signal);
      if (!(outcome instanceof LlmError)) return outcome;
      last = outcome;
      if (nextTry(outcome.failure, Number.MAX_SAFE_INTEGER, null, 0).kind === 'stop') break;
    }
    throw last ?? new LlmError('transient', 'no model was tried');
  }

  private async tryModel(model: string, request: LlmRequest, signal: AbortSignal): Promise<LlmAnswer | LlmError> {
    for (let tries = 1; ; tries += 1) {
      const { answer, failure, askedMs } = await this.attempt(model, request, signal);
      if (answer) return answer;
      this.log.warn({ event: 'llm.failed', model, tries, failure: failure.failure, askedMs, ...errorFields(failure) });
      const next = nextTry(failure.failure, tries, askedMs, Math.random());
      if (next.kind !== 'again') return failure;
      await wait(next.afterMs, undefined, { signal });
    }
  }

  private async attempt(
    model: string,
    request: LlmRequest,
    signal: AbortSignal,
  ): Promise<{ answer: LlmAnswer; failure?: never; askedMs?: never } | { answer?: never; failure: LlmError; askedMs: number | null }> {
    try {
      // the library's timeout covers the headers only, and a body may arrive slowly for ever
      const ends = AbortSignal.any([signal, AbortSignal.timeout(Math.round(this.config.LLM_DEADLINE_MS * attemptShare))]);
      const completion = await this.client.chat.completions.create(this.bodyOf(model, request), { signal: ends });
      const reading = readCompletion(completion, { tools: known(request.tools), accepts: request.accepts ?? refuseAll, newId });
      if ('failure' in reading) return { failure: new LlmError(reading.failure, reading.detail), askedMs: null };
      const { answer } = reading;
      return { answer: { ...answer, message: answer.message as LlmMessage, model: answer.model || model } };
    } catch (error) {
      signal.throwIfAborted();
      return {
        failure: new LlmError(failureOf(error), describe(error), error instanceof APIError ? error.status : undefined),
        askedMs: error instanceof APIError ? retryAfterMs(error.headers, this.clock.now()) : null,
      };
    }
  }

  private async look(model: string, messages: LlmMessage[], signal: AbortSignal): Promise<Look> {
    try {
      await this.client.chat.completions.create(this.bodyOf(model, { messages, maxTokens: lookTokens }), { signal });
      return 'taken';
    } catch (error) {
      return lookOf(error instanceof APIError ? (error.status ?? null) : null);
    }
  }

  private bodyOf(model: string, request: LlmRequest): OpenAI.ChatCompletionCreateParamsNonStreaming {
    const isOpenAi = tokenLimitField(this.config.LLM_BASE_URL) === 'max_completion_tokens';
    return {
      model,
      messages: [...request.messages],
      ...(request.tools && request.tools.length > 0 ? { tools: [...request.tools], tool_choice: request.toolChoice ?? 'auto' } : {}),
      [tokenLimitField(this.config.LLM_BASE_URL)]: request.maxTokens,
      // other services refuse unknown fields
      ...(isOpenAi && request.cacheKey ? { prompt_cache_key: request.cacheKey } : {}),
    };
  }
}

function failureOf(error: unknown): LlmFailure {
  if (!(error instanceof APIError)) return error instanceof SyntaxError ? 'malformed' : 'transient';
  const body = error.error as { type?: unknown; message?: unknown } | undefined;
  return classifyFailure({
    status: error.status ?? null,
    code: typeof error.code === 'string' ? error.code : null, // whatever its type says: it comes as the service wrote it
    type: typeof body?.type === 'string' ? body.type : null,
    message: typeof body?.message === 'string' ? body.message : error.message,
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

const refuseAll = (): boolean => false;

function known(tools: readonly LlmTool[] = []): KnownTool[] {
  return tools.flatMap((tool) =>
    tool.type === 'function'
      ? [{ name: tool.function.name, parameters: Object.keys((tool.function.parameters?.['properties'] as object | undefined) ?? {}) }]
      : [],
  );
}

/** Mistral accepts only ids of nine letters and digits. */
function newId(): string {
  return randomBytes(6).toString('hex').slice(0, 9);
}
