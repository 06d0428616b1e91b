import { getBinaryNodeChild, getBinaryNodeChildren, isLidUser, isPnUser, jidNormalizedUser, type BinaryNode, type WASocket } from 'baileys';
import { isBroadcastList } from '../jids.js';
import { withinLimit } from './within-limit.js';

/** Maximum time that one refused message waits for a new token, in ms. */
const limitMs = 5_000;

/** Baileys' name for its list in the key store (`Utils/tc-token-utils.js`). */
const listName = '__index';

type TokenSocket = Pick<WASocket, 'authState' | 'signalRepository' | 'serverProps'> & {
  issuePrivacyTokens(jids: string[], timestamp?: number): Promise<unknown>;
};

/**
 * Trusted-contact tokens (docs/protocols/whatsapp.md). A person gives a token to an account. Without the token,
 * WhatsApp may refuse the account's messages to that person with 463. Baileys attaches stored tokens, and takes
 * tokens from the history and from notifications. This class also stores the token that arrives with a message, and
 * requests a token after a refusal.
 */
export class TrustedTokens {
  private socket: TokenSocket | undefined;
  private readonly unlisted = new Set<string>();
  private listing: Promise<void> | null = null;

  use(socket: WASocket): void {
    this.socket = socket;
  }

  /**
   * Stores the token that a person's message carries. Resolves when the message may be handled; never
   * rejects.
   */
  async prepare(node: BinaryNode): Promise<void> {
    const writer = writerOf(node);
    const token = getBinaryNodeChild(node, 'tctoken');
    if (!token || node.tag !== 'message' || node.attrs['recipient'] || !writer) return;
    try {
      await this.keep(writer, token, node.attrs['t']);
    } catch {
      // the message is handled without its token: if a reply is refused, the refusal leads to a request for one
    }
  }

  /**
   * Called before a message is sent. A token that arrived before the privacy id was known is stored under the number.
   * This moves it to the place where Baileys looks for it. Never rejects.
   */
  async adopt(jid: string): Promise<void> {
    try {
      if (this.socket) await this.move(this.socket, jidNormalizedUser(jid));
    } catch {
      // the message is sent without the token: if it is refused, the token is requested
    }
  }

  private async move({ authState: { keys }, signalRepository: { lidMapping } }: TokenSocket, person: string): Promise<void> {
    const isLid = isLidUser(person);
    const other = await (isLid ? lidMapping.getPNForLID(person) : lidMapping.getLIDForPN(person));
    if (!other) return;
    const [name, number] = isLid ? [person, jidNormalizedUser(other)] : [jidNormalizedUser(other), person];
    const { [name]: known, [number]: early } = await keys.get('tctoken', [name, number]);
    if (!early?.token.length) return;
    const isNewer = !known?.token.length || Number(early.timestamp) > Number(known.timestamp);
    await keys.set({ tctoken: { ...(isNewer && { [name]: { ...known, ...early } }), [number]: null } });
    if (isNewer) await this.list(name);
  }

  /** Requests this person's token. False when no token arrived. */
  async renew(jid: string): Promise<boolean> {
    const { socket } = this;
    if (!socket) return false;
    try {
      const answer = (await withinLimit(socket.issuePrivacyTokens([await this.askedAs(socket, jid)]), limitMs)) as BinaryNode | undefined;
      const tokens = getBinaryNodeChildren(answer && getBinaryNodeChild(answer, 'tokens'), 'token');
      const kept = await Promise.all(
        tokens.filter(({ attrs }) => attrs['type'] === 'trusted_contact').map((token) => this.keep(jid, token, undefined)),
      );
      return kept.includes(true);
    } catch {
      return false;
    }
  }

  private async askedAs({ serverProps, signalRepository }: TokenSocket, jid: string): Promise<string> {
    const { lidMapping } = signalRepository;
    const person = jidNormalizedUser(jid);
    if (serverProps.lidTrustedTokenIssueToLid) return (isPnUser(person) && (await lidMapping.getLIDForPN(person))) || person;
    return (isLidUser(person) && (await lidMapping.getPNForLID(person))) || person;
  }

  /**
   * Stores the token under the privacy id if it is known, because Baileys looks for it there. False when there is no
   * token, or when it is already stored.
   */
  private async keep(jid: string, { attrs, content }: BinaryNode, at: string | undefined): Promise<boolean> {
    const { socket } = this;
    const timestamp = attrs['t'] ?? at;
    if (!socket || !timestamp || !(content instanceof Uint8Array) || content.length === 0) return false;
    const person = jidNormalizedUser(jid);
    const name = isLidUser(person) ? person : jidNormalizedUser((await socket.signalRepository.lidMapping.getLIDForPN(person)) ?? person);
    const { keys } = socket.authState;
    const { [name]: known } = await keys.get('tctoken', [name]);
    const token = Buffer.from(content);
    if (known?.token.length && (Number(known.timestamp) > Number(timestamp) || Buffer.from(known.token).equals(token))) return false;
    await keys.set({ tctoken: { [name]: { ...known, token, timestamp } } });
    if (!known) await this.list(name);
    return true;
  }

  /**
   * Adds a name to Baileys' list of stored tokens. Baileys removes expired tokens by this list. Names that arrive
   * during a write are stored together by the next write.
   */
  private list(name: string): Promise<void> {
    this.unlisted.add(name);
    return (this.listing ??= this.writeList());
  }

  private async writeList(): Promise<void> {
    const { keys } = this.socket!.authState;
    try {
      while (this.unlisted.size > 0) {
        const added = [...this.unlisted];
        this.unlisted.clear();
        const { [listName]: stored } = await keys.get('tctoken', [listName]);
        const names = [...new Set([...namesIn(stored?.token), ...added])];
        await keys.set({ tctoken: { [listName]: { token: Buffer.from(JSON.stringify(names)) } } });
      }
    } finally {
      this.listing = null;
    }
  }
}

/**
 * The writer of a message, by privacy id if the stanza states it. A broadcast list is not a person, so its writer is
 * the participant.
 */
function writerOf({ attrs }: BinaryNode): string | undefined {
  const [lid, person] = isBroadcastList(attrs['from'])
    ? [attrs['participant_lid'], attrs['participant']]
    : [attrs['sender_lid'], attrs['from']];
  return [lid, person].find((one) => isLidUser(one)) ?? person;
}

function namesIn(list: Uint8Array | undefined): string[] {
  try {
    const names: unknown = JSON.parse(Buffer.from(list ?? []).toString());
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
