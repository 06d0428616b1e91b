import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '../../../platform/crypto/ids.js';
import type { Sql } from '../../../platform/database/database.js';
import type { KnownContact } from './identity.rules.js';
import type { ChatAddress, PersonAddress, UsernameUpdate } from '../conversations.types.js';

/** Number, privacy id and username of a person. */
type KnownAs = PersonAddress & { readonly username: string | null };

interface ContactRow {
  contact_id: string;
  conversation_id: ConversationId;
  pn: string | null;
  lid: string | null;
  username: string | null;
  pn_since: Date | null;
  past_since: Date | null;
  is_empty: boolean;
}

/**
 * All contacts of the owner with one of these numbers or privacy ids, in one statement. UNION instead of OR,
 * because without statistics Postgres would read all of the owner's contacts.
 */
export async function findContacts(sql: Sql, botId: BotId, addresses: readonly PersonAddress[]): Promise<KnownContact[]> {
  const rows = await sql.rows<ContactRow>(
    `SELECT k.id AS contact_id, c.id AS conversation_id, k.pn, k.lid, k.username, k.pn_since, k.past_since, c.message_count = 0 AS is_empty
     FROM contacts k JOIN conversations c ON c.contact_id = k.id
     WHERE k.id IN (
       SELECT id FROM contacts WHERE bot_id = $1 AND pn = ANY ($2::text[]) UNION SELECT id FROM contacts WHERE bot_id = $1 AND lid = ANY ($3::text[])
     )`,
    [botId, known(addresses, 'pn'), known(addresses, 'lid')],
    'contacts-find',
  );
  return rows.map((row) => ({
    contactId: row.contact_id,
    conversationId: row.conversation_id,
    pn: row.pn,
    lid: row.lid,
    username: row.username,
    pnSince: row.pn_since,
    pastSince: row.past_since,
    isEmpty: row.is_empty,
  }));
}

/** Contacts that have this number, privacy id or username; `jid` is the address of their chat. */
export async function findKnownAs(sql: Sql, botId: BotId, { pn, lid, username }: KnownAs): Promise<(KnownAs & { readonly jid: string })[]> {
  return sql.rows<KnownAs & { jid: string } & Record<string, unknown>>(
    `SELECT k.pn, k.lid, k.username, c.jid FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE k.id IN (
       SELECT id FROM contacts WHERE bot_id = $1 AND pn = $2::text
       UNION SELECT id FROM contacts WHERE bot_id = $1 AND lid = $3::text
       UNION SELECT id FROM contacts WHERE bot_id = $1 AND username = $4::text)`,
    [botId, pn, lid, username],
  );
}

/** Names and addresses of people by privacy id. */
export async function findByLids(sql: Sql, botId: BotId, lids: readonly string[]): Promise<(KnownAs & { readonly name: string })[]> {
  return sql.rows<KnownAs & { name: string } & Record<string, unknown>>(
    `SELECT name, pn, lid, username FROM contacts WHERE bot_id = $1 AND lid = ANY ($2::text[])`,
    [botId, lids],
  );
}

function known(addresses: readonly PersonAddress[], half: 'pn' | 'lid'): string[] {
  return addresses.map((one) => one[half]).filter((value) => value !== null);
}

