import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { limits } from '#contracts/values/limits';
import { Clock } from '../../platform/clock/clock.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import type { OtpPurpose } from './otp.repository.js';
import { expiryOf, judge, maySend, type OtpVerdict, type SendVerdict } from './otp.rules.js';

const Decoy = z.object({ sentAt: z.array(z.number()), triesLeft: z.number(), askedAt: z.number() });
type Decoy = z.infer<typeof Decoy>;

const daySeconds = 24 * 3600;

/**
 * Codes that were never sent. An address without an account is answered as one with an account would be: the same wait
 * between sends, the same tries, the same "expired". Who asks cannot tell them apart. Kept in Redis for a day; a lost
 * decoy only makes the next answer that of a fresh start.
 */
@Injectable()
export class OtpDecoys {
  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Pretends to send a code. */
  async send(emailCanonical: string, purpose: OtpPurpose): Promise<SendVerdict> {
    const now = this.clock.now();
    const decoy = await this.read(emailCanonical, purpose);
    const sentAt = (decoy?.sentAt ?? []).map((at) => new Date(at));
    const verdict = maySend(sentAt, now);
    if (verdict.kind === 'send') {
      const sends = [...sentAt.map((at) => at.getTime()), now.getTime()].slice(-limits.otpSendsPerDay);
      await this.write(emailCanonical, purpose, { sentAt: sends, triesLeft: limits.otpTries, askedAt: now.getTime() });
    }
    return verdict;
  }

  /** Pretends to check a code; nothing ever matches. */
  async check(emailCanonical: string, purpose: OtpPurpose): Promise<Exclude<OtpVerdict, 'match'>> {
    const now = this.clock.now();
    const decoy = (await this.read(emailCanonical, purpose)) ?? { sentAt: [], triesLeft: limits.otpTries, askedAt: now.getTime() };
    const asked = new Date(decoy.askedAt);
    const verdict = judge({ triesLeft: decoy.triesLeft, sentAt: asked, expiresAt: expiryOf(asked), consumed: false }, false, now);
    if (verdict === 'wrong') await this.write(emailCanonical, purpose, { ...decoy, triesLeft: decoy.triesLeft - 1 });
    return verdict === 'match' ? 'wrong' : verdict;
  }

  private async read(emailCanonical: string, purpose: OtpPurpose): Promise<Decoy | null> {
    try {
      const text = await this.redis.commands.get(this.keyOf(emailCanonical, purpose));
      return text === null ? null : Decoy.parse(JSON.parse(text));
    } catch (error) {
      this.log.warn({ event: 'otp.decoy-lost', ...errorFields(error) });
      return null;
    }
  }

  private async write(emailCanonical: string, purpose: OtpPurpose, decoy: Decoy): Promise<void> {
    await this.redis.commands.set(this.keyOf(emailCanonical, purpose), JSON.stringify(decoy), 'EX', daySeconds).catch((error: unknown) => {
      this.log.warn({ event: 'otp.decoy-lost', ...errorFields(error) });
    });
  }

  private keyOf(emailCanonical: string, purpose: OtpPurpose): string {
    return `otp-decoy:${purpose}:${this.box.keyedHash('otp-decoy', emailCanonical).toString('base64url')}`;
  }
}
