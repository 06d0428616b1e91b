import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type FindOptionsWhere, type Repository } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';
import type { Person } from './blacklist.types.js';

const words = ['pn', 'lid', 'username'] as const;

/**
 * Reads and removes blacklist entries. Adding, linking to privacy ids (LIDs) and the lookup are in the
 * statements file.
 */
@Injectable()
export class BlacklistRepository {
  constructor(@InjectRepository(BlacklistEntry) private readonly entries: Repository<BlacklistEntry>) {}

  /** Newest first. */
  async list(sql: Sql, botId: BotId): Promise<Person[]> {
    const rows = await sql.of(this.entries).find({ where: { botId }, order: { createdAt: 'DESC', pn: 'ASC' } });
    return rows.map(({ pn, lid, username }) => ({ pn, lid, username }));
  }

  count(sql: Sql, botId: BotId): Promise<number> {
    return sql.of(this.entries).countBy({ botId });
  }

  /**
   * Removes every entry that names this person. Entries with another known number or privacy id (LID) of the person
   * are removed too. An entry with another known username is removed only when it has no privacy id, because the
   * username may have belonged to somebody else.
   */
  async remove(sql: Sql, botId: BotId, named: Person, known: readonly Person[]): Promise<void> {
    const all = (word: keyof Person): string[] => known.map((one) => one[word]).filter((value) => value !== null);
    const where: FindOptionsWhere<BlacklistEntry>[] = words.flatMap((word) => {
      const value = named[word];
      return value === null ? [] : [{ botId, [word]: value }];
    });
    where.push({ botId, pn: In(all('pn')) }, { botId, lid: In(all('lid')) });
    where.push({ botId, lid: IsNull(), username: In(all('username')) });
    await sql.of(this.entries).delete(where);
  }
}
