import { type BinaryNode } from 'baileys';
import { personOf, userOf } from '../jids.js';
import type { ReadMessage } from '../link.types.js';
import { missedCallText } from './message-labels.js';
import type { Me } from './stanza-reader.js';

/**
 * Reasons for the end of a call after which the call counts as answered or refused by the owner. After any other
 * reason it was a missed call.
 */
const handled = /^(?:accepted|answered|rejected|declined)(?:_|$)/;
/** The reason that a device gives when it cannot take calls. The phone continues to ring. */
const cannotRing = 'uncallable';
const callsKept = 50;

interface Call {
  /** Null when the offer of the call was not received. */
  readonly isVideo: boolean | null;
  /**
   * True when the call was answered or refused on the phone. Stored, because the stanza that ends the call may name
   * no reason.
   */
  readonly isHandled: boolean;
}

/** Follows calls from offer to end. A missed call becomes a message of the conversation. */
export class Calls {
  /** The latest calls by id. */
  private readonly known = new Map<string, Call>();

  /** @param live false for a stanza that WhatsApp stored while we were offline */
  read(stanza: BinaryNode, me: Me, live: boolean): ReadMessage | null {
    const info = Array.isArray(stanza.content) ? stanza.content[0] : undefined;
    const id = info?.attrs['call-id'];
    if (!info || !id) return null;
    const creator = userOf(info.attrs['call-creator']);
    const isOurs = creator !== '' && (creator === userOf(me.id) || creator === userOf(me.lid));
    if (isOurs || info.attrs['type'] === 'group' || info.attrs['group-jid'] || info.attrs['reason'] === cannotRing) return null;
    const { isHandled, isVideo } = this.known.get(id) ?? { isHandled: false, isVideo: null };
    switch (info.tag) {
      case 'offer':
      case 'offer_notice':
        this.note(id, { isVideo: isVideoCall(info), isHandled });
        return null;
      case 'accept':
      case 'reject':
        this.note(id, { isVideo, isHandled: true });
        return null;
      case 'terminate':
        if (handled.test(info.attrs['reason'] ?? '')) this.note(id, { isVideo, isHandled: true });
        return this.missed(stanza, info, id, live);
      default:
        return null;
    }
  }

  private note(id: string, call: Call): void {
    this.known.set(id, call);
    if (this.known.size <= callsKept) return;
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }

  private missed(stanza: BinaryNode, end: BinaryNode, id: string, live: boolean): ReadMessage | null {
    const { isHandled = false, isVideo = null } = this.known.get(id) ?? {};
    const caller = end.attrs['caller_pn'] ?? end.attrs['caller_lid'];
    const chat = personOf(stanza.attrs['from'], caller);
    if (!chat || isHandled) return null;
    return {
      chat,
      waId: `CALL-${id}`,
      sender: 'lead',
      kind: 'call',
      body: missedCallText(isVideo),
      name: stanza.attrs['notify'] ?? null,
      at: new Date(Number(stanza.attrs['t']) * 1_000),
      live,
      media: null,
      proto: null,
      quoted: null,
    };
  }
}

function isVideoCall({ attrs, content }: BinaryNode): boolean {
  return attrs['media'] === 'video' || (Array.isArray(content) && content.some((child) => child.tag === 'video'));
}
