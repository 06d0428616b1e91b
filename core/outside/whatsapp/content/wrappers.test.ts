import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto } from 'baileys';
import type { ReadMessage } from '../link.types.js';
import { viewOnceText } from '../unseen-texts.js';
import { readMessage, readSilent } from './stanza-reader.js';
import { layersOf, unwrapped } from './wrappers.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const attrs = { from: '628222@s.whatsapp.net', id: 'A1', t: '1700000000', notify: 'Ana' };

/** Encodes a message and parses it as a message of a lead. */
const read = (message: proto.IMessage): ReadMessage | null => readMessage({ tag: 'message', attrs }, encodeWAMessage(message), me, true);
/** Puts a message into wrappers. The first name is the outermost wrapper. */
const within = (names: readonly (keyof proto.IMessage)[], message: proto.IMessage): proto.IMessage =>
  names.reduceRight((inner, name) => ({ [name]: { message: inner } }), message);

const photo = { imageMessage: { mimetype: 'image/jpeg', caption: 'bukti' } };
const file = { documentMessage: { mimetype: 'application/pdf', fileName: 'nota.pdf', caption: 'ini notanya' } };

test.each<[(keyof proto.IMessage)[], proto.IMessage, object]>([
  [['ephemeralMessage', 'deviceSentMessage'], { conversation: 'halo' }, { kind: 'text', body: 'halo' }],
  [['deviceSentMessage', 'ephemeralMessage'], { conversation: 'halo' }, { kind: 'text', body: 'halo' }],
  [['deviceSentMessage', 'viewOnceMessage', 'documentWithCaptionMessage'], file, { kind: 'document', body: 'ini notanya' }],
  [['ephemeralMessage', 'viewOnceMessageV2', 'documentWithCaptionMessage'], photo, { kind: 'image', body: 'bukti' }],
  [['ephemeralMessage', 'associatedChildMessage', 'viewOnceMessageV2Extension'], photo, { kind: 'image', body: 'bukti' }],
  [['ephemeralMessage', 'lottieStickerMessage'], { stickerMessage: { mimetype: 'application/was' } }, { kind: 'sticker' }],
  [['ephemeralMessage', 'groupMentionedMessage'], { conversation: 'halo' }, { kind: 'text', body: 'halo' }],
  [['viewOnceMessageV2'], {}, { kind: 'other', body: viewOnceText }],
  [['ephemeralMessage', 'viewOnceMessage'], { messageContextInfo: {} }, { kind: 'other', body: viewOnceText }],
  [['ephemeralMessage'], {}, { kind: 'other', body: expect.stringContaining('belum dapat dibaca') }],
])('a message within %j is read', (names, message, expected) => {
  expect(read(within(names, message))).toMatchObject(expected);
});

test('an empty copy for linked devices says nothing', () => {
  expect(read({ deviceSentMessage: { destinationJid: 'x@s.whatsapp.net' } })).toBeNull();
});

test('the secret and the album of a message are read from whichever layer names them', () => {
  const messageAssociation = { associationType: 1, parentMessageKey: { id: 'ALBUM' } };
  const named = { ...photo, messageContextInfo: { messageSecret: Buffer.alloc(32, 7), messageAssociation } };
  for (const message of [
    within(['ephemeralMessage', 'viewOnceMessage'], named),
    within(['ephemeralMessage'], { ...within(['viewOnceMessage'], photo), messageContextInfo: named.messageContextInfo }),
  ]) {
    const found = read(message);
    expect(found).toMatchObject({ kind: 'image', album: 'ALBUM' });
    expect(proto.Message.decode(found!.proto!).messageContextInfo?.messageSecret).toHaveLength(32);
  }
});

test('a text of a disappearing chat that does not say when leaves the setting of the chat as it is', () => {
  expect(read(within(['ephemeralMessage'], { conversation: 'halo' }))?.expiresAfter).toBeUndefined();
  expect(read({ conversation: 'halo' })?.expiresAfter).toBe(0);
  const named = { extendedTextMessage: { text: 'halo', contextInfo: { expiration: 86_400 } } };
  expect(read(within(['deviceSentMessage', 'ephemeralMessage'], named))?.expiresAfter).toBe(86_400);
});

