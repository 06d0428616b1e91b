import {
  getBinaryNodeChild,
  getBinaryNodeChildren,
  isLidUser,
  isPnUser,
  jidNormalizedUser,
  parseAndInjectE2ESessions,
  S_WHATSAPP_NET,
  USyncQuery,
  USyncUser,
  type AuthenticationCreds,
  type BinaryNode,
  type WASocket,
} from 'baileys';
import { sessionCache } from '../session-cache.js';
import { userOf } from '../jids.js';
import type { PersonFound } from '../link.types.js';
import type { DeviceCache, ListedDevice } from './shared-caches.js';
import { LookupError, withinLimit } from './within-limit.js';

/** The number is not registered on WhatsApp. */
export class UnknownNumberError extends Error {
  override name = 'UnknownNumberError';
}

/** WhatsApp's data shows that the number belongs to another person than the recipient. */
export class OtherPersonError extends Error {
  override name = 'OtherPersonError';
}

/** Age in ms after which a device list is queried again. */
const listFreshMs = 4 * 60_000;
/** Maximum time that one look-up may delay a message to its recipient. */
const lookupLimitMs = 5_000;

type LookupSocket = Pick<WASocket, 'getUSyncDevices' | 'executeUSyncQuery' | 'query' | 'signalRepository'>;

/** The device lists of the account and the recipient for which the recipient's sessions were checked. */
interface Checked {
  readonly own: unknown;
  readonly theirs: unknown;
}

/**
 * Looks up a recipient's devices and keys before Baileys' sending transaction, so that nothing is queried inside the
 * transaction. A slow answer there would delay everything that is decrypted or sent at the same time. Differences
 * from Baileys: a listed device without keys is left out and does not fail the whole message; a person without a
 * known privacy id gets a session by number; an unregistered number is cached for a while.
 */
