import { editableRupiah } from '#contracts/values/selling/money';
import { proto } from 'baileys';
import { contactText } from './contact-cards.js';
import { unknownText } from '../unseen-texts.js';
import { unwrapped } from './wrappers.js';
import type { MessageKind } from '#contracts/values/statuses';

export interface Label {
  readonly kind: MessageKind;
  readonly body: string;
}

const { FAILED, MISSED, SILENCED_BY_DND, SILENCED_UNKNOWN_CALLER } = proto.Message.CallLogMessage.CallOutcome;
/** Outcomes of calls that were neither answered nor refused. */
const missedOutcomes = new Set<number | null | undefined>([FAILED, MISSED, SILENCED_BY_DND, SILENCED_UNKNOWN_CALLER]);

/**
 * Message parts without readable content: keys, reactions and votes (which belong to another message), and album
 * announcements. Empty texts may accompany them.
 */
const silent = new Set<string>([
  'albumMessage',
  'botTaskMessage',
  'call',
  'chat',
  'conversation',
  'deviceSentMessage',
  'encCommentMessage',
  'encEventResponseMessage',
  'encReactionMessage',
  'eventCoverImage',
  'extendedTextMessage',
  'fastRatchetKeySenderKeyDistributionMessage',
  'groupStatusMentionMessage',
  'keepInChatMessage',
  'limitSharingMessage',
  'messageContextInfo',
  'messageHistoryBundle',
  'messageHistoryNotice',
  'pinInChatMessage',
  'pollCreationOptionImageMessage',
  'pollUpdateMessage',
  'protocolMessage',
  'reactionMessage',
  'scheduledCallEditMessage',
  // sealed edits are handled before this check (sealed-edits.ts)
  'secretEncryptedMessage',
  'senderKeyDistributionMessage',
  'statusAddYours',
  'statusMentionMessage',
  'statusNotificationMessage',
  'statusStickerInteractionMessage',
  'stickerSyncRmrMessage',
]);

/** An Indonesian label for a message without text and attachment. Null when the message has no readable content. */
export function labelOfContent(content: proto.IMessage): Label | null {
  return (
    placeLabel(content) ??
    contactLabel(content) ??
    catalogueLabel(content) ??
    appointmentLabel(content) ??
    moneyLabel(content) ??
    otherLabel(content)
  );
}

const other = (...parts: (string | null | undefined)[]): Label => ({ kind: 'other', body: parts.filter(Boolean).join(' ') });

function placeLabel({ liveLocationMessage, locationMessage }: proto.IMessage): Label | null {
  const body = placeText(locationMessage ?? liveLocationMessage);
  return body === null ? null : { kind: 'location', body };
}

/** A place with its name, the sender's words and a link to a map. */
export function placeText(place: proto.Message.ILocationMessage | proto.Message.ILiveLocationMessage | null | undefined): string | null {
  if (!place) return null;
  const { address, caption, comment, name }: proto.Message.ILocationMessage & proto.Message.ILiveLocationMessage = place;
  const named = [name, address].filter(Boolean).join(', ');
  const at = [place.degreesLatitude ?? 0, place.degreesLongitude ?? 0] as const;
  const head = `Lokasi: ${named ? `${named} ` : ''}(${at.join(', ')})`;
  return [head, comment, caption, mapLink(at)].filter(Boolean).join('\n');
}

/** A link that opens the place in a map; null for invalid coordinates. */
function mapLink([latitude, longitude]: readonly [number, number]): string | null {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? `https://maps.google.com/?q=${latitude},${longitude}` : null;
}

function contactLabel({ contactMessage, contactsArrayMessage }: proto.IMessage): Label | null {
  const contacts = contactMessage ? [contactMessage] : contactsArrayMessage?.contacts;
  return contacts ? { kind: 'contact', body: `Kontak: ${listed(contacts, contactText, '; ')}` } : null;
}

/**
 * Maximum number of listed items. A phone sends at most 257 contacts and 12 poll options, but a modified client may
 * send thousands.
 */
const listedMax = 300;

export function listed<Item>(items: readonly Item[], textOf: (item: Item) => string, separator: string): string {
  const more = items.length > listedMax ? [`dan ${items.length - listedMax} lainnya`] : [];
  return [...items.slice(0, listedMax).map(textOf), ...more].join(separator);
}

function catalogueLabel({ orderMessage, productMessage }: proto.IMessage): Label | null {
  if (orderMessage) {
    const { itemCount, orderTitle, message, totalAmount1000, totalCurrencyCode } = orderMessage;
    const total = money(totalAmount1000, totalCurrencyCode);
    const parts = [`Pesanan katalog: ${itemCount ?? 0} barang`, orderTitle, message, total && `total ${total}`];
    return { kind: 'order', body: parts.filter(Boolean).join(' · ') };
  }
  const body = productText(productMessage);
  return body === null ? null : { kind: 'order', body };
}

/** A product or a catalogue with the sender's words. */
export function productText(message: proto.Message.IProductMessage | null | undefined): string | null {
  if (!message) return null;
  const { body, catalog, footer, product } = message;
  const about = product
    ? ['Produk katalog:', product.title, product.description, priceOf(product)]
    : ['Katalog:', catalog?.title, catalog?.description];
  // the sender's own words come last, as the phone shows them below the product
  return [about.filter(Boolean).join(' '), body, footer].filter(Boolean).join('\n');
}

/** The price that a customer pays: the reduced price if there is one, else the usual price. */
function priceOf({ currencyCode, priceAmount1000, salePriceAmount1000 }: proto.Message.ProductMessage.IProductSnapshot): string | null {
  const [usual, reduced] = [money(priceAmount1000, currencyCode), money(salePriceAmount1000, currencyCode)];
  return reduced && usual && reduced !== usual ? `${reduced} (harga normal ${usual})` : (reduced ?? usual);
}

