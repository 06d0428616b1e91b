import { createHash } from 'node:crypto';
import { Router, json } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { breakAnswer, isBreak } from '../http/broken-answer.ts';
import { FaultQueue } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { ApiError, sendApiError } from './api-error.ts';
import { draftAnswer } from './brain/brain.ts';
import { judgementBy } from './brain/judges.ts';
import { bendDraft, completionOf, messageOf } from './completion.ts';
import { bendCompletion } from './dialects.ts';
import { Echoes } from './echoes.ts';
import { sendErrorFault } from './error-fault.ts';
import { blindWords, noLlmSettings } from './faults.ts';
import type { LlmFault, LlmSettings } from './faults.ts';
import { hasImage, imagesOf, textOf } from './protocol.ts';
import type { ChatRequest, Draft } from './protocol.ts';
import { checkRequest } from './request-check.ts';
import { draftOf, Scripts } from './scripts.ts';
import { refuseAs, strictServers } from './strict-servers.ts';
import { streamCompletion } from './stream.ts';
import { PromptCache } from './usage.ts';

export interface SeenRequest {
  seq: number;
  at: string;
  /** Milliseconds until the answer was finished or broken. */
  tookMs: number;
  status: number;
  /** Kind of the applied fault. Null when there was none. */
  fault: string | null;
  request: unknown;
  answer: unknown;
}

const keptRequests = 200;

/** An OpenAI-compatible service. `router` is mounted at `/llm/v1`. */
export class LlmStandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<LlmFault>();
  readonly scripts = new Scripts();
  readonly requests = new Feed<SeenRequest>(keptRequests);
  readonly settings: LlmSettings = { ...noLlmSettings };
  private readonly models: string[];
  private readonly onRequest: (seen: SeenRequest) => void;
  private readonly cache = new PromptCache();
  private readonly echoes = new Echoes();

  /** @param onRequest called for each request after it was answered. */
  constructor(models: string[], onRequest: (seen: SeenRequest) => void = () => undefined) {
    this.models = models;
    this.onRequest = onRequest;
    this.router.use(json({ limit: '32mb' }), requireKey);
    this.router.get('/models', (_request, response) => void response.json({ object: 'list', data: models.map(modelCard) }));
    this.router.get('/models/:id', (request, response) => {
      if (models.includes(request.params.id)) return void response.json(modelCard(request.params.id));
      sendApiError(
        response,
        new ApiError(404, { message: `The model '${request.params.id}' does not exist`, param: 'model', code: 'model_not_found' }),
      );
    });
    this.router.post('/chat/completions', (request, response) => this.complete(request, response));
    this.router.use((request, response) => {
      sendApiError(response, new ApiError(404, { message: `Invalid URL (${request.method} ${request.originalUrl})` }));
    });
    this.router.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
      sendApiError(response, error instanceof ApiError ? error : new ApiError(error.status ?? 500, { message: error.message }));
    });
  }

  close(): void {
    this.requests.close();
  }

  private async complete(httpRequest: Request, response: Response): Promise<void> {
    const startedAt = performance.now();
    let fault: LlmFault | undefined;
    let answer: unknown = null;
    try {
      const request = checkRequest(httpRequest.body, this.models);
      refuseAs(this.settings.strict, request);
      this.echoes.check(request);
      refusePictures(request, this.settings);
      const writesCalls = strictServers[this.settings.strict]?.refusesTools === true;
      const taken = this.scripts.take(request, writesCalls);
      const scripted = writesCalls && taken && 'draft' in taken ? { draft: callsAsText(taken.draft) } : taken;
      const judged = this.settings.judges === '' ? null : judgementBy(this.settings.judges, request);
      if (judged !== null) {
        answer = await this.answer(request, response, undefined, { content: judged, toolCalls: [] });
        return;
      }
      fault = this.faults.take(lastWords(request)) ?? (scripted && 'fault' in scripted ? scripted.fault : undefined);
      if (this.settings.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.settings.delayMs));
      answer = await this.answer(request, response, fault, scripted && 'draft' in scripted ? scripted.draft : undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answer = { error: error.message };
      sendApiError(response, error, strictServers[this.settings.strict]?.shape);
    } finally {
      const seen = this.requests.add({
        at: new Date().toISOString(),
        tookMs: Math.round(performance.now() - startedAt),
        status: response.headersSent ? response.statusCode : 0,
        fault: fault?.kind ?? null,
        request: httpRequest.body as unknown,
        answer,
      });
      this.onRequest(seen);
    }
  }

  /** Answers, or breaks the answer. Returns the sent answer, for the list of requests. */
  private async answer(
    request: ChatRequest,
    response: Response,
    fault: LlmFault | undefined,
    scripted: Draft | undefined,
  ): Promise<unknown> {
    response.setHeader('x-request-id', `req_${Math.random().toString(36).slice(2, 14)}`);
    if (fault?.kind === 'error') return sendErrorFault(response, fault);
    if (isBreak(fault)) {
      if (request.stream) response.setHeader('content-type', 'text/event-stream');
      if (!(await breakAnswer(response, fault))) return fault.kind;
    }
    const draft: Draft = fault?.kind === 'reply' ? draftOf(fault) : (scripted ?? draftAnswer(request));
    const finishReason = fault?.kind === 'reply' ? fault.finishReason : bendDraft(draft, fault, request);
    const message = messageOf(draft);
    if (fault?.kind === 'reply' && fault.refusal !== undefined) Object.assign(message, { content: null, refusal: fault.refusal });
    this.echoes.issue(message, this.settings);
    if (strictServers[this.settings.strict]?.writesReasoning && message.tool_calls) message.reasoning_content = 'The customer asks.';
    const completion = completionOf(request, message, {
      cachedTokens: this.cache.lookUp(request),
      ...(finishReason ? { finishReason } : {}),
    });
    if (fault?.kind === 'empty_choices') completion.choices = [];
    if (fault?.kind === 'dialect') {
      const bent = bendCompletion(completion, fault.dialect);
      if (typeof bent === 'string' && bent.startsWith('data:')) response.type('text/event-stream').end(bent);
      else response.type('application/json').end(JSON.stringify(bent));
      return bent;
    }
    if (fault?.kind === 'cut' || fault?.kind === 'half') {
      await sendHalf(response, JSON.stringify(completion), fault.kind === 'cut');
      return fault.kind;
    }
    if (request.stream) streamCompletion(response, completion, request.stream_options?.include_usage === true);
    else if (response.headersSent) response.end(JSON.stringify(completion));
    else response.json(completion);
    return completion;
  }
}

