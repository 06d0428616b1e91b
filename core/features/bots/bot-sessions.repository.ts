import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Raw, type Repository } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import { BotSession } from './bot-session.entity.js';
import type { Lease, Outage } from './bots.types.js';

/**
 * Plain reads and writes of `bot_sessions`. Claims, fence conditions and writes that return the row for the
 * panel are in the statements files.
 */
@Injectable()
export class BotSessionsRepository {
  constructor(@InjectRepository(BotSession) private readonly sessions: Repository<BotSession>) {}

  /** Digits of the numbers that these bots are linked to. Bots without a number are missing. */
  async phonesOf(sql: Sql, botIds: readonly BotId[]): Promise<ReadonlyMap<BotId, string>> {
    const rows = await sql
      .of(this.sessions)
      .find({ select: { botId: true, phone: true }, where: { botId: In([...botIds]), phone: Not(IsNull()) } });
    return new Map(rows.map(({ botId, phone }) => [botId, phone!]));
  }

  /** True while the QR code of that token is the current one. False after a stop, a link, or the next code. */
  isShownQr(sql: Sql, token: string): Promise<boolean> {
    return sql.of(this.sessions).existsBy({ status: 'qr', qr: Raw((column) => `${column} ->> 'token' = :token`, { token }) });
  }

  /** Records that the number is no longer linked. Does nothing when the lease is lost. */
  async forgetNumber(sql: Sql, { botId, epoch }: Lease): Promise<void> {
    const nothing = {
      phone: null,
      lid: null,
      activeNumber: null,
      restriction: null,
      restrictedUntil: null,
      health: null,
      linkedSince: null,
    };
    await sql.of(this.sessions).update({ botId, epoch }, nothing);
  }

  /** Stores which number the session runs. The caller must have locked the number. */
  async setNumber(tx: Tx, { botId, epoch }: Lease, activeNumber: string): Promise<void> {
    await tx.of(this.sessions).update({ botId, epoch }, { activeNumber });
  }

  /** Stores the outage that the owner is being notified of. False when one is stored already, or the lease is lost. */
  async beginOutage(tx: Tx, { botId, epoch }: Lease, { since: outageSince, cause: outageCause }: Outage): Promise<boolean> {
    const where = { botId, epoch, desired: 'running', outageSince: IsNull() } as const;
    return (await tx.of(this.sessions).update(where, { outageSince, outageCause })).affected === 1;
  }

  /** True while an outage is stored that the owner was notified of. */
  isInOutage(sql: Sql, { botId, epoch }: Lease): Promise<boolean> {
    return sql.of(this.sessions).existsBy({ botId, epoch, outageSince: Not(IsNull()) });
  }
}
