import { Inject, Injectable } from '@nestjs/common';
import { Database, type Sql } from '../database/database.js';

/**
 * All keys with which values may be sealed, whichever process uses them. Only this file reads and writes
 * `sealing_keys`. A process registers its key before it seals anything. So other processes can detect values that
 * they cannot decrypt.
 */
@Injectable()
export class SealingKeys {
  constructor(@Inject(Database) private readonly database: Database) {}

  async announce(id: string): Promise<void> {
    await this.database.run(`INSERT INTO sealing_keys (id) VALUES ($1) ON CONFLICT DO NOTHING`, [id]);
  }

  /** Registered keys that are not among `known`. */
  async unknownTo(known: readonly string[], sql: Sql = this.database): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(`SELECT id FROM sealing_keys WHERE id <> ALL ($1::text[]) ORDER BY id`, [known]);
    return rows.map((row) => row.id);
  }

  /** Removes keys that no value uses any more. */
  async strikeOff(ids: readonly string[]): Promise<void> {
    await this.database.run(`DELETE FROM sealing_keys WHERE id = ANY ($1::text[])`, [ids]);
  }
}
