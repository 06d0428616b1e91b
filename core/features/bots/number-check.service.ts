import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
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

/**
 * Queries WhatsApp for the person behind a typed number or username. The query runs in the owner's own
 * session, on any host.
 */
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
   * Checks the number that receives notifications. When the check is impossible now, the number is accepted
   * and the owner's log says so.
   * @throws AppError when the number is not registered at WhatsApp.
   */
  async requireForNotices(botId: BotId, digits: string): Promise<void> {
    const found = await this.ask(botId, digits);
    if (found?.exists === false) throw new AppError('phone_not_on_whatsapp', { digits });
    if (found === null)
      this.activityLog.write(
        botId,
        'WARN',
        `Nomor notifikasi ${formatPhone(digits)} disimpan tetapi belum diperiksa di WhatsApp, karena bot tidak aktif atau WhatsApp tidak menjawab. Bila nomornya salah, pemberitahuan pertama akan gagal dan tercatat di sini.`,
      );
  }

  /**
   * Checks an excluded person after they were added to the list, because a mistyped entry would exclude no one. Stores the
   * privacy id that WhatsApp reports, so that the entry also matches messages under the privacy id alone.
   * @param key `628…`, `@username`; a privacy id needs no query
   */
  noteForBlacklist(botId: BotId, key: string): void {
    if (key.startsWith('lid:')) return;
    this.ask(botId, key)
      .then(async (found) => {
        if (found?.lid) await this.blacklist.tieTyped(botId, key, found.lid);
        if (found?.exists !== false) return;
        const text = isPhone(key)
          ? `Nomor dikecualikan ${formatPhone(key)} tidak terdaftar di WhatsApp. Periksa kembali nomornya.`
          : `Username dikecualikan ${key} tidak ditemukan di WhatsApp. Periksa kembali penulisannya.`;
        this.activityLog.write(botId, 'WARN', text);
      })
      .catch((error: unknown) => this.log.warn({ event: 'number.unchecked', botId, ...errorFields(error) }));
  }

  /** Whether the number is registered at WhatsApp; null when it cannot be determined now. */
  async isOnWhatsApp(botId: BotId, digits: string): Promise<boolean | null> {
    return (await this.ask(botId, digits))?.exists ?? null;
  }

  /** The person with that number; null when it cannot be determined now. */
  async find(botId: BotId, digits: string): Promise<PersonFound | null> {
    return this.ask(botId, digits);
  }

  /** Stores the host's answer to one query. @param found null when WhatsApp did not answer */
  async answer(botId: BotId, question: string, found: PersonFound | null): Promise<void> {
    const word = found === null ? 'unknown' : found.exists ? `yes/${found.lid ?? ''}` : 'no';
    await this.redis.commands.set(keyOf(botId, question), word, 'EX', answerKeptSeconds);
  }

  /**
   * @returns null when it cannot be determined now: the bot is not online, or WhatsApp or Redis does not
   * answer
   */
  private async ask(botId: BotId, who: string): Promise<PersonFound | null> {
    const session = await statements.findSession(this.database, botId);
    if (session?.status !== 'online') return null;
    const question = newId();
    this.wakes.send({ kind: 'number', botId, about: `${question}/${who}` });
    const until = performance.now() + limitMs;
    try {
      while (performance.now() < until) {
        const word = await this.redis.commands.get(keyOf(botId, question));
        if (word !== null) return foundOf(word);
        await pause(lookEveryMs);
      }
    } catch (error) {
      this.log.warn({ event: 'number.unchecked', botId, ...errorFields(error) });
    }
    return null;
  }
}

/** Parses what {@link NumberCheck.answer} stored. */
function foundOf(word: string): PersonFound | null {
  const [kind, lid] = word.split('/');
  return kind === 'unknown' ? null : { exists: kind === 'yes', lid: lid || null };
}

function keyOf(botId: BotId, question: string): string {
  return `number:${botId}:${question}`;
}
