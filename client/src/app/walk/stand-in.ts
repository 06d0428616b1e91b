import { apiBase, botPath, type Method, type Route } from '#contracts/http/route';
import type { Answer } from './answers/answer.js';

/** `held`: the request stays open until {@link StandIn.release}. */
type Manner = 'answered' | 'held' | 'refused';

interface Held {
  readonly settle: (response: Response) => void;
  readonly response: () => Response;
}

const refusal = 'Kalimat dari server.';

/**
 * A pattern for the addresses of a route: the plain address and, if the route has one, the address that names the
 * bot.
 */
function patternOf({ route }: Answer): RegExp {
  const paths = [route.path, botPath(route) ?? route.path].map((path) => path.replaceAll(/:\w+/g, '[^/]+'));
  return new RegExp(`^${apiBase}(?:${paths.join('|')})$`);
}

const parametersOf = ({ route: { path } }: Answer): number => path.split(':').length;

/** Replaces the server: answers `fetch` with the example shop's answers, and records the requests. */
export class StandIn {
  /** One line per request, in order, such as `POST /api/bot/start {"userId":"…"}`. */
  readonly requests: string[] = [];
  /** The bodies of the requests with their routes, in order. */
  readonly bodies: { readonly route: Route | undefined; readonly body: unknown }[] = [];
  reads: Manner = 'answered';
  /** Routes that are answered while reads are refused. */
  answersStill: readonly Route[] = [];
  writes: Manner = 'answered';
  #answers: readonly (Answer & { readonly pattern: RegExp })[];
  readonly #held: Held[] = [];
  /** Number of answered requests, with which a caller detects that something has changed. */
  answered = 0;

  constructor(answers: readonly Answer[]) {
    this.#answers = answers
      .toSorted((one, other) => parametersOf(one) - parametersOf(other))
      .map((one) => ({ ...one, pattern: patternOf(one) }));
  }

  /** Replaces the answer on a route from now on. */
  replaceAnswer(next: Answer): void {
    this.#answers = this.#answers.map((one) => (one.route === next.route ? { ...one, reply: next.reply } : one));
  }

  /** Replaces `globalThis.fetch`. */
  readonly fetch = async (address: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const sent = typeof body === 'string' ? ` ${body}` : body ? ' (a file)' : '';
    this.requests.push(`${method} ${decodeURIComponent(pathname + search)}${sent}`);
    if (typeof body === 'string') this.bodies.push({ route: this.#answerTo(method as Method, pathname)?.route, body: JSON.parse(body) });
    const manner = method === 'GET' ? this.reads : this.writes;
    const response = () => this.#responseTo(method as Method, pathname, manner, /[?&](?:before|after)=/.test(search));
    if (manner !== 'held') {
      this.answered += 1;
      return response();
    }
    return new Promise((settle, fail) => {
      this.#held.push({ settle, response });
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    });
  };

  get holds(): boolean {
    return this.#held.length > 0;
  }

  /** Answers the held requests in the current mode. */
  release(manner: 'answered' | 'refused'): void {
    this.writes = manner;
    for (const { settle, response } of this.#held.splice(0)) {
      this.answered += 1;
      settle(response());
    }
  }

  #answerTo(method: Method, pathname: string) {
    return this.#answers.find(({ route, pattern }) => route.method === method && pattern.test(pathname));
  }

  /** @param isFurther true for the second and later pages of a list: the example has only one page, so these are empty */
  #responseTo(method: Method, pathname: string, manner: Manner, isFurther: boolean): Response {
    const found = this.#answerTo(method, pathname);
    if (found && method === 'GET' && this.answersStill.includes(found.route)) return Response.json(found.reply);
    if (manner === 'refused' || (manner === 'held' && this.writes === 'refused' && method !== 'GET')) {
      return Response.json({ error: refusal }, { status: 422 });
    }
    if (found && isFurther && Array.isArray(found.reply)) return Response.json([]);
    return found ? Response.json(found.reply) : Response.json({ error: `No example of ${method} ${pathname}.` }, { status: 404 });
  }
}
