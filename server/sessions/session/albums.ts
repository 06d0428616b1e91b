import type { PersonAddress } from '#core/outside/whatsapp/jids';

/** A phone sends few albums at once; older ones are forgotten. */
const albumsMax = 50;

/**
 * Albums of which pictures are still missing. The bot waits for them as it waits for a lead who is typing, so the longest wait is the same.
 * Lost with the connection: the turn is then answered with what has come.
 */
export class Albums {
  private readonly missing = new Map<string, number>();
  private readonly incomplete = new Map<string, { readonly chat: PersonAddress; readonly step: number }>();

  /** An album was announced: so many pictures and films follow. */
  announced(id: string, count: number, chat: PersonAddress): void {
    for (const oldest of this.missing.keys()) {
      if (this.missing.size < albumsMax) break;
      this.missing.delete(oldest);
    }
    if (count > 1) this.missing.set(id, count);
    if (count > 1) this.incomplete.set(chat.jid, { chat, step: 0 });
  }

  /** A picture of an album has come. @param step of the ledger that stores it */
  arrived(id: string, chat: PersonAddress, step: number): void {
    const left = (this.missing.get(id) ?? 1) - 1;
    if (left > 0) this.missing.set(id, left);
    else this.missing.delete(id);
    if (left > 0) this.incomplete.set(chat.jid, { chat, step });
    else this.incomplete.delete(chat.jid);
  }

  /**
   * Chats of which pictures are missing, each reported once per announcement or picture.
   * @param storedStep only what is stored by this step: the conversation of a new lead begins with the first picture
   */
  take(storedStep: number): readonly PersonAddress[] {
    const ready = [...this.incomplete].filter(([, { step }]) => step <= storedStep);
    for (const [jid] of ready) this.incomplete.delete(jid);
    return ready.map(([, { chat }]) => chat);
  }
}
