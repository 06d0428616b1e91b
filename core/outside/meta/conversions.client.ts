import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

const graphVersion = 'v23.0';
const deadlineMs = 15_000;

export interface Purchase {
  /** Id of the event. The browser reports the purchase under the same id, so that Meta counts it once. */
  readonly eventId: string;
  readonly at: Date;
  readonly valueIdr: number;
  readonly orderId: string;
  readonly packageId: string;
  readonly packageName: string;
  /** Sent as SHA-256 hashes only; null when unknown. */
  readonly email: string | null;
  readonly buyerId: string | null;
}

/** Meta answered and rejected the event. */
export class ConversionsRefusedError extends Error {
  override name = 'ConversionsRefusedError';

  constructor(readonly status: number) {
    super(`Meta refused the event (${status})`);
  }
}

/**
 * Meta's Conversions API. Reports purchases that the server knows to be paid
 * (docs/protocols/meta-and-mail.md).
 */
@Injectable()
export class ConversionsClient {
  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'META_CAPI_TOKEN' | 'META_GRAPH_URL' | 'META_PIXEL_ID' | 'PUBLIC_URL'>,
  ) {}

  /** True only when the operator has set both a pixel and a token. */
  get configured(): boolean {
    return this.config.META_PIXEL_ID !== undefined && this.config.META_CAPI_TOKEN !== undefined;
  }

  /** Sends one purchase. Repeating it with the same id is harmless. Meta refuses events older than 7 days. */
  async purchase(purchase: Purchase): Promise<void> {
    const response = await fetch(`${this.config.META_GRAPH_URL}/${graphVersion}/${this.config.META_PIXEL_ID}/events`, {
      method: 'POST',
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      // the token is in the body, because addresses of requests end up in logs
      body: JSON.stringify({ data: [this.event(purchase)], access_token: this.config.META_CAPI_TOKEN }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new ConversionsRefusedError(response.status);
  }

  private event(purchase: Purchase): Record<string, unknown> {
    return {
      event_name: 'Purchase',
      event_time: Math.floor(purchase.at.getTime() / 1000),
      event_id: purchase.eventId,
      action_source: 'website',
      event_source_url: `${this.config.PUBLIC_URL}/billing`,
      user_data: {
        ...(purchase.email ? { em: [sha256(purchase.email.trim().toLowerCase())] } : {}),
        ...(purchase.buyerId ? { external_id: [sha256(purchase.buyerId)] } : {}),
      },
      custom_data: {
        value: purchase.valueIdr,
        currency: 'IDR',
        order_id: purchase.orderId,
        content_ids: [purchase.packageId],
        content_name: purchase.packageName,
        content_type: 'product',
      },
    };
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