export function pollOf(content: proto.IMessage): proto.Message.IPollCreationMessage | null {
  const { pollCreationMessage, pollCreationMessageV2, pollCreationMessageV3, pollCreationMessageV5 } = content;
  return pollCreationMessage ?? pollCreationMessageV2 ?? pollCreationMessageV3 ?? pollCreationMessageV5 ?? null;
}

function appointmentLabel(content: proto.IMessage): Label | null {
  const poll = pollOf(content);
  if (poll) return other(`Polling: ${poll.name ?? ''} (${listed(poll.options ?? [], ({ optionName }) => optionName ?? '', ', ')})`);
  const result = content.pollResultSnapshotMessage ?? content.pollResultSnapshotMessageV3;
  if (result) return other(`Hasil polling: ${result.name ?? ''} (${listed(result.pollVotes ?? [], votesOf, ', ')})`);
  if (content.eventMessage) return eventLabel(content.eventMessage);
  const planned = content.scheduledCallCreationMessage;
  if (planned) return other('Panggilan terjadwal:', planned.title, timesOf(Number(planned.scheduledTimestampMs ?? 0) / 1_000));
  const call = content.callLogMesssage;
  if (call)
    return missedOutcomes.has(call.callOutcome) ? { kind: 'call', body: missedCallText(call.isVideo ?? null) } : other('Panggilan.');
  return null;
}

const votesOf = ({ optionName, optionVoteCount }: proto.Message.PollResultSnapshotMessage.IPollVote): string =>
  `${optionName ?? ''}: ${Number(optionVoteCount ?? 0)}`;

function eventLabel({ description, endTime, isCanceled, joinLink, location, name, startTime }: proto.Message.IEventMessage): Label {
  const about = [name, location?.name, location?.address, description].filter(Boolean).join(' · ');
  return other(isCanceled ? 'Acara dibatalkan:' : 'Acara:', about, timesOf(startTime, endTime), joinLink);
}

/** @param isVideo null when unknown */
export function missedCallText(isVideo: boolean | null): string {
  const kind = isVideo === null ? '' : isVideo ? 'video ' : 'suara ';
  return `Panggilan ${kind}tak terjawab`;
}

function moneyLabel(content: proto.IMessage): Label | null {
  const request = content.requestPaymentMessage;
  const note = unwrapped((request ?? content.sendPaymentMessage)?.noteMessage);
  const noted = note?.extendedTextMessage?.text ?? note?.conversation;
  if (content.sendPaymentMessage) return other('Pembayaran lewat WhatsApp. Periksa di HP.', noted);
  if (request) return other('Permintaan pembayaran', amountOf(request), noted);
  if (content.invoiceMessage) return other('Tagihan:', content.invoiceMessage.note);
  if (content.paymentInviteMessage) return other('Undangan memakai pembayaran WhatsApp.');
  if (content.declinePaymentRequestMessage) return other('Permintaan pembayaran ditolak.');
  if (content.cancelPaymentRequestMessage) return other('Permintaan pembayaran dibatalkan.');
  return null;
}

/** The amount of a payment request. It has two forms: thousandths, or a value with its own unit. */
function amountOf({ amount, amount1000, currencyCodeIso4217 }: proto.Message.IRequestPaymentMessage): string | null {
  const inUnit = Number(amount?.value ?? 0) / (amount?.offset || 1);
  return money(amount1000, currencyCodeIso4217) ?? money(inUnit * 1_000, amount?.currencyCode);
}

function otherLabel(content: proto.IMessage): Label | null {
  if (content.groupInviteMessage)
    return other(`Undangan grup: ${content.groupInviteMessage.groupName ?? ''}`, content.groupInviteMessage.caption);
  const channel = content.newsletterAdminInviteMessage ?? content.newsletterFollowerInviteMessageV2;
  if (channel) return other(`Undangan saluran: ${channel.newsletterName ?? ''}`, channel.caption);
  const { bcallMessage: call, stickerPackMessage: pack } = content;
  if (pack) return other('Paket stiker:', pack.name, pack.caption);
  if (call?.caption) return other('Siaran panggilan:', call.caption);
  if (content.requestPhoneNumberMessage) return other('Meminta nomor telepon Anda.');
  if (content.placeholderMessage) return other('Pesan ini hanya dapat dibuka di HP.');
  const parts = Object.entries(content).filter(([, part]) => part !== null && part !== undefined);
  // decoding drops the field of an unknown kind, so only silent parts are left
  return parts.every(([name]) => silent.has(name)) ? null : other(unknownText);
}

/** Label of a decrypted message that has no field that we know. */
export const unknownLabel: Label = { kind: 'other', body: unknownText };

type Amount = { toNumber(): number } | number | null | undefined;

export function money(amount1000: Amount, currency: string | null | undefined): string | null {
  const amount = Number(amount1000 ?? 0) / 1_000;
  return amount > 0
    ? currency === 'IDR'
      ? editableRupiah(amount)
      : `${currency ?? ''} ${new Intl.NumberFormat('id-ID').format(amount)}`.trim()
    : null;
}

const clock = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'medium', timeStyle: 'short' });

/** When an event begins, and when it ends if the end is known. */
function timesOf(start: Amount, end?: Amount): string | null {
  const times = [start, end].flatMap((seconds) => {
    const ms = Number(seconds ?? 0) * 1_000;
    return ms > 0 && ms < 8e15 ? [`${clock.format(ms)} WIB`] : [];
  });
  return times.length > 0 ? `(${times.join(' sampai ')})` : null;
}
