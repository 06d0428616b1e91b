import { randomInt, randomUUID } from 'node:crypto';
import { openFromRedis, qrKey } from '#core/features/bots/qr-images';
import { SecretBox } from '#core/platform/crypto/secret-box';
import type { TestApp } from '../test-app.ts';
import { freshPhone } from '../owners.ts';
import { waitFor } from '../wait-for.ts';
import { patienceMs } from '../patience.ts';
import { openAccount } from '../core/account-rows.ts';

/** An owner with a linked number, created without the panel: only the session host is under test. */
export interface Shop {
  readonly botId: string;
  readonly phone: string;
}

/** A row of a virtual phone's screen. */
export interface ScreenRow {
  readonly seq: number;
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly text: string;
  readonly copies: number;
  readonly status: 'sent' | 'delivered' | 'read';
}

/** Uses the session host as the panel does (rows and wake-ups) and WhatsApp as phones do. */
export class SessionTools {
  private readonly app: TestApp;

  constructor(app: TestApp) {
    this.app = app;
  }

  async addOwner(): Promise<string> {
    const id = randomUUID();
    const email = `toko${randomInt(1e9)}@gmail.com`;
    await this.app.sql(
      `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1, $2, $2, 'Toko', '-', now())`,
      [id, email],
    );
    await this.app.sql(openAccount, [id]);
    return id;
  }

  async notify(kind: 'session' | 'outbox' | 'unlink', botId: string): Promise<void> {
    await this.app.redis.publish('wakes', JSON.stringify({ kind, botId }));
  }

  async want(botId: string, desired: 'running' | 'stopped'): Promise<void> {
    await this.app.sql(
      `INSERT INTO bot_sessions (bot_id, desired, status) VALUES ($1, $2, 'initing') ON CONFLICT (bot_id) DO UPDATE SET desired = $2, reason = NULL`,
      [botId, desired],
    );
    await this.notify('session', botId);
  }

  async session(botId: string): Promise<any> {
    return (await this.app.sql(`SELECT * FROM bot_sessions WHERE bot_id = $1`, [botId]))[0];
  }

  waitForStatus(botId: string, status: string, timeoutMs = patienceMs): Promise<any> {
    return waitFor(
      async () => {
        const row = await this.session(botId);
        return row?.status === status && row;
      },
      { what: `session ${status}`, timeoutMs },
    );
  }

  phone<Reply = any>(path: string, body?: unknown): Promise<Reply> {
    return this.app.sandbox.call<Reply>(body === undefined ? 'GET' : 'POST', `/whatsapp/phones/${path}`, body);
  }

  faults(body: unknown): Promise<unknown> {
    return this.app.sandbox.call('POST', '/whatsapp/faults', body);
  }

  async addPhone(number = freshPhone()): Promise<string> {
    await this.app.sandbox.call('POST', '/whatsapp/phones', { number });
    return number;
  }

  /** Starts the session and scans its code with a phone. */
  async link(botId: string, phone: string): Promise<void> {
    await this.want(botId, 'running');
    await this.phone(`${phone}/scan`, { qr: await this.qrText(botId) });
    await this.waitForStatus(botId, 'online');
  }

  async qrText(botId: string): Promise<string> {
    const row = await waitFor(
      async () => {
        const found = await this.session(botId);
        return found?.qr && found;
      },
      { what: 'a QR code' },
    );
    const key = qrKey(row.qr.token);
    const { ENCRYPTION_KEY = '', APP_SECRET = '' } = this.app.env;
    const box = new SecretBox({ ENCRYPTION_KEY: ENCRYPTION_KEY.split(','), APP_SECRET });
    return openFromRedis(box, key, await this.app.redis.getBuffer(key))!;
  }

  async addShop(): Promise<Shop> {
    const [botId, phone] = await Promise.all([this.addOwner(), this.addPhone()]);
    await this.link(botId, phone);
    return { botId, phone };
  }

  /** A lead writes. Returns the message's WhatsApp id. */
  async say(lead: string, shop: Shop, text: string, more: Record<string, unknown> = {}): Promise<string> {
    return (await this.phone<{ id: string }>(`${lead}/send`, { to: shop.phone, text, ...more })).id;
  }

  async inbox(lead: string, shop: Shop): Promise<ScreenRow[]> {
    const { messages } = await this.phone<{ messages: ScreenRow[] }>(`${lead}/messages?with=${shop.phone}`);
    return messages.filter((row) => row.direction === 'in');
  }

  messages(botId: string): Promise<any[]> {
    return this.app.sql(`SELECT * FROM messages WHERE bot_id = $1 ORDER BY conversation_id, seq`, [botId]);
  }

  /** Queues a bubble as the reply pipeline does. A bubble with `notAfter` is like a bubble of a follow-up. */
  async queue(botId: string, conversationId: string, body: string, notAfter: Date | null = null): Promise<string> {
    const waId = `3EB0${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`;
    await this.app.sql(
      `WITH c AS (UPDATE conversations SET last_seq = last_seq + 1 WHERE id = $2 RETURNING last_seq)
       INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, not_after)
       SELECT $5, $1, $2, last_seq, 'bot', 'text', $3, $4, 'queued', $6 FROM c`,
      [botId, conversationId, body, waId, randomUUID(), notAfter],
    );
    await this.notify('outbox', botId);
    return waId;
  }
}
