import { patienceMs } from './patience.ts';
/** Answer of one REST call. `body` is the parsed JSON, or text when it is not JSON. */
export interface ApiAnswer<Body = any> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/**
 * A plain REST client for one server and one token, for tests. It returns answers of every status. It throws only
 * when there is no answer.
 */
export class Api {
  readonly baseUrl: string;
  readonly token: string | undefined;

  constructor(baseUrl: string, token?: string) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  /** A client of the same server with another token. */
  as(token: string | undefined): Api {
    return new Api(this.baseUrl, token);
  }

  /** A client of another server with the same token. */
  at(baseUrl: string): Api {
    return new Api(baseUrl, this.token);
  }

  get<Body = any>(path: string): Promise<ApiAnswer<Body>> {
    return this.call<Body>('GET', path);
  }

  post<Body = any>(path: string, body: unknown = {}): Promise<ApiAnswer<Body>> {
    return this.call<Body>('POST', path, body);
  }

  put<Body = any>(path: string, body: unknown = {}): Promise<ApiAnswer<Body>> {
    return this.call<Body>('PUT', path, body);
  }

  delete<Body = any>(path: string, body?: unknown): Promise<ApiAnswer<Body>> {
    return this.call<Body>('DELETE', path, body);
  }

  /**
   * One call.
   *
   * @param path below `/api` (`/bot/status`), or from the root when it begins with `/api` or `//`
   */
  async call<Body = any>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer<Body>> {
    const response = await fetch(this.baseUrl + absolutePath(path), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }
}

function absolutePath(path: string): string {
  if (path.startsWith('//')) return path.slice(1);
  return path.startsWith('/api') ? path : `/api${path}`;
}

/** The body of a call that must succeed. Otherwise throws with the call's status and error. */
export async function expectOk<Body>(answer: Promise<ApiAnswer<Body>>): Promise<Body> {
  const { status, body } = await answer;
  if (status < 200 || status > 299) throw new Error(`expected success, got ${status}: ${JSON.stringify(body)}`);
  return body;
}
