import type { proto } from 'baileys';
import { adTextMaxChars, type CameFrom } from '#contracts/values/people/came-from';
import { cutText } from '#contracts/values/texts';
import { unwrapped } from './wrappers.js';

const statusJid = 'status@broadcast';
/** Maximum size of a thumbnail. Usual thumbnails have a few kilobytes. */
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
  return clicked ? { from: adOf(cardOf(clicked)), thumbnail: null } : null;
}

const adSources = new Set(['ad', 'post']);
const adNetworks = new Set(['FB_Ads', 'IG_Ads']);

/**
 * True for an advertisement. Link previews have the same shape, and bots set `showAdAttribution` on their previews.
 * But only advertisements name a source or a click. An advertisement's texts may be missing.
 */
function isAd({ conversionSource, ctwaPayload, ctwaSignals, externalAdReply: ad, ...context }: proto.IContextInfo): boolean {
  const entries = [context.entryPointConversionSource, context.entryPointConversionExternalSource];
  const isEntry = entries.some((entry) => /(?:^|_)ctwa(?:_|$)/.test(entry ?? ''));
  const isOlder = Boolean(context.quotedAd?.advertiserName || context.quotedAd?.caption);
  const isClick = isEntry || adNetworks.has(conversionSource ?? '') || Boolean(ctwaPayload?.length);
  const isSignalled = Boolean(ctwaSignals) && ad?.showAdAttribution === true;
  return Boolean(adSources.has(ad?.sourceType ?? '') || ad?.ctwaClid || isClick || isOlder || isSignalled);
}

/**
 * The texts of an advertisement: from its card, or from the older form of the card, in which the advertiser is the
 * title.
 */
function cardOf({ externalAdReply, quotedAd }: proto.IContextInfo): proto.ContextInfo.IExternalAdReplyInfo {
  return externalAdReply ?? { title: quotedAd?.advertiserName ?? null, body: quotedAd?.caption ?? null };
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
  type Part = { readonly jpegThumbnail?: Uint8Array | null } | string | null | undefined;
  const parts = [...(Object.values(content ?? {}) as Part[]), content?.productMessage?.product?.productImage];
  const thumbnail = parts.map((part) => (typeof part === 'object' ? part?.jpegThumbnail : null)).find((one) => one?.length);
  return thumbnail && thumbnail.length > 0 && thumbnail.length <= thumbnailMaxBytes ? thumbnail : null;
}
