import { addressesOf, type PersonAddress } from '#core/outside/whatsapp/jids';

/** Maximum number of albums in memory. A phone sends few at once. Beyond the maximum, older albums are removed. */
const albumsMax = 50;
/** Maximum wait for the next picture of an album. After that, the lead has deleted the picture, or it was lost. */
const nextPictureMs = 60_000;

interface Missing {
  readonly count: number;
  readonly chat: PersonAddress;
  /** When the album was announced or its last picture arrived. */
  readonly atMs: number;
}

/**
 * Albums with missing pictures. The bot waits for the pictures as for a lead who is typing, with the same maximum
 * wait. The list ends with the connection. The turn is then answered with the pictures that have arrived.
 */
export class Albums {
  private readonly missing = new Map<string, Missing>();
  private readonly incomplete = new Map<string, { readonly chat: PersonAddress; readonly step: number }>();

  /** An album was announced, with this number of pictures and videos. */
  announced(id: string, count: number, chat: PersonAddress, nowMs: number): void {
    for (const oldest of this.missing.keys()) {
      if (this.missing.size < albumsMax) break;
      this.missing.delete(oldest);
    }
    if (count > 1) this.missing.set(id, { count, chat, atMs: nowMs });
    if (count > 1) this.incomplete.set(chat.jid, { chat, step: 0 });
  }

  /**
   * A picture of an album has arrived.
   * @param step the step of the ledger that stores the picture
   */
  arrived(id: string, chat: PersonAddress, step: number, nowMs: number): void {
    const left = (this.missing.get(id)?.count ?? 1) - 1;
    if (left > 0) this.missing.set(id, { count: left, chat, atMs: nowMs });
    else this.missing.delete(id);
    if (this.awaits(chat, nowMs)) this.incomplete.set(chat.jid, { chat, step });
    else this.incomplete.delete(chat.jid);
  }

  /** True while pictures of an album of this chat are missing. */
  awaits(chat: PersonAddress, nowMs: number): boolean {
    const theirs = new Set(addressesOf(chat));
    return [...this.missing.values()].some(
      (one) => one.atMs > nowMs - nextPictureMs && addressesOf(one.chat).some((jid) => theirs.has(jid)),
    );
  }

  /**
   * Chats with missing pictures, each reported once per announcement or picture.
   * @param storedStep only chats that are stored by this step: the conversation of a new lead begins with
   * the first picture
   */
  take(storedStep: number): readonly PersonAddress[] {
    const ready = [...this.incomplete].filter(([, { step }]) => step <= storedStep);
    for (const [jid] of ready) this.incomplete.delete(jid);
    return ready.map(([, { chat }]) => chat);
  }
}
