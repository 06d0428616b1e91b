import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { APIError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { errorFields, Log } from '../../platform/log/log.js';
import type { KnownTool } from './call-json.rules.js';
import { withoutAsides } from './dialect/dialect-messages.rules.js';
import { readCompletion, writtenIn, type LlmToolCall, type ReadAnswer } from './llm-answer.rules.js';
import { LlmEndpoint, type EndpointSettings } from './llm-endpoint.js';
import { LlmSight } from './llm-sight.js';
import { hasPicture, lookOf, type Look } from './llm-sight.rules.js';
import { LlmError } from './llm.errors.js';
import { classifyFailure, costOfLostConnection, nextTry, retryAfterMs, type LlmFailure } from './llm.rules.js';

export type LlmMessage = ChatCompletionMessageParam;
export type LlmTool = ChatCompletionTool;

export interface LlmRequest {
  readonly messages: readonly LlmMessage[];
  readonly tools?: readonly LlmTool[];
  /** `none` forbids further tool calls. */
  readonly toolChoice?: 'auto' | 'none';
  /**
   * Decides whether a call can be executed. A call written as text is accepted only if this returns true. Otherwise
   * the answer is unusable.
   */
  readonly accepts?: (call: LlmToolCall) => boolean;
  readonly maxTokens: number;
  /**
   * True when the answer is a note about the lead. "Pelanggan menanyakan …" (the customer asks …) then does not count
   * as reasoning.
   */
  readonly isNote?: boolean;
  /** True when the answer is data. JSON in the answer is then not a tool call. */
  readonly isData?: boolean;
  /** Lets the service find the cached beginning of the request. Never contains a person's name or number. */
  readonly cacheKey?: string;
}

export type { LlmToolCall };
export type LlmAnswer = Omit<ReadAnswer, 'message'> & { readonly message: LlmMessage };

const lookTokens = 16;
const probeMs = 15_000;

/**
 * Client of OpenAI-compatible chat models: the first model, and a fallback model that may be at another server.
 * `llm.rules.ts` has the retry table. `dialect/` has the request format that each server accepts.
 */
@Injectable()
export class Llm {
  private readonly endpoints: readonly LlmEndpoint[];
  private readonly sight: LlmSight<LlmEndpoint>;
  /** Models whose last answer took longer than half of the limit. */
  private readonly slow = new Set<LlmEndpoint>();
  /**
   * The server that wrote each message. Non-standard fields of a message are sent back only to the server that wrote
   * it.
   */
  private readonly writers = new WeakMap<LlmMessage, string>();

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {
    this.endpoints = endpointsOf(config).map(
      (settings): LlmEndpoint =>
        new LlmEndpoint(settings, (dialect, why) =>
          log.info({ event: 'llm.dialect', model: settings.model, dialect: JSON.stringify(dialect), why: why.slice(0, 200) }),
        ),
    );
    this.sight = new LlmSight(
      (...asked) => this.look(...asked),
      () => clock.now().getTime(),
      log,
    );
  }

  /** False while every model is known not to support images. */
  get canSee(): boolean {
    return !this.endpoints.every((one) => this.isBlind(one));
  }

  /** True when the request may succeed without its pictures. */
  mayBeAboutPictures(error: LlmError): boolean {
    if (error.failure === 'slow') return false;
    return error.isAboutRequest || this.endpoints.some((one) => this.isBlind(one));
  }

  /**
   * Tests each picture of a refused request alone, and returns the pictures that a model accepts. Empty when no model
   * supports images.
   */
  takenPictures(pictures: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    const limit = AbortSignal.timeout(this.config.LLM_DEADLINE_MS);
    return this.sight.taken(this.endpoints, pictures, AbortSignal.any([signal, limit]));
  }

  /**
   * Learns the dialects of servers that have neither a configured dialect nor a known address, before a lead has to
   * wait for it. Never fails: after a failure, the first refused request teaches the dialect.
   */
  async learnDialects(): Promise<void> {
    const unknown = this.endpoints.filter(({ dialectName }) => dialectName === 'auto');
    await Promise.all(
      unknown.map((one) =>
        one
          .probe(AbortSignal.timeout(probeMs))
          .catch((error: unknown) => this.log.warn({ event: 'llm.probe-failed', model: one.model, ...errorFields(error) })),
      ),
    );
  }

  /**
   * Sends the request to the model, retries when that may help, then tries the fallback model. All attempts together
   * have `LLM_DEADLINE_MS`. The limit is absolute, because a service that sends a few bytes now and then never
   * becomes idle.
   *
   * A slow attempt continues. After half of the time, a second attempt starts beside it, at the fallback model or,
   * without a fallback, at the same model. The first usable answer counts. So a slow model can use the whole time,
   * and a hanging connection costs only half of it. Without a fallback, a model whose last answer was that slow gets
   * no second attempt, because its answer would also come too late and would still be charged.
   * @param signal ends all attempts.
   * @throws LlmError when no attempt gave a usable answer, `slow` when the time was over; the signal's reason when
   * that was aborted.
   */
  async complete(request: LlmRequest, signal: AbortSignal): Promise<LlmAnswer> {
    const seeing = hasPicture(request.messages) ? this.endpoints.filter((one) => !this.isBlind(one)) : [];
    const [first, fallback] = seeing.length > 0 ? seeing : this.endpoints;
    const won = new AbortController();
    const limit = AbortSignal.timeout(this.config.LLM_DEADLINE_MS);
    const ends = AbortSignal.any([signal, limit, won.signal]);
    try {
      const early = this.tryModel(first!, request, ends);
      const outcome = await (!fallback && this.slow.has(first!) ? early : this.orLate(early, ends));
      if (outcome !== 'late' && !(outcome instanceof LlmError)) return outcome;
      if (outcome !== 'late' && (!fallback || !mayAskOther(outcome, first!, fallback))) throw outcome;
      const second = this.tryModel(fallback ?? first!, request, ends);
      return await (outcome === 'late' ? firstUsable([early, second]) : second.then((answer) => unlessError(answer, outcome)));
    } catch (error) {
      signal.throwIfAborted();
      if (!limit.aborted || error instanceof LlmError) throw error;
      // the connection may hang, so the next request may start a second attempt again
      this.slow.delete(first!);
      throw new LlmError('slow', 'no answer within the limit of one request');
    } finally {
      won.abort();
    }
  }

  /** The outcome of an attempt, or `late` when the attempt takes longer than `slowMs`. */
  private async orLate(early: Promise<LlmAnswer | LlmError>, signal: AbortSignal): Promise<LlmAnswer | LlmError | 'late'> {
    const over = new AbortController();
    const late = wait(this.slowMs, 'late' as const, { signal: AbortSignal.any([signal, over.signal]) });
    return Promise.race([early, late.catch(() => early)]).finally(() => over.abort());
  }

  /** Age from which an attempt counts as slow. */
  private get slowMs(): number {
    return this.config.LLM_DEADLINE_MS * firstShare;
  }

  private async tryModel(endpoint: LlmEndpoint, request: LlmRequest, signal: AbortSignal): Promise<LlmAnswer | LlmError> {
    for (let tries = 1; ; tries += 1) {
      const { answer, failure, askedMs } = await this.attempt(endpoint, request, signal);
      if (answer) return answer;
      this.log.warn({ event: 'llm.failed', model: endpoint.model, tries, failure: failure.failure, askedMs, ...errorFields(failure) });
      // the lost answer may have been charged, so the request gets one attempt less
      const lost = failure.failure === 'transient' && failure.cost === 'answer' ? 1 : 0;
      const next = nextTry(failure.failure, tries + lost, askedMs, Math.random());
      if (next.kind !== 'again') return failure;
      await wait(next.afterMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  private async attempt(
    endpoint: LlmEndpoint,
    request: LlmRequest,
    signal: AbortSignal,
  ): Promise<{ answer: LlmAnswer; failure?: never; askedMs?: never } | { answer?: never; failure: LlmError; askedMs: number | null }> {
    const startedMs = performance.now();
    try {
      const completion = await endpoint.complete(
        { ...request, messages: request.messages.map((one) => this.writtenFor(endpoint, one)) },
        signal,
      );
      if (performance.now() - startedMs < this.slowMs) this.slow.delete(endpoint);
      else this.slow.add(endpoint);
      const { accepts = refuseAll, isNote = false, isData = false } = request;
      const reading = readCompletion(completion, { tools: known(request.tools), accepts, newId, isNote, isData });
      if ('failure' in reading)
        return { failure: new LlmError(reading.failure, reading.detail).saying(writtenIn(completion)), askedMs: null };
      const { answer } = reading;
      this.writers.set(answer.message as LlmMessage, endpoint.baseUrl);
      return { answer: { ...answer, message: answer.message as LlmMessage, model: answer.model || endpoint.model } };
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureOf(error);
      if (!(error instanceof APIError) || error.status === undefined) {
        const cost = failure === 'transient' ? costOfLostConnection(error) : undefined;
        return { failure: new LlmError(failure, describe(error), undefined, cost), askedMs: null };
      }
      const failed = new LlmError(failure, describe(error), error.status).saying(generationIn(error));
      return { failure: failed, askedMs: retryAfterMs(error.headers, this.clock.now()) };
    }
  }

  private writtenFor({ baseUrl }: LlmEndpoint, message: LlmMessage): LlmMessage {
    return (this.writers.get(message) ?? baseUrl) === baseUrl ? message : withoutAsides(message);
  }

  private async look(endpoint: LlmEndpoint, messages: LlmMessage[], signal: AbortSignal): Promise<Look> {
    try {
      await endpoint.complete({ messages, maxTokens: lookTokens }, signal);
      return 'taken';
    } catch (error) {
      return lookOf(error instanceof APIError ? (error.status ?? null) : null);
    }
  }

  private isBlind(endpoint: LlmEndpoint): boolean {
    return endpoint.dialect.pictures === 'none' || this.sight.isBlind(endpoint);
  }
}

/** Share of the deadline after which a second attempt starts beside the unanswered first attempt. */
const firstShare = 0.5;

function endpointsOf(config: Config): EndpointSettings[] {
  const shared = {
    reasoningEffort: config.LLM_REASONING_EFFORT,
    parallelToolCalls: config.LLM_PARALLEL_TOOL_CALLS,
    schemas: config.LLM_STRICT_SCHEMAS ? ('strict' as const) : undefined,
  };
  const first = {
    ...shared,
    model: config.LLM_MODEL,
    baseUrl: config.LLM_BASE_URL,
    apiKey: config.LLM_API_KEY,
    dialect: config.LLM_DIALECT,
    extra: config.LLM_EXTRA_BODY,
  };
  if (config.LLM_FALLBACK_MODEL === undefined) return [first];
  const isElsewhere = config.LLM_FALLBACK_BASE_URL !== undefined;
  const fallback = {
    ...first,
    model: config.LLM_FALLBACK_MODEL,
    baseUrl: config.LLM_FALLBACK_BASE_URL ?? config.LLM_BASE_URL,
    // a key may be sent only to its own server
    apiKey: config.LLM_FALLBACK_API_KEY ?? (isElsewhere ? '' : config.LLM_API_KEY),
    dialect: config.LLM_FALLBACK_DIALECT ?? (isElsewhere ? undefined : config.LLM_DIALECT),
    extra: isElsewhere ? undefined : config.LLM_EXTRA_BODY,
  };
  return [first, fallback];
}

/**
 * True when the fallback model may still answer. After a spent balance or a refused key, this is the case only if the
 * fallback has another account.
 */
function mayAskOther({ failure }: LlmError, first: LlmEndpoint, fallback: LlmEndpoint): boolean {
  if (failure === 'auth' || failure === 'billing') return !first.sharesAccountWith(fallback);
  return nextTry(failure, Number.MAX_SAFE_INTEGER, null, 0).kind !== 'stop';
}

/** @param before failure of the other model, which may have cost more */
function unlessError(outcome: LlmAnswer | LlmError, before?: LlmError): LlmAnswer {
  if (outcome instanceof LlmError) throw before ? outcome.after(before.cost) : outcome;
  return outcome;
}

/** @throws the last error, when no answer is usable. */
async function firstUsable(outcomes: readonly Promise<LlmAnswer | LlmError>[]): Promise<LlmAnswer> {
  try {
    return await Promise.any(outcomes.map(async (one) => unlessError(await one)));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors.at(-1) : error;
  }
}

function failureOf(error: unknown): LlmFailure {
  if (!(error instanceof APIError)) return error instanceof SyntaxError ? 'malformed' : 'transient';
  const body = error.error as { type?: unknown; message?: unknown } | undefined;
  return classifyFailure({
    status: error.status ?? null,
    code: typeof error.code === 'string' ? error.code : null, // the type of the library differs, but this is exactly the message that the service sent
    type: typeof body?.type === 'string' ? body.type : null,
    message: typeof body?.message === 'string' ? body.message : error.message,
  });
}

/**
 * The model's text in an error. Some servers that cannot parse a model's call return the call's text with the error.
 */
function generationIn({ error }: APIError): string {
  const said = (error as { failed_generation?: unknown } | undefined)?.failed_generation;
  return typeof said === 'string' ? said : '';
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
