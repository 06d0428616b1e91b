import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import { canonicalEmail } from '#contracts/values/people/email';
import { Clock } from '../../platform/clock/clock.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import type { Asker } from './otp.rules.js';

/** Valid over a weekend, so that a mail of Friday still works on Monday. */
const lifetimeDays = 7;
const shape = /^(\d{5})\.([\w-]{43})$/;

/**
 * Secrets in the links of code mails. A person who has one can read the mailbox. Strangers may have used up
 * the daily codes of the mailbox; the secret then gives its holder a separate allowance, and nothing else:
 * it opens no account and replaces no code. Nothing is stored, because a secret is the keyed hash of its
 * mailbox and last day.
 */
@Injectable()
export class MailboxProofsService {
  constructor(
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The secret for a mail to that address. */
  give(email: string): string {
    const lastDay = String(this.today() + lifetimeDays);
    return `${lastDay}.${this.hashOf(email, lastDay).toString('base64url')}`;
  }

  /** True for a secret of this mailbox whose last day is not over. */
  isOf(email: string, proof: unknown): boolean {
    const [, lastDay, hash] = (typeof proof === 'string' && shape.exec(proof)) || [];
    if (lastDay === undefined || hash === undefined || Number(lastDay) < this.today()) return false;
    return this.box.sameHash(Buffer.from(hash, 'base64url'), this.hashOf(email, lastDay));
  }

  /** The identity under which a registration's codes are requested: the mailbox's reader, or else the network. */
  askerOf(email: string, network: string, proof: string | undefined): Asker {
    const isKnown = this.isOf(email, proof);
    return { isKnown, hash: this.box.keyedHash('asker', isKnown ? `mailbox:${canonicalEmail(email)}` : `network:${network}`) };
  }

  private hashOf(email: string, lastDay: string): Buffer {
    return this.box.keyedHash('mailbox', `${canonicalEmail(email)}:${lastDay}`);
  }

  private today(): number {
    return Math.floor(this.clock.now().getTime() / dayMs);
  }
}
