import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { PasskeyTicket } from '#contracts/http/bot/passkey';
import { BotId } from '#contracts/values/ids';
import { PasskeyAssertion, PasskeyFault } from '#contracts/values/passkey';
import { helperVersion } from '#contracts/values/passkey-helper';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Wakes } from '../../platform/wake/wakes.js';
import type { PasskeyReception } from '../../outside/whatsapp/passkey/passkey.types.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { passkeyFaults } from './bots.texts.js';
import * as statements from './bots.statements.js';
import { openFromRedis, sealForRedis } from './qr-images.js';

/** Maximum lifetime of a token, even when WhatsApp waits longer. */
const tokenMs = 5 * 60_000;
const deliveryMs = 6_000;
const lookEveryMs = 50;
const keptSeconds = 30;

const Grant = z.object({ botId: BotId, attempt: z.string() });
/** The owner's input for WhatsApp's passkey request, stored until the session's host reads it. */
const Saying = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), attempt: z.string(), assertion: PasskeyAssertion }),
  z.object({ kind: z.literal('compared'), areEqual: z.boolean() }),
]);
export type PasskeySaying = Readonly<z.infer<typeof Saying>>;
const Reception = z.union([z.enum(['taken', 'not_asked']), PasskeyFault]);

interface Answer {
  readonly token: string;
  /** Version of the helper; absent when a script or a person sent the answer. */
  readonly helper?: number | undefined;
  readonly assertion: PasskeyAssertion;
}

/**
 * Carries the owner's answer to WhatsApp's passkey request from the panel to the session's host. An answer
 * links a device. It is therefore accepted only with a token issued for this very request, once and within
 * minutes. Tokens (by their hashes) and answers (sealed) are kept only in Redis, each with an expiry.
 */
@Injectable()
export class PasskeyAttempts {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  /**
   * Issues a token for the pending request; an earlier token becomes invalid.
   * @throws AppError when no request is pending
   */
  async begin(botId: BotId): Promise<PasskeyTicket> {
    const session = await statements.findSession(this.database, botId);
    const ticket = session?.status === 'qr' && session.host_alive ? session.passkey : null;
    const leftMs = ticket?.until ? Date.parse(ticket.until) - this.clock.now().getTime() : 0;
    if (!session || ticket?.step !== 'asked' || !ticket.options || leftMs <= 0) throw new AppError('passkey_not_asked');
    const token = randomBytes(32).toString('base64url');
    const lifetimeMs = Math.min(leftMs, tokenMs);
    const former = await this.redis.commands.set(currentKey(botId), hashOf(token), 'PX', lifetimeMs, 'GET');
    if (former) await this.redis.commands.del(tokenKey(former));
    await this.redis.commands.set(tokenKey(hashOf(token)), JSON.stringify({ botId, attempt: ticket.attempt }), 'PX', lifetimeMs);
    const until = new Date(this.clock.now().getTime() + lifetimeMs).toISOString();
    return { token, options: ticket.options, until, phone: session.pairing_phone };
  }

  /**
   * Accepts an answer with a token. The token can be used once.
   * @param onlyOf the owner who is logged in; null for the helper, which has only the token
   * @throws AppError with what to do next
   */
  async answer({ token, helper, assertion }: Answer, onlyOf: BotId | null): Promise<void> {
    const key = tokenKey(hashOf(token));
    const held = grantOf(await this.redis.commands.get(key));
    if (!held || (onlyOf !== null && held.botId !== onlyOf)) return this.refuse(held ? 'foreign' : 'unknown', onlyOf);
    if (helper !== undefined && helper < helperVersion) throw new AppError('passkey_helper_old');
    // of two concurrent answers only one gets the token
    if (!grantOf(await this.redis.commands.getdel(key))) return this.refuse('unknown', onlyOf);
    const { botId, attempt } = held;
    const reception = await this.say(botId, { kind: 'answer', attempt, assertion });
    if (reception === 'taken') return;
    this.log.warn({ event: 'passkey.unfit', botId, why: reception });
    if (reception === 'not_asked') throw new AppError('passkey_not_asked');
    this.activityLog.write(botId, 'WARN', passkeyFaults[reception]);
    throw new AppError('passkey_unfit', { why: passkeyFaults[reception] });
  }

  /** @throws AppError when there is no code to compare */
  async compared(botId: BotId, areEqual: boolean): Promise<void> {
    const session = await statements.findSession(this.database, botId);
    if (session?.status !== 'qr' || session.passkey?.step !== 'compare') throw new AppError('passkey_not_asked');
    if ((await this.say(botId, { kind: 'compared', areEqual })) !== 'taken') throw new AppError('passkey_not_asked');
  }

  /** For the session's host: the owner's input that is stored under that name. Null when it has expired. */
  async heard(botId: BotId, name: string): Promise<PasskeySaying | null> {
    const key = sayingKey(botId, name);
    const text = openFromRedis(this.box, key, await this.redis.commands.getdelBuffer(key));
    return text === null ? null : (Saying.safeParse(JSON.parse(text)).data ?? null);
  }

  /** Stores the host's result for the owner's input. */
  async receive(botId: BotId, name: string, reception: PasskeyReception): Promise<void> {
    await this.redis.commands.set(receptionKey(botId, name), reception, 'EX', keptSeconds);
  }

  private refuse(why: 'unknown' | 'foreign', by: BotId | null): never {
    this.log.warn({ event: 'passkey.token-refused', why, ...(by && { botId: by }) });
    throw new AppError('passkey_spent');
  }

  private async say(botId: BotId, saying: PasskeySaying): Promise<PasskeyReception> {
    const name = newId();
    const key = sayingKey(botId, name);
    await this.redis.commands.set(key, sealForRedis(this.box, key, JSON.stringify(saying)), 'EX', keptSeconds);
    this.wakes.send({ kind: 'passkey', botId, about: name });
    const until = performance.now() + deliveryMs;
    while (performance.now() < until) {
      const word = Reception.safeParse(await this.redis.commands.get(receptionKey(botId, name)));
      if (word.success) return word.data;
      await pause(lookEveryMs);
    }
    throw new AppError('passkey_away');
  }
}

function grantOf(text: string | null): z.infer<typeof Grant> | null {
  return text === null ? null : (Grant.safeParse(JSON.parse(text)).data ?? null);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const tokenKey = (hash: string): string => `passkey:token:${hash}`;
const currentKey = (botId: BotId): string => `passkey:current:${botId}`;
const sayingKey = (botId: BotId, name: string): string => `passkey:saying:${botId}:${name}`;
const receptionKey = (botId: BotId, name: string): string => `passkey:reception:${botId}:${name}`;
