import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId, OwnerId } from '#contracts/values/ids';
import { formatPhone, isPhone } from '#contracts/values/people/phone';
import { newId } from '../../platform/crypto/ids.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Wakes } from '../../platform/wake/wakes.js';
import type { PersonFound } from '../../outside/whatsapp/link.types.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { BlacklistService } from '../blacklist/blacklist.service.js';
import * as statements from './bots.statements.js';

const limitMs = 6_000;
const lookEveryMs = 50;
const answerKeptSeconds = 30;

/** Asks WhatsApp, through the owner's own session on whatever host, whose a number or a username is that was typed. */
@Injectable()
export class NumberCheck {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(BlacklistService) private readonly blacklist: BlacklistService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * For the number that gets notices. What cannot be checked now is taken, and the owner's log says so.
   * @throws AppError when WhatsApp says that the number is nobody's.
   */
  async requireForNotices(ownerId: OwnerId, digits: string): Promise<void> {
    const found = await this.ask(ownerId, digits);
    if (found?.exists === false) throw new AppError('phone_not_on_whatsapp', { digits });
    if (found === null)
      this.activityLog.write(
        ownerId,
        'WARN',
        `Nomor notifikasi ${formatPhone(digits)} disimpan tetapi belum diperiksa di WhatsApp, karena bot tidak aktif atau WhatsApp tidak menjawab. Bila nomornya salah, pemberitahuan pertama akan gagal dan tercatat di sini.`,
      );
  }

  /**
   * For somebody who is excluded: they are in the list in any case, but a typing error would exclude nobody. Whose it is is noted, so
   * that the entry also holds when that person writes under the privacy id alone.
   * @param key `628…`, `@username`; a privacy id needs no question
   */
  noteForBlacklist(ownerId: OwnerId, key: string): void {
    if (key.startsWith('lid:')) return;
    this.ask(ownerId, key)
      .then(async (found) => {
        if (found?.lid) await this.blacklist.tieTyped(ownerId, key, found.lid);
        if (found?.exists !== false) return;
        const text = isPhone(key)
          ? `Nomor dikecualikan ${formatPhone(key)} tidak terdaftar di WhatsApp. Periksa kembali nomornya.`
          : `Username dikecualikan ${key} tidak ditemukan di WhatsApp. Periksa kembali penulisannya.`;
        this.activityLog.write(ownerId, 'WARN', text);
      })
      .catch((error: unknown) => this.log.warn({ event: 'number.unchecked', ownerId, ...errorFields(error) }));
  }

  /** Whether somebody has that number; null when it cannot be known now. */
  async isOnWhatsApp(ownerId: OwnerId, digits: string): Promise<boolean | null> {
    return (await this.ask(ownerId, digits))?.exists ?? null;
  }

  /** The host's answer to one question. @param found null: WhatsApp did not answer */
  async answer(ownerId: BotId, question: string, found: PersonFound | null): Promise<void> {
    const word = found === null ? 'unknown' : found.exists ? `yes/${found.lid ?? ''}` : 'no';
    await this.redis.commands.set(keyOf(ownerId, question), word, 'EX', answerKeptSeconds);
  }

  /** @returns null when it cannot be known now: the bot is not online, or WhatsApp or Redis does not answer */
  private async ask(ownerId: OwnerId, who: string): Promise<PersonFound | null> {
    const session = await statements.findSession(this.database, ownerId);
    if (session?.status !== 'online') return null;
    const question = newId();
    this.wakes.send({ kind: 'number', ownerId, about: `${question}/${who}` });
    const until = performance.now() + limitMs;
    try {
      while (performance.now() < until) {
        const word = await this.redis.commands.get(keyOf(ownerId, question));
        if (word !== null) return foundOf(word);
        await pause(lookEveryMs);
      }
    } catch (error) {
      this.log.warn({ event: 'number.unchecked', ownerId, ...errorFields(error) });
    }
    return null;
  }
}

/** Reads what {@link NumberCheck.answer} noted. */
function foundOf(word: string): PersonFound | null {
  const [kind, lid] = word.split('/');
  return kind === 'unknown' ? null : { exists: kind === 'yes', lid: lid || null };
}

function keyOf(ownerId: BotId, question: string): string {
  return `number:${ownerId}:${question}`;
}
