import {
  isLidUser,
  isPnUser,
  jidDecode,
  jidNormalizedUser,
  type BinaryNode,
  type CacheStore,
  type LIDMapping,
  type WASocket,
} from 'baileys';
import { withinLimit } from './within-limit.js';

/** Maximum wait of a lead's first message for the lead's privacy id. */
const limitMs = 3_000;

type LookupSocket = Pick<WASocket, 'signalRepository' | 'authState'>;

/**
 * Looks up the privacy id (LID) of a sender who writes by number only, before Baileys handles the message. Baileys
 * stores sessions under the privacy id when it knows one, and would otherwise look for it while holding locks. Only
 * that sender's conversation waits, for a short time. The result "none" is cached. A session that began under the
 * number is moved when the privacy id is learnt later.
 */
export class LidLookup {
  /** Baileys' own query function, set when the socket is created. */
  ask: ((jids: string[]) => Promise<LIDMapping[] | undefined>) | undefined;
  private socket: LookupSocket | undefined;

  /** @param unlisted cache of numbers without a privacy id, with its own expiry */
  constructor(private readonly unlisted: CacheStore) {}

  use(socket: LookupSocket): void {
    this.socket = socket;
  }

  /** Resolves when the message of this sender may be handled. Never rejects. */
  async prepare({ attrs }: BinaryNode): Promise<void> {
    const { socket } = this;
    const { from, sender_lid: lid, sender_pn: pn } = attrs;
    const number = [from, pn].find((one) => isPnUser(one));
    if (!socket || !number || attrs['category'] === 'peer' || attrs['recipient']) return;
    try {
      if (await socket.signalRepository.lidMapping.getLIDForPN(number)) return;
      await this.noteDevice(socket, number);
      if (!isLidUser(lid) && !isLidUser(from)) await this.learn(socket, number);
    } catch {
      // without a privacy id, the message is handled under the number
    }
  }

  private async learn(socket: LookupSocket, number: string): Promise<void> {
    const person = jidNormalizedUser(number);
    if (!this.ask || this.unlisted.get(person)) return;
    const pairs = await withinLimit(this.ask([person]), limitMs).catch(() => undefined);
    const pair = pairs?.find((one) => one.lid);
    if (!pair) {
      await this.unlisted.set(person, true);
      return;
    }
    await socket.signalRepository.lidMapping.storeLIDPNMappings([pair]);
    await socket.signalRepository.migrateSession(number, pair.lid);
  }

  /**
   * Adds the sender's device to Baileys' device list. Baileys moves the sessions of listed devices only, and by
   * itself lists devices only when it sends.
   */
  private async noteDevice(socket: LookupSocket, number: string): Promise<void> {
    const { user = '', device = 0 } = jidDecode(number) ?? {};
    const { keys } = socket.authState;
    const { [user]: listed = [] } = await keys.get('device-list', [user]);
    const name = String(device);
    if (user && !listed.includes(name)) await keys.set({ 'device-list': { [user]: [...listed, name] } });
  }
}
