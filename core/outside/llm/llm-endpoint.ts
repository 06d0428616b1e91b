import OpenAI from 'openai';
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { bodyInDialect, type BodySettings, type Wish } from './dialect/dialect-body.rules.js';
import { dialectOfAddress, dialects, learnt, type Dialect, type DialectName } from './dialect/dialect.rules.js';
import { refusalOf } from './dialect/refusal.rules.js';
import { llmFetch } from './llm-fetch.js';

export interface EndpointSettings extends BodySettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The dialect that the operator chose. Undefined: the client chooses it by the address and then learns. */
  readonly dialect?: DialectName | undefined;
  readonly schemas?: 'strict' | undefined;
}

/** Maximum number of attempts per request while the server's dialect is learnt. */
const lessonsMax = 10;

/**
 * One model at one server, with the dialect learnt for that server. A server refuses a request's form at no cost: the
 * dialect is corrected, and the request is sent again at once. The learnt dialect is kept until the process ends.
 */
export class LlmEndpoint {
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  private readonly client: OpenAI;
  private spoken: Dialect;

  constructor(
    private readonly settings: EndpointSettings,
    private readonly onLearnt: (dialect: Dialect, why: string) => void,
  ) {
    this.model = settings.model;
    this.baseUrl = settings.baseUrl;
    this.apiKey = settings.apiKey;
    this.client = clientOf(settings);
    const row = dialects[this.dialectName];
    this.spoken = settings.schemas === 'strict' ? { ...row, schemas: 'strict' } : row;
  }

  get dialectName(): DialectName {
    return this.settings.dialect ?? dialectOfAddress(this.settings.baseUrl);
  }

  get dialect(): Dialect {
    return this.spoken;
  }

  /** True when both endpoints have the same address and key, and therefore share one balance. */
  sharesAccountWith(other: LlmEndpoint): boolean {
    return this.baseUrl === other.baseUrl && this.apiKey === other.apiKey;
  }

  /** @throws the client's error, once a refusal teaches nothing new about the dialect. */
  async complete(request: Wish, signal: AbortSignal): Promise<ChatCompletion> {
    for (let lessons = 0; ; lessons += 1) {
      const dialect = this.spoken;
      const body = bodyInDialect(dialect, this.settings, request);
      try {
        return await this.client.chat.completions.create(body, { signal });
      } catch (error) {
        const refusal = refusalOf(error, Object.keys(body));
        const next = refusal && lessons < lessonsMax ? learnt(dialect, refusal) : null;
        if (next === null) throw error;
        // another request may have changed the dialect in the meantime, so the refusal is applied to the current
        // dialect
        this.spoken = this.spoken === dialect ? next : (learnt(this.spoken, refusal!) ?? this.spoken);
        this.onLearnt(this.spoken, refusal!.message);
      }
    }
  }

  /**
   * Learns the dialect with one small request that contains every form we use: several system messages (one of them
   * late), a conversation that the shop began, two messages in a row, and a tool.
   */
  async probe(signal: AbortSignal): Promise<void> {
    await this.complete({ messages: probeMessages, tools: [probeTool], toolChoice: 'auto', maxTokens: probeTokens }, signal);
  }
}

/**
 * The same limit as in a real request, so that a server with a lower maximum refuses it. The answer itself is one
 * word.
 */
const probeTokens = 4_000;
const probeMessages: readonly ChatCompletionMessageParam[] = [
  { role: 'system', content: 'Uji sambungan. Jawab dengan satu kata.' },
  { role: 'system', content: 'Catatan pertama.' },
  { role: 'assistant', content: 'Halo.' },
  { role: 'user', content: 'Halo.' },
  { role: 'system', content: 'Catatan kedua.' },
  { role: 'user', content: 'Jawab: ya.' },
];
const probeTool = {
  type: 'function' as const,
  function: {
    name: 'tidak_dipakai',
    description: 'Jangan dipanggil.',
    parameters: { type: 'object', properties: { isi: { type: 'string' } }, required: ['isi'], additionalProperties: false },
  },
};

/**
 * Creates the client. An address may contain a query, such as Azure's `api-version`. Azure requires the key in a
 * separate header. The library's own retries are off, because the library obeys any Retry-After without a limit.
 */
function clientOf({ baseUrl, apiKey }: EndpointSettings): OpenAI {
  const url = new URL(baseUrl);
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  const isAzure = dialectOfAddress(baseUrl) === 'azure';
  return new OpenAI({
    baseURL: url.href.replace(/\/$/, ''),
    apiKey: apiKey || 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    fetch: llmFetch,
    logLevel: 'off',
    ...(Object.keys(query).length > 0 ? { defaultQuery: query } : {}),
    ...(isAzure ? { defaultHeaders: { 'api-key': apiKey } } : {}),
  });
}
