import type { proto } from 'baileys';

/** Other message kinds that people send: one sample message per kind. */
const kinds = {
  location: () => ({ locationMessage: { degreesLatitude: -6.2261, degreesLongitude: 106.8585, name: 'Rumah', address: 'Tebet, Jakarta' } }),
  contact: () => ({
    contactMessage: { displayName: 'Ani', vcard: 'BEGIN:VCARD\nVERSION:3.0\nFN:Ani\nTEL;waid=6281234567890:+62 812-3456-7890\nEND:VCARD' },
  }),
  poll: () => ({
    pollCreationMessageV3: { name: 'Warna apa?', options: [{ optionName: 'Merah' }, { optionName: 'Biru' }], selectableOptionsCount: 1 },
  }),
  order: () => ({ orderMessage: { itemCount: 2, orderTitle: 'Kopi Gayo', totalAmount1000: 150_000_000, totalCurrencyCode: 'IDR' } }),
  product: () => ({ productMessage: { product: { title: 'Kopi Gayo', currencyCode: 'IDR', priceAmount1000: 75_000_000 } } }),
  listReply: () => ({ listResponseMessage: { title: 'Ukuran M', singleSelectReply: { selectedRowId: 'm' } } }),
  buttonReply: () => ({ buttonsResponseMessage: { selectedButtonId: 'ya', selectedDisplayText: 'Ya, pesan' } }),
  sticker: () => ({ stickerMessage: { mimetype: 'image/webp' } }),
  groupInvite: () => ({ groupInviteMessage: { groupName: 'Reseller Kopi', groupJid: '120363000000000001@g.us', inviteCode: 'AAAA' } }),
  payment: () => ({ sendPaymentMessage: { noteMessage: { conversation: 'DP' } } }),
  event: () => ({ eventMessage: { name: 'Bazar', startTime: 1_795_000_000 } }),
  /** A message kind of which the client's protocol version has the name, but no support. */
  broadcastCall: () => ({ bcallMessage: { sessionId: 'x' } }),
  /** A message kind that is newer than the client's protocol. After decoding, the message has no content. */
  newer: () => ({ messageContextInfo: {} }),
  /** A view-once picture. Linked devices get only an `<unavailable>` node without its content. */
  viewOnce: () => ({ viewOnceMessageV2: { message: { imageMessage: { mimetype: 'image/jpeg' } } } }),
} satisfies Record<string, () => proto.IMessage>;

export type OtherKind = keyof typeof kinds;
export const otherKinds = Object.keys(kinds) as OtherKind[];

export function otherMessage(kind: OtherKind): proto.IMessage {
  return kinds[kind]();
}
