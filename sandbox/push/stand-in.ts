import { Router } from 'express';
import type { Request, Response } from 'express';
import { FaultQueue } from '../http/fault-queue.ts';
import type { QueuedFault } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { Subscription } from './subscription.ts';
import { vapidFault } from './vapid.ts';

/** Fault kinds of `/control/push/faults`. */
export const pushFaults = ['gone', 'unknown', 'throttled', 'unavailable', 'hang', 'reset', 'redirect', 'refused'] as const;
export type PushFault = QueuedFault & { kind: (typeof pushFaults)[number]; retryAfter?: string };

export interface Pushed {
  seq: number;
  at: string;
  token: string;
  status: number;
  /** The text that the browser decrypts. Null for a refused push. */
  text: string | null;
  ttl: number;
  urgency: string;
  topic: string | null;
}

const bytesMax = 4_096;
const urgencies = new Set(['very-low', 'low', 'normal', 'high']);

/**
 * A browser vendor's push service (RFC 8030), mounted at `/push`, together with its browsers: it checks the
 * sender's token and key, and decrypts pushes as the browser would.
 */
export class PushStandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<PushFault>();
  readonly pushed = new Feed<Pushed>(500);
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly base: string;

  /** @param base public base address, no slash at the end */
  constructor(base: string) {
    this.base = base;
    this.router.post('/send/:token', (request, response, next) => void this.take(request, response).catch(next));
  }

  /** The result of a browser's `PushManager.subscribe`. */
  subscribe(applicationServerKey: string): object {
    const one = new Subscription(applicationServerKey);
    this.subscriptions.set(one.token, one);
    const keys = { p256dh: one.p256dh.toString('base64url'), auth: one.auth.toString('base64url') };
    return { endpoint: `${this.base}/send/${one.token}`, expirationTime: null, keys };
  }

  /** The browser revokes the permission for notifications. */
  end(token: string): boolean {
    const one = this.subscriptions.get(token);
    if (one) one.isGone = true;
    return one !== undefined;
  }

  close(): void {
    this.pushed.close();
  }

  private async take(request: Request, response: Response): Promise<void> {
    // Express' own body parsers do not support this content encoding.
    request.body = await readBody(request);
    const fault = this.faults.take(request.originalUrl);
    if (fault) this.commit(fault, request, response);
    else this.deliver(request, response);
  }

  private commit(fault: PushFault, request: Request, response: Response): void {
    const { retryAfter } = fault;
    switch (fault.kind) {
      case 'hang':
        return void this.note(request, 0, null);
      case 'reset':
        this.note(request, 0, null);
        return void request.socket.destroy();
      case 'redirect':
        response.set('Location', `${this.base}/inside`);
        return this.refuse(request, response, 307);
      case 'throttled':
        response.set('Retry-After', retryAfter ?? '60');
        return this.refuse(request, response, 429);
      case 'unavailable':
        if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
        return this.refuse(request, response, 503);
      case 'gone':
      case 'unknown':
      case 'refused':
        return this.refuse(request, response, { gone: 410, unknown: 404, refused: 403 }[fault.kind]);
    }
  }

  private deliver(request: Request, response: Response): void {
    const one = this.subscriptions.get(String(request.params['token']));
    if (!one) return this.refuse(request, response, 404);
    if (one.isGone) return this.refuse(request, response, 410);
    const [status, why] = this.faultOf(request, one);
    if (status !== 201) return this.refuse(request, response, status, why);
    let text: string;
    try {
      text = one.decrypt(request.body as Buffer);
    } catch (error) {
      return this.refuse(request, response, 400, String(error));
    }
    const { seq } = this.note(request, 201, text);
    response
      .status(201)
      .set({ Location: `${this.base}/message/${seq}`, TTL: request.get('TTL') ?? '0' })
      .end();
  }

  private faultOf(request: Request, one: Subscription): [status: number, why: string] {
    const body: unknown = request.body;
    if (!/^\d+$/.test(request.get('TTL') ?? '')) return [400, 'TTL is required'];
    if (request.get('Content-Encoding') !== 'aes128gcm') return [415, 'Content-Encoding must be aes128gcm'];
    if (!Buffer.isBuffer(body) || body.length === 0) return [400, 'no message'];
    if (body.length > bytesMax) return [413, `larger than ${bytesMax} bytes`];
    if (!urgencies.has(request.get('Urgency') ?? 'normal')) return [400, 'no such urgency'];
    if (!/^[\w-]{1,32}$/.test(request.get('Topic') ?? 'none')) return [400, 'no topic of at most 32 characters of base64url'];
    const why = vapidFault(request.get('Authorization'), new URL(this.base).origin, one.applicationServerKey, Date.now() / 1_000);
    return why === undefined ? [201, ''] : [403, why];
  }

  private refuse(request: Request, response: Response, status: number, why = ''): void {
    this.note(request, status, null);
    response.status(status).type('text/plain').send(why);
  }

  private note(request: Request, status: number, text: string | null): Pushed {
    return this.pushed.add({
      at: new Date().toISOString(),
      token: String(request.params['token']),
      ttl: Number(request.get('TTL') ?? 0),
      urgency: request.get('Urgency') ?? 'normal',
      topic: request.get('Topic') ?? null,
      ...{ status, text },
    });
  }
}

/**
 * Reads the whole body but keeps at most twice the maximum size. That is enough to detect a body that is too large.
 */
async function readBody(request: Request): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length <= 2 * bytesMax) pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
