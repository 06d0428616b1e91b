import { deflateSync } from 'node:zlib';
import { generateMessageIDV2, jidNormalizedUser, proto, type WASocket } from 'baileys';
import type { HistoryNotice } from '../link.types.js';

const { HistorySyncType } = proto.HistorySync;
const unwanted = new Set<number>([HistorySyncType.FULL, HistorySyncType.ON_DEMAND, HistorySyncType.INITIAL_STATUS_V3]);
const { HISTORY_SYNC_NOTIFICATION } = proto.Message.ProtocolMessage.Type;

type Notice = proto.Message.IHistorySyncNotification;

/**
 * Gives Baileys only histories that were read before, in a thread and within limits (history-files.service.ts). Baileys
 * itself would fetch a history from any host, unpack it to any size and decode it at once, in the process that holds all
 * sessions. Each history of the phone reaches it empty, which starts its sync of the account's state. Its people follow
 * in pieces.
 */
export class HistoryIntake {
  /** Notices of our own, with people that we have read. */
  private readonly own = new WeakSet<Notice>();
  private socket: Pick<WASocket, 'upsertMessage'> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param read the people of a history as compressed histories
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

  /** Baileys asks this before it processes a history. Removes the content of a history that is not our own. */
  mayProcess(notice: Notice): boolean {
    if (this.own.has(notice)) return true;
    const syncType = Number(notice.syncType ?? 0);
    notice.directPath = null;
    notice.initialHistBootstrapInlinePayload = deflateSync(proto.HistorySync.encode({ syncType }).finish());
    return !unwanted.has(syncType);
  }

  /** A history that the own phone has sent: its people are passed on, in the order of the histories. */
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
