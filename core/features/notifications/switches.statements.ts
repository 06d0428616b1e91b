import type { PersonId } from '#contracts/values/ids';
import type { NoticeChannel, SwitchedKind } from '#contracts/values/notices';
import type { Sql } from '../../platform/database/database.js';
import type { NoticeSwitch } from './notices.rules.js';

/** The switches a person has set explicitly. */
export async function findSwitches(sql: Sql, personId: PersonId): Promise<NoticeSwitch[]> {
  return sql.rows<{ kind: SwitchedKind; channel: NoticeChannel; wanted: boolean }>(
    `SELECT kind, channel, wanted FROM notice_switches WHERE person_id = $1`,
    [personId],
    'notices-switches',
  );
}

/** The switches that each of these persons has set explicitly. */
export async function findSwitchesOf(sql: Sql, personIds: readonly PersonId[]): Promise<ReadonlyMap<PersonId, NoticeSwitch[]>> {
  const rows = await sql.rows<NoticeSwitch & { readonly personId: PersonId } & Record<string, unknown>>(
    `SELECT person_id AS "personId", kind, channel, wanted FROM notice_switches WHERE person_id = ANY ($1::uuid[])`,
    [personIds],
    'notices-switches-of',
  );
  return Map.groupBy(rows, ({ personId }) => personId);
}

export async function setSwitch(sql: Sql, personId: PersonId, { kind, channel, wanted }: NoticeSwitch): Promise<void> {
  await sql.run(
    `INSERT INTO notice_switches (person_id, kind, channel, wanted) VALUES ($1, $2, $3, $4)
     ON CONFLICT (person_id, kind, channel) DO UPDATE SET wanted = EXCLUDED.wanted`,
    [personId, kind, channel, wanted],
  );
}

export async function eraseSwitches(sql: Sql, personId: PersonId): Promise<void> {
  await sql.run(`DELETE FROM notice_switches WHERE person_id = $1`, [personId]);
}
