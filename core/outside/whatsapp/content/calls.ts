import { type BinaryNode } from 'baileys';
import { personOf, userOf } from '../jids.js';
import type { ReadMessage } from '../link.types.js';
import { missedCallText } from './message-labels.js';
import type { Me } from './stanza-reader.js';

/** Reasons for the end of a call that mean that the owner handled it on another device. */
const handledElsewhere = /^(accepted|rejected)_elsewhere$/;
const callsKept = 50;

/** Follows calls from offer to end. A missed call becomes a message of the conversation. */
export class Calls {
  /** Ringing calls by id; true for a video call. */
  private readonly ringing = new Map<string, boolean>();

  /** @param live false for a stanza that WhatsApp stored while we were offline */
  read(stanza: BinaryNode, me: Me, live: boolean): ReadMessage | null {
    const info = Array.isArray(stanza.content) ? stanza.content[0] : undefined;
    const id = info?.attrs['call-id'];
    if (!info || !id) return null;
    const creator = userOf(info.attrs['call-creator']);
    const isOurs = creator !== '' && (creator === userOf(me.id) || creator === userOf(me.lid));
    if (isOurs || info.attrs['type'] === 'group' || info.attrs['group-jid']) return null;
    switch (info.tag) {
      case 'offer':
      case 'offer_notice':
        this.note(id, info);
        return null;
      case 'accept':
      case 'reject':
        this.ringing.delete(id);
        return null;
      case 'terminate':
        return this.ended(stanza, info, id, live);
      default:
        return null;
    }
  }

  private note(id: string, offer: BinaryNode): void {
    const hasVideo = Array.isArray(offer.content) && offer.content.some((child) => child.tag === 'video');
    this.ringing.set(id, hasVideo || offer.attrs['media'] === 'video');
    if (this.ringing.size <= callsKept) return;
    const [oldest] = this.ringing.keys();
    if (oldest !== undefined) this.ringing.delete(oldest);
  }

  private ended(stanza: BinaryNode, end: BinaryNode, id: string, live: boolean): ReadMessage | null {
    const isVideo = this.ringing.get(id) ?? null;
    this.ringing.delete(id);
    const caller = end.attrs['caller_pn'] ?? end.attrs['caller_lid'];
    const chat = personOf(stanza.attrs['from'], caller);
    if (!chat || handledElsewhere.test(end.attrs['reason'] ?? '')) return null;
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
