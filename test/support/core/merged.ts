import { expect } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import type { Database } from '#core/platform/database/database';
import { mergeContacts } from '#core/features/conversations/contacts/contact-merge.statements';
import type { KnownContact } from '#core/features/conversations/contacts/identity.rules';
import { Crowd, type ChatRows, type Ids } from './crowd.ts';

/** Two contacts of one person after their merge into one contact. */
export interface Merged {
  readonly keep: Ids;
  readonly gone: Ids;
  /** Columns of the remaining contact and of its conversation. */
  readonly row: Readonly<Record<string, unknown>>;
}

const unnamed = { pn: null, lid: null, username: null };
const known = ({ id, contactId }: Ids): KnownContact => ({ contactId, conversationId: id, ...unnamed });

/** Creates two contacts with these rows and merges them. No other row changes. */
export async function merged(sql: Database, botId: BotId, keepRows: ChatRows, goneRows: ChatRows): Promise<Merged> {
  const chats = await Crowd.of(sql, botId, {}, { keep: keepRows, gone: goneRows });
  const [keep, gone] = [chats.of('keep'), chats.of('gone')];
  const changed = await chats.changedBy(() =>
    sql.transaction((tx) => mergeContacts(tx, botId, { keep: known(keep), gone: known(gone) }, unnamed)),
  );
  expect(changed).toEqual(['keep', 'gone']);
  const [row] = await sql.rows(`SELECT c.*, k.* FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.id = $1`, [keep.id]);
  return { keep, gone, row: row! };
}

/** A day of March 2026, to compare times. */
export const day = (date: number): Date => new Date(Date.UTC(2026, 2, date));
/** SQL of that day, or NULL for null. */
export const onDay = (date: number | null): string => (date === null ? 'NULL' : `'${day(date).toISOString()}'`);
