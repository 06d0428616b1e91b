import { deflateSync } from 'node:zlib';
import { generateMessageIDV2, jidNormalizedUser, proto, type WASocket } from 'baileys';
import type { HistoryNotice } from '../link.types.js';

const { HistorySyncType } = proto.HistorySync;
const unwanted = new Set<number>([HistorySyncType.FULL, HistorySyncType.ON_DEMAND, HistorySyncType.INITIAL_STATUS_V3]);
const { HISTORY_SYNC_NOTIFICATION } = proto.Message.ProtocolMessage.Type;

type Notice = proto.Message.IHistorySyncNotification;

/**
 * Passes to Baileys only histories that were parsed before, in a thread and within limits (history-files.service.ts).
 * Baileys itself would fetch a history from any host, decompress it to any size and decode it at once, in the process
 * that holds all sessions. Baileys receives each history of the phone without its content, which starts Baileys' sync
 * of the account's state. The people of the history follow in pieces.
 */
export class HistoryIntake {
  /** Notices that this class created, with the people of parsed histories. */
  private readonly own = new WeakSet<Notice>();
  private socket: Pick<WASocket, 'upsertMessage'> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param read returns the people of a history as compressed histories
   * @param me own address; undefined before the device is linked
   */
  constructor(
    private readonly read: (notice: HistoryNotice) => Promise<readonly Uint8Array[]>,
    private readonly me: () => string | undefined,
    private readonly failed: (error: unknown) => void,
  ) {}

  use(socket: Pick<WASocket, 'upsertMessage'>): void {
    this.socket = socket;
  }

  /**
   * Baileys calls this before it processes a history. Removes the content of a history that this class did not
   * create.
   */
  mayProcess(notice: Notice): boolean {
    if (this.own.has(notice)) return true;
    const syncType = Number(notice.syncType ?? 0);
    notice.directPath = null;
    notice.initialHistBootstrapInlinePayload = deflateSync(proto.HistorySync.encode({ syncType }).finish());
    return !unwanted.has(syncType);
  }

  /**
   * Handles a history that the own phone has sent. Its people are passed to Baileys, in the order of the histories.
   */
  arrived(notice: HistoryNotice): void {
    if (unwanted.has(notice.syncType)) return;
    const reading = this.read(notice);
    reading.catch(() => undefined); // reported below
    this.last = this.last.then(async () => this.passOn(notice.syncType, await reading)).catch(this.failed);
  }

  private async passOn(syncType: number, pieces: readonly Uint8Array[]): Promise<void> {
    for (const piece of pieces) {
      const me = this.me();
      if (!this.socket || me === undefined) return;
      const notice = proto.Message.HistorySyncNotification.create({ syncType, initialHistBootstrapInlinePayload: piece });
      this.own.add(notice);
      const key = { remoteJid: jidNormalizedUser(me), fromMe: true, id: generateMessageIDV2(me) };
      const protocolMessage = { type: HISTORY_SYNC_NOTIFICATION, historySyncNotification: notice };
      await this.socket.upsertMessage({ key, message: { protocolMessage } }, 'append');
    }
  }
}