/** Allows one change of an owner's contacts at a time, in the whole cluster. Held until the transaction ends. */
export async function lockContacts(tx: Sql, botId: BotId): Promise<void> {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 2))`, [`contacts:${botId}`]);
}

/**
 * Locks these people before any of them is changed: first the conversations, then the contacts, each in the order of
 * ids (avoids deadlocks with the statements of a commit, see docs/decisions/0166).
 * @param alsoMessages true when conversations will be merged or their messages withdrawn: also locks all messages
 * that a delivery report may change. Otherwise, a report that has locked one message could wait for another one,
 * which is a deadlock.
 */
export async function lockPeople(tx: Sql, people: readonly KnownContact[], alsoMessages: boolean): Promise<void> {
  const contactIds = people.map(({ contactId }) => contactId);
  const conversationIds = people.map(({ conversationId }) => conversationId);
  await tx.rows(`SELECT 1 FROM conversations WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [conversationIds]);
  await tx.rows(`SELECT 1 FROM contacts WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [contactIds]);
  if (alsoMessages)
    await tx.rows(`SELECT 1 FROM messages WHERE conversation_id = ANY ($1::uuid[]) AND sender <> 'lead' ORDER BY id FOR UPDATE`, [
      conversationIds,
    ]);
}

/**
 * Creates a contact with its conversation. The conversation is not shown while it has no messages. Its `last_at` is
 * before the time of any message.
 * @param provedAt when the person's own message contained number and privacy id; null when no message did
 */
export async function insertContact(tx: Sql, botId: BotId, chat: ChatAddress, provedAt: Date | null): Promise<ConversationId> {
  const contactId = newId();
  const conversationId = newId<ConversationId>();
  await tx.run(
    `WITH input AS (
       SELECT $1::uuid AS bot_id, $2::uuid AS contact_id, $3::text AS pn, $4::text AS lid, $5::text AS username, $6::uuid AS conversation_id, $7::text AS jid,
         $8::timestamptz AS proved_at
     ), contact AS (
       INSERT INTO contacts (id, bot_id, pn, lid, username, pn_since) SELECT contact_id, bot_id, pn, lid, username, proved_at FROM input RETURNING id
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, last_at)
     SELECT i.conversation_id, i.bot_id, contact.id, i.jid, to_timestamp(0) FROM contact, input i`,
    [botId, contactId, chat.pn, chat.lid, chat.lid === null ? null : (chat.username ?? null), conversationId, chat.jid, provedAt],
    'contacts-insert',
  );
  return conversationId;
}

/**
 * New data about a person. Null keeps the stored value, but a username is removed when the privacy id
 * changes.
 */
export type Learnt = KnownAs & {
  /** When the person's own message contained both number and privacy id; null or missing when none did. */
  readonly provedAt?: Date | null;
  /** True when the person has written since their number passed to another person. */
  readonly isBack?: boolean;
};

/**
 * SQL for the `SET` clause of a contact `k`. The new values come from an `input` `i` (see {@link learntValues}).
 * Keeps the person's previous number.
 */
export const addressChange = `pn = coalesce(i.pn, k.pn), lid = coalesce(i.lid, k.lid),
  username = CASE WHEN coalesce(i.lid, k.lid) IS NULL THEN NULL WHEN coalesce(i.lid, k.lid) = k.lid THEN coalesce(i.username, k.username) ELSE i.username END,
  former_pn = CASE WHEN k.pn IS NOT NULL AND i.pn <> k.pn THEN k.pn ELSE k.former_pn END,
  pn_since = CASE WHEN i.proved_at IS NULL AND coalesce(i.pn, k.pn) IS NOT DISTINCT FROM k.pn AND coalesce(i.lid, k.lid) IS NOT DISTINCT FROM k.lid
    THEN k.pn_since ELSE i.proved_at END,
  past_since = CASE WHEN NOT i.is_back THEN k.past_since END`;

/** Columns of the `input` of an {@link addressChange}, from the third parameter on. */
export const learntColumns = `$3::text AS pn, $4::text AS lid, $5::text AS username, $6::timestamptz AS proved_at, $7::boolean AS is_back`;

export function learntValues({ pn, lid, username, provedAt, isBack }: Learnt): unknown[] {
  return [pn, lid, username, provedAt ?? null, isBack ?? false];
}

export async function setAddress(tx: Sql, botId: BotId, contactId: string, learnt: Learnt): Promise<void> {
  await tx.run(
    `WITH input AS (SELECT $1::uuid AS bot_id, $2::uuid AS contact_id, ${learntColumns})
     UPDATE contacts k SET ${addressChange} FROM input i WHERE k.bot_id = i.bot_id AND k.id = i.contact_id`,
    [botId, contactId, ...learntValues(learnt)],
  );
}

/** Removes the privacy id and its username from a contact that keeps its number. */
export async function clearLid(tx: Sql, botId: BotId, contactId: string): Promise<void> {
  await tx.run(`UPDATE contacts SET lid = NULL, username = NULL, pn_since = NULL WHERE bot_id = $1 AND id = $2 AND pn IS NOT NULL`, [
    botId,
    contactId,
  ]);
}

/** Deletes a contact without messages. False when it has messages by now. */
export async function deleteEmpty(tx: Sql, botId: BotId, contactId: string): Promise<boolean> {
  // waits for a message that is being stored in the conversation
  const [conversation] = await tx.rows<{ message_count: number }>(
    `SELECT message_count FROM conversations WHERE bot_id = $1 AND contact_id = $2 FOR UPDATE`,
    [botId, contactId],
  );
  if (!conversation || conversation.message_count > 0) return false;
  return (await tx.run(`DELETE FROM contacts WHERE bot_id = $1 AND id = $2`, [botId, contactId])) === 1;
}

/**
 * Applies usernames as WhatsApp currently reports them. A username belongs to one person only, so its
 * previous holder loses it. Returns the changed conversations.
 */
export async function setUsernames(sql: Sql, botId: BotId, updates: readonly UsernameUpdate[]): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH told AS (
       SELECT * FROM unnest($2::text[], $3::text[]) AS n (lid, username)
     ), changed AS (
       SELECT k.id, n.username FROM told n JOIN contacts k ON k.bot_id = $1 AND k.lid = n.lid WHERE n.username IS DISTINCT FROM k.username
       UNION ALL
       SELECT k.id, NULL FROM told n JOIN contacts k ON k.bot_id = $1 AND k.username = n.username WHERE k.lid <> ALL ($2::text[])
     ), locked AS MATERIALIZED (
       SELECT k.id FROM contacts k WHERE k.id IN (SELECT id FROM changed) ORDER BY k.id FOR NO KEY UPDATE
     ), renamed AS (
       UPDATE contacts k SET username = changed.username FROM changed JOIN locked USING (id) WHERE k.id = changed.id
       RETURNING k.id
     )
     SELECT c.id FROM renamed JOIN conversations c ON c.contact_id = renamed.id`,
    [botId, updates.map((one) => one.lid), updates.map((one) => one.username)],
  );
  return rows.map((row) => row.id);
}

