import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { formatPhone } from '#contracts/values/phone';
import { newId } from '../../platform/crypto/ids.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import * as repository from './bots.repository.js';

const limitMs = 6_000;
const lookEveryMs = 50;
const answerKeptSeconds = 30;

/** Asks WhatsApp, through the owner's own session on whatever host, whether a number that was typed belongs to somebody. */
@Injectable()
export class NumberCheck {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * For the number that gets notices. What cannot be checked now is taken, and the owner's log says so.
   * @throws AppError when WhatsApp says that the number is nobody's.
   */
  async requireForNotices(ownerId: OwnerId, digits: string): Promise<void> {
    const exists = await this.ask(ownerId, digits);
    if (exists === false) throw new AppError('phone_not_on_whatsapp', { digits });
    if (exists === null)
      this.activityLog.write(
        ownerId,
        'WARN',
        `Nomor notifikasi ${formatPhone(digits)} disimpan tetapi belum diperiksa di WhatsApp, karena bot tidak aktif atau WhatsApp tidak menjawab. Bila nomornya salah, pemberitahuan pertama akan gagal dan tercatat di sini.`,
      );
  }

  /** For a number that is excluded: it is in the list in any case, but a typing error would exclude nobody. */
  noteForBlacklist(ownerId: OwnerId, digits: string): void {
    this.ask(ownerId, digits)
      .then((exists) => {
        if (exists === false)
          this.activityLog.write(
            ownerId,
            'WARN',
            `Nomor dikecualikan ${formatPhone(digits)} tidak terdaftar di WhatsApp. Periksa kembali nomornya.`,
          );
      })
      .catch((error: unknown) => this.log.warn({ event: 'number.unchecked', ownerId, ...errorFields(error) }));
  }

  /** The host's answer to one question. @param exists null: WhatsApp did not answer */
  async answer(ownerId: OwnerId, question: string, exists: boolean | null): Promise<void> {
    const word = exists === null ? 'unknown' : exists ? 'yes' : 'no';
    await this.redis.commands.set(keyOf(ownerId, question), word, 'EX', answerKeptSeconds);
  }

  /** @returns null when it cannot be known now: the bot is not online, or WhatsApp or Redis does not answer */
  private async ask(ownerId: OwnerId, digits: string): Promise<boolean | null> {
    const session = await repository.findSession(this.database, ownerId);
    if (session?.status !== 'online') return null;
    const question = newId();
    this.wakes.send({ kind: 'number', ownerId, about: `${question}/${digits}` });
    const until = performance.now() + limitMs;
    try {
      while (performance.now() < until) {
        const word = await this.redis.commands.get(keyOf(ownerId, question));
        if (word !== null) return word === 'unknown' ? null : word === 'yes';
        await pause(lookEveryMs);
      }
    } catch (error) {
      this.log.warn({ event: 'number.unchecked', ownerId, ...errorFields(error) });
    }
    return null;
  }
}

function keyOf(ownerId: OwnerId, question: string): string {
  return `number:${ownerId}:${question}`;
}
