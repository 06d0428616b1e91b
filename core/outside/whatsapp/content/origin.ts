import { jidDecode, proto, type BinaryNode } from 'baileys';
import { isBroadcastList, userOf } from '../jids.js';
import type { ReadMessage } from '../link.types.js';
import { isBusinessTemplate } from './template-text.js';
import { contextInfoOf, unwrapped } from './wrappers.js';

/** The facts about the sender in a message's stanza (docs/protocols/whatsapp.md, "Who speaks"). */
export interface SenderMarks {
  readonly isBusiness: boolean;
  /** The name verified by WhatsApp; null for most senders. */
  readonly verifiedName: string | null;
}

const whatsAppNumber = '0';
const enterpriseIssuer = 'ent:wa';
const smallBusinessIssuer = 'smb:wa';

/**
 * Attributes of a message's sender. `isBusiness` is true for an enterprise and for WhatsApp itself. A small business
 * is treated as a person. If a certificate and the level attribute disagree, the certificate takes precedence.
 * @param sender address of the writer, with or without device
 */
export function marksOfSender(stanza: BinaryNode, sender: string): SenderMarks {
  const certificate = certificateOf(stanza);
  const issuer = certificate?.issuer ?? null;
  const isHigh = stanza.attrs['verified_level'] === 'high' && issuer !== smallBusinessIssuer;
  const isBusiness = issuer === enterpriseIssuer || isHigh || userOf(sender) === whatsAppNumber;
  return { isBusiness, verifiedName: certificate?.verifiedName || (userOf(sender) === whatsAppNumber ? 'WhatsApp' : null) };
}

/**
 * The certificate of a verified name. Null when there is none, or when its bytes cannot be parsed: any sender may
 * send invalid bytes.
 */
function certificateOf(stanza: BinaryNode): proto.VerifiedNameCertificate.IDetails | null {
  const content = childrenOf(stanza).find((child) => child.tag === 'verified_name')?.content;
  if (!(content instanceof Uint8Array)) return null;
  try {
    const { details } = proto.VerifiedNameCertificate.decode(content);
    return details ? proto.VerifiedNameCertificate.Details.decode(details) : null;
  } catch {
    return null;
  }
}

/** The envelope of a message: the message's stanza, or the record that the own phone sends. */
export interface Envelope {
  readonly stanza?: BinaryNode;
  readonly is1PBizBotMessage?: boolean | null;
  /** True when the message arrived by a broadcast list. */
  readonly broadcast?: boolean | null;
  readonly messageSecret?: Uint8Array | null;
}

/** True when Meta's business agent wrote the message for the shop. */
function isOfMetaAgent(message: proto.IMessage, { is1PBizBotMessage, stanza }: Envelope): boolean {
  const isMarked = childrenOf(stanza).some((child) => child.tag === 'bot' && child.attrs['biz_bot'] === '1');
  return isMarked || is1PBizBotMessage === true || contextInfoOf(message, (context) => context.botMetadata) !== undefined;
}

/** Derives a message's origin from its own attributes. */
export function originOf(message: proto.IMessage, sender: ReadMessage['sender'], envelope: Envelope): Pick<ReadMessage, 'origin'> {
  if (sender === 'owner') return isOfMetaAgent(message, envelope) ? { origin: 'meta-ai' } : {};
  if (isBusinessTemplate(unwrapped(message))) return { origin: 'notice' };
  return envelope.stanza && isBroadcastOfContact(envelope.stanza) ? { origin: 'broadcast' } : {};
}

/** A message that a person sent to their own broadcast list. The phone shows it in that person's chat. */
export function isBroadcastOfContact({ attrs }: BinaryNode): boolean {
  return isBroadcastList(attrs['from']) && attrs['participant'] !== undefined;
}

/** True when the own phone wrote the message. False for another linked device. */
export function isFromPhone({ attrs }: BinaryNode): boolean {
  return !jidDecode(attrs['participant'] ?? attrs['from'])?.device;
}

function childrenOf(node: BinaryNode | undefined): BinaryNode[] {
  return Array.isArray(node?.content) ? node.content : [];
}