/** SQL condition: the reported name `f` differs from the one stored for the contact `k`. */
const isNewName = `(f.book_name <> '' AND (k.name <> f.book_name OR NOT k.name_is_booked) OR f.own_name <> '' AND (k.own_name <> f.own_name OR k.name <> f.own_name AND NOT k.name_is_booked))`;

/**
 * Stores names of people. The panel shows the name from the owner's address book, otherwise the name that the person
 * chose. Leads and models only ever read the chosen name. The address book knows only numbers, so the present holder
 * of a number does not get a name that was learnt for the previous holder. Returns the conversations whose shown name
 * changed.
 * @param names cleaned; empty where no name was reported
 */
export async function setNames(
  sql: Sql,
  botId: BotId,
  names: readonly (PersonAddress & { readonly name: string; readonly ownName?: string })[],
): Promise<ConversationId[]> {
  const rows = await sql.rows<{ id: ConversationId }>(
    `WITH told AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS n (pn, lid, book_name, own_name)
     ), found AS (
       SELECT k.id, n.book_name, n.own_name FROM told n JOIN contacts k ON k.bot_id = $1 AND k.pn = n.pn
       WHERE coalesce(k.lid = n.lid, true) AND NOT EXISTS (
         SELECT 1 FROM contacts past WHERE past.bot_id = $1 AND past.former_pn = n.pn AND past.past_since IS NOT NULL AND past.name = n.book_name)
       UNION ALL
       SELECT k.id, n.book_name, n.own_name FROM told n JOIN contacts k ON k.bot_id = $1 AND k.lid = n.lid
     ), locked AS MATERIALIZED (
       SELECT k.id, f.book_name, f.own_name FROM found f JOIN contacts k ON k.id = f.id
       WHERE ${isNewName} ORDER BY k.id FOR NO KEY UPDATE OF k
     ), named AS (
       UPDATE contacts k SET
         own_name = coalesce(nullif(f.own_name, ''), k.own_name),
         name = CASE WHEN f.book_name <> '' THEN f.book_name WHEN k.name = '' OR f.own_name <> '' AND NOT k.name_is_booked THEN f.own_name ELSE k.name END,
         name_is_booked = f.book_name <> '' OR k.name_is_booked AND k.name <> ''
       FROM locked f WHERE k.id = f.id AND ${isNewName}
       RETURNING k.id
     )
     SELECT c.id FROM named JOIN conversations c ON c.contact_id = named.id`,
    [botId, names.map((one) => one.pn), names.map((one) => one.lid), names.map((one) => one.name), names.map((one) => one.ownName ?? '')],
  );
  return rows.map((row) => row.id);
}