test('wrappers without end are given up', () => {
  const deep = within(
    Array.from({ length: 50 }, () => 'ephemeralMessage' as const),
    { conversation: 'halo' },
  );
  expect(layersOf(deep)).toHaveLength(10);
  const deepest = within(
    Array.from({ length: 9 }, () => 'ephemeralMessage' as const),
    { conversation: 'halo' },
  );
  expect(read(deepest)?.body).toBe('halo');
  expect(unwrapped(null)).toBeUndefined();
});

test.each<[string, proto.IMessage, string]>([
  ['a chosen row without a title', { listResponseMessage: { title: '', singleSelectReply: { selectedRowId: 'ukuran-L' } } }, 'ukuran-L'],
  ['a chosen button without its words', { templateButtonReplyMessage: { selectedId: 'Ya, lanjut', selectedIndex: 0 } }, 'Ya, lanjut'],
  [
    'a form beside an empty text',
    { interactiveResponseMessage: { body: { text: '' }, nativeFlowResponseMessage: { paramsJson: '{"nama":"Rina","flow_token":"x"}' } } },
    'Jawaban formulir:\nnama: Rina',
  ],
  ['a link alone', { extendedTextMessage: { text: '', matchedText: 'https://contoh.id/kopi' } }, 'https://contoh.id/kopi'],
  ['an answer to a question in the status', { statusQuestionAnswerMessage: { text: 'yang biru' } }, 'yang biru'],
  [
    'cards beside each other',
    {
      interactiveMessage: {
        body: { text: 'pilih' },
        carouselMessage: { cards: [{ header: { title: 'Gayo' }, body: { text: 'Rp 85.000' } }] },
      },
    },
    'pilih\nGayo\nRp 85.000',
  ],
  [
    'a card with folded lines and no name beside it',
    { contactMessage: { vcard: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bu\r\n  Ani\r\nTEL;type=CELL:\r\n +62 812-0000-0000\r\nEND:VCARD' } },
    'Kontak: Bu Ani +62 812-0000-0000',
  ],
  [
    'a payment that is asked for, with a note that disappears',
    {
      requestPaymentMessage: {
        amount: { value: 2_500_000, offset: 100, currencyCode: 'IDR' },
        noteMessage: within(['ephemeralMessage'], { extendedTextMessage: { text: 'DP kaos' } }),
      },
    },
    'Permintaan pembayaran Rp 25.000 DP kaos',
  ],
  [
    'an invitation to a channel',
    { newsletterFollowerInviteMessageV2: { newsletterName: 'Kopi Ani', caption: 'ikuti ya' } },
    'Undangan saluran: Kopi Ani ikuti ya',
  ],
  ['a file that has a title and no name', { documentMessage: { mimetype: 'application/pdf', title: 'Pesanan.pdf' } }, 'Pesanan.pdf'],
])('%s keeps its words', (_, message, body) => {
  expect(read(message)?.body).toBe(body);
});

const { AssociationType } = proto.MessageAssociation;
const { Type } = proto.Message.ProtocolMessage;
const secret = { messageContextInfo: { messageSecret: Buffer.alloc(32, 7) } };
const status = { remoteJid: 'status@broadcast', stanzaId: 'S1', quotedMessage: { imageMessage: { jpegThumbnail: Buffer.alloc(9, 1) } } };
const ad = { externalAdReply: { title: 'Promo', sourceType: 'ad' } };
const associated = (associationType: proto.MessageAssociation.AssociationType): proto.IMessage => ({
  imageMessage: { mimetype: 'image/jpeg' },
  messageContextInfo: { messageAssociation: { associationType, parentMessageKey: { id: 'FIRST' } } },
});

/** Kinds of messages from which more than the text is parsed. */
const kinds: Readonly<Record<string, proto.IMessage>> = {
  'a text with its secret': { conversation: 'mau 2', ...secret },
  'a quote': { extendedTextMessage: { text: 'ya', contextInfo: { stanzaId: 'Q', quotedMessage: { conversation: 'jadi?' } } } },
  'an advertisement': { extendedTextMessage: { text: 'info', contextInfo: ad } },
  'an advertisement with a photo': { imageMessage: { ...photo.imageMessage, contextInfo: ad } },
  'a reply to the status': { extendedTextMessage: { text: 'berapa?', contextInfo: status } },
  'a sticker as a reply to the status': { stickerMessage: { mimetype: 'image/webp', contextInfo: status } },
  'a photo': { imageMessage: { ...photo.imageMessage, fileSha256: Buffer.alloc(32, 3) }, ...secret },
  'a photo as a file': { documentMessage: { mimetype: 'image/jpeg', fileName: 'bukti.jpg', caption: 'sudah tf' } },
  'a voice note': { audioMessage: { ptt: true, seconds: 300, mimetype: 'audio/ogg' } },
  'a moving picture': { videoMessage: { gifPlayback: true, mimetype: 'video/mp4' } },
  'a picture of an album': associated(AssociationType.MEDIA_ALBUM),
  'a second upload': associated(AssociationType.HD_IMAGE_DUAL_UPLOAD),
  'a live photo': associated(AssociationType.MOTION_PHOTO),
  'a cart': {
    orderMessage: { orderId: '7', token: 'dG9rZW4=', message: 'mau ini', totalAmount1000: 260_000_000, totalCurrencyCode: 'IDR' },
  },
  'a product': { productMessage: { product: { title: 'Gamis' }, body: 'masih ada?' } },
  'a contact': { contactMessage: { displayName: 'Budi', vcard: 'TEL:+62 812-0000-0000' } },
  'a live place': { liveLocationMessage: { degreesLatitude: -6.2, degreesLongitude: 106.8, caption: 'otw' } },
  'a masked code': { placeholderMessage: { type: 0 } },
  'a template': { templateMessage: { interactiveMessageTemplate: { body: { text: 'Paket diantar' }, footer: { text: 'Otomatis' } } } },
  'a code button': {
    interactiveMessage: { body: { text: '12' }, nativeFlowMessage: { buttons: [{ name: 'copy_code', buttonParamsJson: '{}' }] } },
  },
  'an edit': { protocolMessage: { type: Type.MESSAGE_EDIT, key: { id: 'FIRST' }, editedMessage: { conversation: 'mau 3' } } },
  'a sealed edit': {
    secretEncryptedMessage: { targetMessageKey: { id: 'FIRST' }, secretEncType: 2, encIv: Buffer.alloc(12), encPayload: Buffer.alloc(40) },
  },
  'a deletion': { protocolMessage: { type: Type.REVOKE, key: { id: 'FIRST' } } },
  'a reaction': { reactionMessage: { key: { id: 'FIRST', fromMe: false }, text: '👍' } },
};
const wrappers = [
  ...(['deviceSentMessage', 'ephemeralMessage', 'viewOnceMessage', 'viewOnceMessageV2', 'viewOnceMessageV2Extension'] as const),
  ...(['documentWithCaptionMessage', 'editedMessage', 'associatedChildMessage', 'groupMentionedMessage', 'botInvokeMessage'] as const),
  ...(['botForwardedMessage', 'lottieStickerMessage', 'questionMessage', 'questionReplyMessage', 'commentMessage'] as const),
];

test.each(Object.entries(kinds))('%s is read in and out of any two wrappers alike', (_, message) => {
  const { expiresAfter: _bare, ...bare } = read(message)!;
  for (const outer of wrappers) {
    for (const inner of wrappers) {
      const { expiresAfter: _wrapped, ...found } = read(within([outer, inner], message))!;
      expect([outer, inner, found]).toEqual([outer, inner, bare]);
    }
  }
});

test.each(wrappers)('the number of an album’s pictures and the setting of a chat are read within a %s', (name) => {
  const stanza = { tag: 'message', attrs };
  const silent = (message: proto.IMessage) => readSilent(stanza, encodeWAMessage(within([name], message)), me);
  expect(silent({ albumMessage: { expectedImageCount: 2, expectedVideoCount: 1 } })).toMatchObject({ kind: 'album', announced: 3 });
  expect(silent({ protocolMessage: { type: Type.EPHEMERAL_SETTING, ephemeralExpiration: 86_400 } })).toMatchObject({
    expiresAfter: 86_400,
  });
});
