import { isLidUser, isPnUser, jidNormalizedUser, USyncQuery, USyncUser, type BinaryNode, type WASocket } from 'baileys';
import { textOf } from '../content/contact-updates.js';
import { userOf } from '../jids.js';
import type { LinkCaches } from './shared-caches.js';
import { withinLimit } from './within-limit.js';

/** Maximum wait of a lead's first message for the lead's username. */
const limitMs = 3_000;

type LookupSocket = Pick<WASocket, 'executeUSyncQuery' | 'signalRepository'>;
/** Null means that the person has no username. */
type Remembered = { readonly username: string | null };
type Told = { readonly lid: string; readonly username: string | null };

/** Baileys' own version drops a username that arrives as bytes. */
const usernameProtocol: USyncQuery['protocols'][number] = {
  name: 'username',
  getQueryElement: () => ({ tag: 'username', attrs: {} }),
  getUserElement: () => null,
  parser: (node) => textOf(node.content),
};

/**
 * Looks up usernames of people who hide their numbers. Messages rarely carry the username. So WhatsApp is queried
 * before a message of a person without a number is handled, and already the first message's row, its notices and the
 * blacklist have the username. Only that person's conversation waits, for a short time. The answer is cached, and
 * changes arrive as notifications.
 */
export class UsernameLookup {
  private socket: LookupSocket | undefined;

  constructor(
    private readonly caches: Pick<LinkCaches, 'usernames' | 'unlisted'>,
    private readonly onUpdates: (updates: readonly Told[]) => void,
  ) {}

  use(socket: LookupSocket): void {
    this.socket = socket;
  }

  /** Stores usernames that WhatsApp sent, and reports those that are new. */
  note(told: readonly Told[]): void {
    const updates = told.filter(({ lid, username }) => this.remembered(lid)?.username !== username);
    for (const { lid, username } of updates) void this.caches.usernames.set(lid, { username });
    if (updates.length > 0) this.onUpdates(updates);
  }

  /**
   * Writes the sender's username into the stanza, at the place where WhatsApp's own client expects it. Resolves when
   * the message may be handled; never rejects.
   */
  async prepare({ tag, attrs }: BinaryNode): Promise<void> {
    const { from, sender_lid: alt, sender_pn: pn, recipient, username } = attrs;
    if (tag !== 'message' || attrs['category'] === 'peer') return;
    const lid = userOf([recipient ?? from, recipient ? undefined : alt].find((one) => isLidUser(one)));
    const told = recipient ? attrs['peer_recipient_username'] : username;
    if (!lid) return;
    if (told) return this.note([{ lid, username: told }]);
    if (recipient || isPnUser(from) || isPnUser(pn)) return;
    try {
      const found = (await this.ask(lid))?.username;
      if (found) attrs['username'] = found;
    } catch {
      // the message can be handled without the username
    }
  }

  private remembered(lid: string): Remembered | undefined {
    return this.caches.usernames.get<Remembered>(lid) as Remembered | undefined;
  }

  private async ask(lid: string): Promise<Remembered | undefined> {
    const { socket } = this;
    const known = this.remembered(lid);
    if (known || !socket || this.caches.unlisted.get(`${lid}@lid`)) return known;
    if (await socket.signalRepository.lidMapping.getPNForLID(`${lid}@lid`)) return undefined;
    // an answer after the limit is still stored
    const asking = this.query(socket, lid).then((username) => this.note([{ lid, username }]));
    try {
      await withinLimit(asking, limitMs);
    } catch {
      await this.caches.unlisted.set(`${lid}@lid`, true);
    }
    return this.remembered(lid);
  }

  /** @throws when the answer contains nothing about that person */
  private async query(socket: LookupSocket, lid: string): Promise<string | null> {
    const query = new USyncQuery().withContext('background').withUser(new USyncUser().withId(jidNormalizedUser(`${lid}@lid`)));
    query.protocols.push(usernameProtocol);
    const answer = await socket.executeUSyncQuery(query);
    const person = answer?.list.find(({ id }) => userOf(id) === lid);
    if (!person) throw new Error('no answer about that person');
    const { username } = person;
    return typeof username === 'string' && username !== '' ? username : null;
  }
}
