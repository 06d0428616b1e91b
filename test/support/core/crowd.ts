import type { BotId, ContactId, ConversationId, MessageId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { Sql } from '#core/platform/database/database';

/**
 * Differences between the rows of one chat and the rows of a new chat: assignments by table, and statements that add
 * rows. In a statement, `:bot`, `:contact`, `:conversation` and `:message` are the ids of the chat.
 */
export interface ChatRows {
  readonly contacts?: string;
  readonly conversations?: string;
  readonly messages?: string;
  readonly added?: string;
  /** Another bot than the crowd's bot. */
  readonly botId?: BotId;
}

export interface Ids {
  readonly botId: BotId;
  readonly contactId: ContactId;
  readonly id: ConversationId;
  readonly messageId: MessageId;
}

/** SQL that adds a message to a chat. The chat's first message has the number 10. */
export function addedMessage(seq: number, sender: 'lead' | 'bot' | 'owner', more: Readonly<Record<string, string>> = {}): string {
  const given: Record<string, string> = { kind: `'text'`, body: `'pesan'`, status: `'sent'`, ...more };
  return `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, wa_id, ${Object.keys(given).join(', ')})
    VALUES (gen_random_uuid(), :bot, :conversation, ${seq}, '${sender}', gen_random_uuid()::text, ${Object.values(given).join(', ')});`;
}

/**
 * Chats that each differ from a usual chat in one respect. They show which chats a statement matches. Each chat has a
 * contact and one message of the lead. The name of a chat is the name of its contact.
 */
export class Crowd {
  private constructor(
    private readonly sql: Sql,
    private readonly chats: ReadonlyMap<string, Ids>,
  ) {}

  static async of<Name extends string>(sql: Sql, botId: BotId, usual: ChatRows, others: Readonly<Record<Name, ChatRows>>): Promise<Crowd> {
    const chats = new Map<string, Ids>();
    for (const [name, other] of Object.entries<ChatRows>({ usual: {}, ...others })) {
      const ids: Ids = { botId: other.botId ?? botId, contactId: newId(), id: newId(), messageId: newId() };
      chats.set(name, ids);
      await store(sql, name, ids, [usual, other]);
    }
    return new Crowd(sql, chats);
  }

  of(name: string): Ids {
    return this.chats.get(name)!;
  }

  get ids(): ConversationId[] {
    return [...this.chats.values()].map(({ id }) => id);
  }

  /** The names of these chats, in the order of the ids. */
  names(ids: readonly ConversationId[]): string[] {
    return ids.map((wanted) => [...this.chats].find(([, { id }]) => id === wanted)?.[0] ?? wanted);
  }

  /** Names of the chats whose rows the action changes. The rows of all other chats stay identical. */
  async changedBy(action: () => Promise<unknown>): Promise<string[]> {
    const before = await this.rows();
    await action();
    const after = await this.rows();
    return [...this.chats.keys()].filter((name) => before.get(name) !== after.get(name));
  }

  private async rows(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const [name, { id, contactId }] of this.chats) {
      const [row] = await this.sql.rows<{ text: string }>(
        `SELECT jsonb_build_array(
           (SELECT jsonb_agg(k) FROM contacts k WHERE k.id = $2), (SELECT jsonb_agg(c) FROM conversations c WHERE c.id = $1),
           (SELECT jsonb_agg(m ORDER BY m.seq) FROM messages m WHERE m.conversation_id = $1),
           (SELECT jsonb_agg(f ORDER BY f.id) FROM follow_ups f WHERE f.conversation_id = $1),
           (SELECT jsonb_agg(o ORDER BY o.id) FROM closings o WHERE o.conversation_id = $1))::text AS text`,
        [id, contactId],
      );
      found.set(name, row!.text);
    }
    return found;
  }
}

async function store(sql: Sql, name: string, ids: Ids, parts: readonly ChatRows[]): Promise<void> {
  const { botId, contactId, id, messageId } = ids;
  await sql.run(`INSERT INTO contacts (id, bot_id, name, pn) VALUES ($1, $2, $3, $4)`, [contactId, botId, name, `628${digits()}`]);
  await sql.run(`INSERT INTO conversations (id, bot_id, contact_id, jid, last_sender, last_seq) VALUES ($1, $2, $3, 'x@lid', 'lead', 10)`, [
    id,
    botId,
    contactId,
  ]);
  await sql.run(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     VALUES ($1, $2, $3, 10, 'lead', 'text', 'tanya', $4, 'delivered')`,
    [messageId, botId, id, newId()],
  );
  const set = async (table: string, key: string, changes: readonly (string | undefined)[]): Promise<void> => {
    for (const change of changes) if (change) await sql.run(`UPDATE ${table} SET ${change} WHERE id = $1`, [key]);
  };
  await set(
    'contacts',
    contactId,
    parts.map((one) => one.contacts),
  );
  await set(
    'conversations',
    id,
    parts.map((one) => one.conversations),
  );
  await set(
    'messages',
    messageId,
    parts.map((one) => one.messages),
  );
  const values: Record<string, string> = { ':bot': botId, ':contact': contactId, ':conversation': id, ':message': messageId };
  for (const { added } of parts)
    if (added) await sql.run(added.replaceAll(/(?<!:):(?:bot|contact|conversation|message)\b/g, (found) => `'${values[found]}'`));
}

let numbered = 1_000_000_000;
/** Returns digits that no other contact has. */
const digits = (): string => String((numbered += 1));
