import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { daySeconds } from '#contracts/values/base/durations';
import { limits } from '#contracts/values/limits';
import { Clock } from '../../platform/clock/clock.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import type { OtpPurpose } from './otp.repository.js';
import { expiryOf, judge, mayAsk, maySend, type Asker, type OtpOutcome, type SendOutcome } from './otp.rules.js';

const Decoy = z.object({ sentAt: z.array(z.number()), triesLeft: z.number(), askedAt: z.number() });
type Decoy = z.infer<typeof Decoy>;

/**
 * State of codes that were never sent. Requests for an address without an account are answered as if it had
 * one: the same wait between sends, the same tries, the same "expired". So the two cases cannot be
 * distinguished. Kept in Redis for a day; when a decoy is lost, the next answer is that of a first request.
 */
@Injectable()
export class OtpDecoys {
  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Pretends to send a code.
   * @param asker for purposes that several people can request: each has a separate decoy, and strangers also share one daily limit.
   */
  async send(emailCanonical: string, purpose: OtpPurpose, asker?: Asker): Promise<SendOutcome> {
    const now = this.clock.now();
    const mailbox = { emailCanonical, purpose };
    const sentAt = await this.sendsOf({ ...mailbox, asker });
    const all = asker ? await this.sendsOf(mailbox) : [];
    const outcome = asker ? mayAsk([...sendsBy(sentAt, asker.hash), ...sendsBy(all, everybody)], asker, now) : maySend(sentAt, now);
    if (outcome.kind !== 'send') return outcome;
    const fresh = { triesLeft: limits.otpTries, askedAt: now.getTime() };
    await this.write({ ...mailbox, asker }, { ...fresh, sentAt: withSend(sentAt, now, limits.otpSendsPerDay) });
    if (asker && !asker.isKnown) await this.write(mailbox, { ...fresh, sentAt: withSend(all, now, limits.otpSendsToStrangersPerDay) });
    return outcome;
  }

  /** Pretends to check a code; nothing ever matches. */
  async compare(emailCanonical: string, purpose: OtpPurpose, asker?: Asker): Promise<Exclude<OtpOutcome, 'match'>> {
    const now = this.clock.now();
    const place = { emailCanonical, purpose, asker };
    const decoy = (await this.read(place)) ?? { sentAt: [], triesLeft: limits.otpTries, askedAt: now.getTime() };
    const asked = new Date(decoy.askedAt);
    const outcome = judge({ triesLeft: decoy.triesLeft, sentAt: asked, expiresAt: expiryOf(asked), consumed: false }, false, now);
    if (outcome === 'wrong') await this.write(place, { ...decoy, triesLeft: decoy.triesLeft - 1 });
    return outcome === 'match' ? 'wrong' : outcome;
  }

  private async sendsOf(place: Place): Promise<Date[]> {
    return ((await this.read(place))?.sentAt ?? []).map((at) => new Date(at));
  }

  private async read(place: Place): Promise<Decoy | null> {
    try {
      const text = await this.redis.commands.get(this.keyOf(place));
      return text === null ? null : Decoy.parse(JSON.parse(text));
    } catch (error) {
      this.log.warn({ event: 'otp.decoy-lost', ...errorFields(error) });
      return null;
    }
  }

  private async write(place: Place, decoy: Decoy): Promise<void> {
    await this.redis.commands.set(this.keyOf(place), JSON.stringify(decoy), 'EX', daySeconds).catch((error: unknown) => {
      this.log.warn({ event: 'otp.decoy-lost', ...errorFields(error) });
    });
  }

  private keyOf({ emailCanonical, purpose, asker }: Place): string {
    const by = asker ? `:${asker.hash.toString('base64url')}` : '';
    return `otp-decoy:${purpose}:${this.box.keyedHash('otp-decoy', emailCanonical).toString('base64url')}${by}`;
  }
}

/** Key of a decoy: mailbox, purpose and, for purposes that several people can request, the asker. */
interface Place {
  readonly emailCanonical: string;
  readonly purpose: OtpPurpose;
  readonly asker?: Asker | undefined;
}

const everybody = Buffer.alloc(0);

const sendsBy = (sentAt: readonly Date[], asker: Buffer) => sentAt.map((at) => ({ sentAt: at, asker, askerKnown: asker !== everybody }));
const withSend = (sentAt: readonly Date[], now: Date, most: number) => [...sentAt, now].map((at) => at.getTime()).slice(-most);
