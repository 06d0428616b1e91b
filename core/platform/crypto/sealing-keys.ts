import { Inject, Injectable } from '@nestjs/common';
import { Database, type Sql } from '../database/database.js';

/**
 * Every key that values may stand under, of whatever process: the only file that reads and writes `sealing_keys`. A process lists the one
 * it seals with before it seals anything, so that others can tell what they will not be able to open.
 */
@Injectable()
export class SealingKeys {
  constructor(@Inject(Database) private readonly database: Database) {}

  async announce(id: string): Promise<void> {
    await this.database.run(`INSERT INTO sealing_keys (id) VALUES ($1) ON CONFLICT DO NOTHING`, [id]);
  }

  /** Those that are listed and not among `known`. */
  async unknownTo(known: readonly string[], sql: Sql = this.database): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(`SELECT id FROM sealing_keys WHERE id <> ALL ($1::text[]) ORDER BY id`, [known]);
    return rows.map((row) => row.id);
  }

  /** Nothing stands under them any more. */
  async strikeOff(ids: readonly string[]): Promise<void> {
    await this.database.run(`DELETE FROM sealing_keys WHERE id = ANY ($1::text[])`, [ids]);
  }
}
