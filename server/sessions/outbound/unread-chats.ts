const chatsKept = 200;
const idsKept = 20;

/**
 * Ids of messages per chat that the bot has not marked read yet. Read receipts are sent just before an
 * answer.
 */
export class UnreadChats {
  private readonly chats = new Map<string, string[]>();

  noteUnread(jid: string, waId: string): void {
    const ids = this.chats.get(jid) ?? [];
    this.chats.delete(jid);
    this.chats.set(jid, [...ids.slice(1 - idsKept), waId]);
    if (this.chats.size <= chatsKept) return;
    const [oldest] = this.chats.keys();
    if (oldest !== undefined) this.chats.delete(oldest);
  }

  /** Returns the unread ids and clears them. */
  takeUnread(jid: string): string[] {
    const ids = this.chats.get(jid) ?? [];
    this.chats.delete(jid);
    return ids;
  }
}