export class Recipients {
  private readonly checked = sessionCache<Checked>(2_000);
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly socket: LookupSocket,
    private readonly creds: AuthenticationCreds,
    private readonly devices: DeviceCache,
    /** Unregistered numbers, with their own expiry. */
    private readonly nobody: { get(key: string): unknown; set(key: string, value: unknown): void },
  ) {}

  /** Called after a session was removed. Each recipient is checked again at the next message. */
  forgetChecks(): void {
    this.checked.clear();
  }

  /**
   * Resolves when the recipient's devices are known and have sessions.
   * @param lid privacy id of the person that the message is for; null when it is not known
   * @throws UnknownNumberError, LookupError, OtherPersonError
   */
  async prepare(jid: string, lid: string | null): Promise<void> {
    await this.lookUp(jid);
    if (lid === null || !isPnUser(jid)) return;
    // The mapping is known from an earlier look-up. Without an answer in time, the message is sent nevertheless.
    const mapped = this.socket.signalRepository.lidMapping.getLIDForPN(jid);
    const holder = userOf(await withinLimit(mapped, lookupLimitMs).catch(() => null));
    if (holder !== '' && holder !== lid) throw new OtherPersonError('the number has another privacy id');
  }

  private async lookUp(jid: string): Promise<void> {
    if (this.isReady(jid)) return;
    if (this.nobody.get(jid)) throw new UnknownNumberError('remembered');
    let looking = this.underWay.get(jid);
    if (!looking) {
      looking = this.look(jid);
      this.underWay.set(jid, looking);
    }
    try {
      await withinLimit(looking, lookupLimitMs);
    } finally {
      // the next attempt queries again, because the answer to this query may never come
      if (this.underWay.get(jid) === looking) this.underWay.delete(jid);
    }
  }

  /**
   * Looks up a person.
   * @param who digits of a number, or `@username`
   * @returns null when WhatsApp does not answer
   */
  async findPerson(who: string): Promise<PersonFound | null> {
    const person = new USyncUser();
    const query = new USyncQuery().withContactProtocol().withLIDProtocol();
    query.withUser(who.startsWith('@') ? person.withUsername(who.slice(1)) : person.withPhone(`+${who}`));
    const answer = await withinLimit(this.socket.executeUSyncQuery(query), lookupLimitMs).catch(() => undefined);
    if (!answer) return null;
    const found = answer.list.find((one) => one['contact']);
    // for a person found by username, the id itself may be the privacy id
    const lid = [found?.['lid'], found?.id].find((jid) => typeof jid === 'string' && isLidUser(jid));
    return { exists: found !== undefined, lid: userOf(lid as string | undefined) || null };
  }

  private ownJid(to: string): string {
    const { id = '', lid } = this.creds.me ?? {};
    return jidNormalizedUser(isLidUser(to) && lid ? lid : id);
  }

  private isReady(jid: string): boolean {
    const own = userOf(this.ownJid(jid));
    const user = userOf(jid);
    if (!this.devices.isFresh(own, listFreshMs) || !this.devices.isFresh(user, listFreshMs)) return false;
    const checked = this.checked.get(jid);
    return checked !== undefined && checked.own === this.devices.get(own) && checked.theirs === this.devices.get(user);
  }

  private async look(jid: string): Promise<void> {
    const own = this.ownJid(jid);
    const stale = [...new Set([own, jid])].filter((one) => !this.devices.isFresh(userOf(one), listFreshMs));
    // cached lists stay in use until the answer arrives
    if (stale.length > 0) await this.socket.getUSyncDevices(stale, false, false);
    if (!this.devices.get(userOf(own))) await this.devices.set(userOf(own), []);
    const theirs = this.devices.get(userOf(jid));
    if (!theirs?.length) return this.nobodyThere(jid);
    await this.giveSessions([own, jid]);
    if (!this.devices.get(userOf(jid))?.length) throw new LookupError('none of the recipient’s devices has keys');
    this.checked.set(jid, { own: this.devices.get(userOf(own)), theirs: this.devices.get(userOf(jid)) });
  }

  /**
   * Handles an empty device list. The number counts as unregistered if WhatsApp confirms it.
   * @throws UnknownNumberError when WhatsApp confirms it, else LookupError
   */
  private async nobodyThere(jid: string): Promise<never> {
    if (isPnUser(jid) && (await this.findPerson(userOf(jid)))?.exists === false) {
      this.nobody.set(jid, true);
      throw new UnknownNumberError('not on WhatsApp');
    }
    throw new LookupError('WhatsApp listed no devices');
  }

  /** Starts a session with each listed device that has none. Devices without keys are removed from the list. */
  private async giveSessions(people: readonly string[]): Promise<void> {
    const missing = await this.withoutSession(people);
    if (missing.length === 0) return;
    await this.beginSessions(missing);
    const gone = new Set(await this.withoutSession(people));
    if (gone.size === 0) return;
    for (const person of people) {
      const listed = this.devices.get(userOf(person));
      if (listed?.some((device) => gone.has(addressOf(device))))
        await this.devices.set(
          userOf(person),
          listed.filter((device) => !gone.has(addressOf(device))),
        );
    }
  }

  private async withoutSession(people: readonly string[]): Promise<string[]> {
    const me = [this.creds.me?.id, this.creds.me?.lid];
    const addresses = people.flatMap((person) => this.devices.get(userOf(person))?.map(addressOf) ?? []).filter((one) => !me.includes(one));
    const states = await Promise.all(addresses.map((one) => this.socket.signalRepository.validateSession(one)));
    return addresses.filter((_one, index) => !states[index]!.exists);
  }

  private async beginSessions(addresses: readonly string[]): Promise<void> {
    const { signalRepository } = this.socket;
    const mapped = await signalRepository.lidMapping.getLIDsForPNs(addresses.filter((one) => isPnUser(one)));
    const lids = new Map(mapped?.map(({ pn, lid }) => [pn, lid]));
    const reply = (await this.socket.query(keyQuestion(addresses.map((one) => lids.get(one) ?? one)), lookupLimitMs)) as
      | BinaryNode
      | undefined;
    if (!reply) throw new LookupError('no answer to the question for keys');
    for (const user of getBinaryNodeChildren(getBinaryNodeChild(reply, 'list'), 'user')) {
      // one device without keys must not fail the others, so each is queried alone
      const alone: BinaryNode = { tag: 'iq', attrs: {}, content: [{ tag: 'list', attrs: {}, content: [user] }] };
      await parseAndInjectE2ESessions(alone, signalRepository).catch(() => undefined);
    }
  }
}

function keyQuestion(jids: readonly string[]): BinaryNode {
  const users = jids.map((jid): BinaryNode => ({ tag: 'user', attrs: { jid } }));
  return {
    tag: 'iq',
    attrs: { xmlns: 'encrypt', type: 'get', to: S_WHATSAPP_NET },
    content: [{ tag: 'key', attrs: {}, content: users }],
  };
}

/** The address in the form that Baileys uses when it sends. */
function addressOf({ user, device, server }: ListedDevice): string {
  return `${user}${device ? `:${device}` : ''}@${server}`;
}
