import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Config } from '../../platform/config/config.js';
import { GuardedAddressError, guardedRequest } from '../../platform/guarded-http/guarded-request.js';
import { storeNow } from '../../platform/clock/store-clock.js';
import { outcomeOf, type PushOutcome } from './push-outcome.rules.js';

export type { PushOutcome } from './push-outcome.rules.js';

/** A browser's push subscription. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly payload: string;
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** A later message with the same topic replaces one that the service has not delivered yet. */
  readonly topic: string;
}

const patienceMs = 10_000;

/**
 * Sends to browsers' push services (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). The addresses of the
 * services come from browsers and are untrusted. Therefore the library only encrypts and signs, and the request
 * itself passes the SSRF guard.
 */
@Injectable()
export class WebPush {
  /**
   * The public key with which browsers subscribe. Null when the operator has configured none; nothing is pushed then.
   */
  readonly publicKey: string | null;
  private readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string } | null;
  private readonly allowed: ReadonlySet<string>;

  constructor(@Inject(Config) config: Pick<Config, 'PUSH_ALLOW' | 'VAPID_PRIVATE_KEY' | 'VAPID_PUBLIC_KEY' | 'VAPID_SUBJECT'>) {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config;
    this.publicKey = publicKey ?? null;
    this.vapid = publicKey && privateKey && subject ? { subject, publicKey, privateKey } : null;
    this.allowed = new Set(config.PUSH_ALLOW);
  }

  /** Sends a message to the push service of one browser. Never rejects; the outcome says what to do next. */
  async send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome> {
    if (!this.vapid) return { kind: 'refused', why: 'no key' };
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const { ttlSeconds: TTL, urgency, topic } = message;
      const { headers, body } = webPush.generateRequestDetails(target, message.payload, { vapidDetails: this.vapid, TTL, urgency, topic });
      const url = new URL(target.endpoint);
      if (url.protocol !== 'https:' && !this.allowed.has(url.host)) return { kind: 'gone', why: 'not encrypted' };
      const answer = await guardedRequest(
        url,
        { method: 'POST', headers, body: Buffer.from(body) },
        { signal: bounded, allowed: this.allowed },
      );
      return outcomeOf(statusOf(answer), answer.headers['retry-after'], storeNow());
    } catch (error) {
      if (error instanceof GuardedAddressError && error.problem === 'refused') return { kind: 'gone', why: error.detail };
      const why = bounded.aborted ? 'late' : error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
      return { kind: 'later', retryAfterMs: null, why };
    }
  }
}

/** Reads the status and discards the body. */
function statusOf(answer: IncomingMessage): number {
  answer.destroy();
  return answer.statusCode ?? 0;
}
