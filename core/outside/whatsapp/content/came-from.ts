import type { proto } from 'baileys';
import { adTextMaxChars, type CameFrom } from '#contracts/values/people/came-from';
import { cutText } from '#contracts/values/texts';
import { unwrapped } from './wrappers.js';

const statusJid = 'status@broadcast';
/** Maximum size of a thumbnail; normal ones have a few kilobytes. */
const thumbnailMaxBytes = 40_000;

/** Origin of a message, with a thumbnail if there is one. */
export interface ReadCameFrom {
  readonly from: CameFrom;
  readonly thumbnail: Uint8Array | null;
}

/**
 * The advertisement that a lead clicked on, or the shop's status that they reply to (docs/protocols/whatsapp.md,
 * "Advertisements"). Null for other messages.
 */
export function cameFromOf(message: proto.IMessage): ReadCameFrom | null {
  const content = unwrapped(message);
  const parts = Object.values(content ?? {}) as ({ contextInfo?: proto.IContextInfo | null } | string | null | undefined)[];
  const contexts = parts.flatMap((part) => (typeof part === 'object' && part?.contextInfo ? [part.contextInfo] : []));
  const status = contexts.find((context) => context.remoteJid === statusJid);
  if (status) return { from: { kind: 'status' }, thumbnail: thumbnailOf(status.quotedMessage) };
  const clicked = contexts.find((context) => isAd(context));
  const ad = clicked && (clicked.externalAdReply ?? {});
  return ad ? { from: adOf(ad), thumbnail: null } : null;
}

/** Link previews have the same shape. Only advertisements name a source or a click. Their texts may be missing. */
function isAd({ conversionSource, ctwaPayload, externalAdReply: ad, entryPointConversionSource: entry }: proto.IContextInfo): boolean {
  const isClick = entry?.startsWith('ctwa') || conversionSource === 'FB_Ads' || Boolean(ctwaPayload?.length);
  return Boolean(ad?.sourceType === 'ad' || ad?.ctwaClid || isClick);
}

function adOf(ad: proto.ContextInfo.IExternalAdReplyInfo): CameFrom {
  const text = (value: string | null | undefined): string => cutText(value ?? '', adTextMaxChars).trim();
  return {
    kind: 'ad',
    title: text(ad.title),
    body: text(ad.body),
    greeting: text(ad.greetingMessageBody),
    app: text(ad.sourceApp),
    sourceId: text(ad.sourceId),
    clickId: text(ad.ctwaClid),
  };
}

function thumbnailOf(quoted: proto.IMessage | null | undefined): Uint8Array | null {
  const content = unwrapped(quoted);
  const thumbnail =
    content?.imageMessage?.jpegThumbnail ?? content?.videoMessage?.jpegThumbnail ?? content?.extendedTextMessage?.jpegThumbnail;
  return thumbnail && thumbnail.length > 0 && thumbnail.length <= thumbnailMaxBytes ? thumbnail : null;
}