/** Writes the calls into the text, as a model does on a server without a tool parser. */
function callsAsText({ content, toolCalls }: Draft): Draft {
  const calls = toolCalls.map(({ name, arguments: json }) => `{"name": "${name}", "arguments": ${json}}`);
  return { content: calls.length > 0 ? calls.join('\n') : content, toolCalls: [] };
}

function sendHalf(response: Response, body: string, isCut: boolean): Promise<void> {
  response.type('application/json');
  return new Promise((resolve) => {
    response.write(body.slice(0, body.length / 2), () => {
      if (isCut) response.socket?.destroy();
      else response.end();
      resolve();
    });
  });
}

function requireKey(request: Request, response: Response, next: NextFunction): void {
  if (/^Bearer \S+$/.test(request.headers.authorization ?? '')) return next();
  sendApiError(
    response,
    new ApiError(401, {
      message:
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    }),
  );
}

function modelCard(id: string): object {
  return { id, object: 'model', created: 1_790_000_000, owned_by: 'sandbox' };
}

function refusePictures(request: ChatRequest, { blind, blindModel }: LlmSettings): void {
  const words = blindModel === '' || blindModel === request.model ? blindWords[blind] : undefined;
  if (words && request.messages.some(hasImage)) throw new ApiError(words.status, { message: words.message });
}

/** The messages that await an answer, with `[image <first 12 digits of its sha256>]` for each picture. */
function lastWords(request: ChatRequest): string {
  const last = request.messages.findLastIndex(({ role }) => role === 'assistant');
  return (
    request.messages
      .slice(last + 1)
      .filter(({ role }) => role === 'user' || role === 'tool')
      .map((message) => [textOf(message), ...imagesOf(message).map(imageMark)].join('\n'))
      .join('\n') || textOf(request.messages[0]!)
  );
}

function imageMark(url: string): string {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return `[image ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}]`;
}
