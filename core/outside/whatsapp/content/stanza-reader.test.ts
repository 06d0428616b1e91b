import { expect, test } from '@jest/globals';
import { encodeWAMessage, proto, type BinaryNode } from 'baileys';
import { personOf } from '../jids.js';
import { MalformedMessageError } from './decode-message.js';
import { breaksProtocol, isEmptyMessage, readAck, readMessage, readPlaceholder, readOwnRead, readReceipt } from './stanza-reader.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const fromLead = { from: '628222@s.whatsapp.net', sender_lid: '777@lid', id: 'A1', t: '1700000000', notify: 'Ana' };

function read(message: proto.IMessage, attrs: Record<string, string> = fromLead) {
  return readMessage({ tag: 'message', attrs } as BinaryNode, encodeWAMessage(message), me, true);
}

test('a text by number and by privacy id is of one person', () => {
  expect(read({ conversation: 'halo' })).toMatchObject({
    chat: { pn: '628222', lid: '777', jid: '628222@s.whatsapp.net' },
    waId: 'A1',
    sender: 'lead',
    kind: 'text',
    body: 'halo',
    name: 'Ana',
    at: new Date(1_700_000_000_000),
    live: true,
  });
  expect(
    read({ conversation: 'x' }, { from: '777:2@lid', sender_pn: '628222:2@s.whatsapp.net', addressing_mode: 'lid', id: 'A2', t: '1' }),
  ).toMatchObject({
    chat: { pn: '628222', lid: '777', jid: '777@lid' },
  });
});

test.each<[string, proto.IMessage, object]>([
  ['quoted text', { extendedTextMessage: { text: 'ya' } }, { kind: 'text', body: 'ya' }],
  ['disappearing text', { ephemeralMessage: { message: { conversation: 'hilang' } } }, { kind: 'text', body: 'hilang' }],
  [
    'picture',
    { imageMessage: { caption: 'bukti', mimetype: 'image/jpeg' } },
    { kind: 'image', body: 'bukti', media: { mimetype: 'image/jpeg', seconds: null } },
  ],
  [
    'moving picture',
    { videoMessage: { gifPlayback: true, seconds: 2, mimetype: 'video/mp4' } },
    { kind: 'video', body: '', media: { mimetype: 'video/mp4', seconds: 2, isGif: true } },
  ],
  ['film', { videoMessage: { seconds: 2, mimetype: 'video/mp4' } }, { kind: 'video', media: { mimetype: 'video/mp4', seconds: 2 } }],
  ['view once picture', { viewOnceMessageV2: { message: { imageMessage: { mimetype: 'image/jpeg' } } } }, { kind: 'image', body: '' }],
  [
    'voice',
    { audioMessage: { ptt: true, seconds: 4, mimetype: 'audio/ogg' } },
    { kind: 'voice', media: { mimetype: 'audio/ogg', seconds: 4 } },
  ],
  ['audio', { audioMessage: { seconds: 9, mimetype: 'audio/mp4' } }, { kind: 'audio' }],
  ['document', { documentMessage: { fileName: 'daftar.pdf', mimetype: 'application/pdf' } }, { kind: 'document', body: 'daftar.pdf' }],
  [
    'document with a caption, in the wrapper that phones use for one',
    {
      documentWithCaptionMessage: {
        message: { documentMessage: { fileName: 'bukti_transfer.jpg', mimetype: 'image/jpeg', caption: 'sudah tf ya kak' } },
      },
    },
    { kind: 'document', body: 'sudah tf ya kak', media: { mimetype: 'image/jpeg', seconds: null, name: 'bukti_transfer.jpg' } },
  ],
  ['sticker', { stickerMessage: { mimetype: 'image/webp' } }, { kind: 'sticker', body: '' }],
  [
    'place',
    { locationMessage: { degreesLatitude: -6.2, degreesLongitude: 106.8, name: 'Toko' } },
    { kind: 'location', body: 'Lokasi: Toko (-6.2, 106.8)\nhttps://maps.google.com/?q=-6.2,106.8' },
  ],
  [
    'live place with words',
    { liveLocationMessage: { degreesLatitude: -6.2, degreesLongitude: 106.8, caption: 'saya otw kak' } },
    { kind: 'location', body: 'Lokasi: (-6.2, 106.8)\nsaya otw kak\nhttps://maps.google.com/?q=-6.2,106.8' },
  ],
  [
    'place that is on no map',
    { locationMessage: { degreesLatitude: 900, degreesLongitude: 1, comment: 'di sini' } },
    { kind: 'location', body: 'Lokasi: (900, 1)\ndi sini' },
  ],
  [
    'product with the words of its sender',
    { productMessage: { product: { title: 'Gamis', description: 'Navy' }, body: 'ini masih ada kak?', footer: 'Toko Uji' } },
    { kind: 'order', body: 'Produk katalog: Gamis Navy\nini masih ada kak?\nToko Uji' },
  ],
  [
    'catalogue',
    { productMessage: { catalog: { title: 'Toko Uji', description: 'Kopi' }, body: 'lihat ini' } },
    { kind: 'order', body: 'Katalog: Toko Uji Kopi\nlihat ini' },
  ],
  [
    'contact who is not on WhatsApp',
    {
      contactMessage: {
        displayName: 'Pak Budi Kurir',
        vcard: 'BEGIN:VCARD\nVERSION:3.0\nFN:Pak Budi Kurir\nTEL;type=CELL:+62 812-0000-0000\nEND:VCARD',
      },
    },
    { kind: 'contact', body: 'Kontak: Pak Budi Kurir +62 812-0000-0000' },
  ],
  [
    'contact with two numbers, in other forms of a card',
    {
      contactMessage: {
        displayName: 'Ani',
        vcard: 'BEGIN:VCARD\r\nitem1.TEL;type=pref:021 7654321\r\nTEL;VALUE=uri:tel:+62-811-1\r\nEND:VCARD',
      },
    },
    { kind: 'contact', body: 'Kontak: Ani 021 7654321, +62-811-1' },
  ],
  [
    'template of a business, as an interactive message',
    {
      templateMessage: {
        interactiveMessageTemplate: {
          header: { title: 'Paket dalam perjalanan' },
          body: { text: 'Paket JX0012345 diantar hari ini.' },
          footer: { text: 'Pesan otomatis' },
        },
      },
    },
    { kind: 'text', body: 'Paket dalam perjalanan\nPaket JX0012345 diantar hari ini.\nPesan otomatis' },
  ],
  ['button', { buttonsResponseMessage: { selectedDisplayText: 'Pesan' } }, { kind: 'text', body: 'Pesan' }],
  [
    'catalogue order with a total',
    { orderMessage: { itemCount: 2, totalAmount1000: 150_000_000, totalCurrencyCode: 'IDR' } },
    { kind: 'order', body: 'Pesanan katalog: 2 barang · total Rp 150.000' },
  ],
  [
    'contact card',
    { contactMessage: { displayName: 'Ani', vcard: 'TEL;waid=62811:+62 811' } },
    { kind: 'contact', body: 'Kontak: Ani 62811' },
  ],
  [
    'poll',
    { pollCreationMessageV3: { name: 'Warna?', options: [{ optionName: 'merah' }] } },
    { kind: 'other', body: 'Polling: Warna? (merah)' },
  ],
  [
    'wrapped poll',
    { pollCreationMessageV4: { message: { pollCreationMessageV3: { name: 'Ya?' } } } },
    { kind: 'other', body: 'Polling: Ya? ()' },
  ],
  ['moving sticker', { lottieStickerMessage: { message: { stickerMessage: { mimetype: 'image/webp' } } } }, { kind: 'sticker' }],
  ['group invite', { groupInviteMessage: { groupName: 'Reseller' } }, { kind: 'other', body: 'Undangan grup: Reseller' }],
  [
    'payment',
    { sendPaymentMessage: { noteMessage: { conversation: 'DP' } } },
    { kind: 'other', body: 'Pembayaran lewat WhatsApp. Periksa di HP. DP' },
  ],
  [
    'event',
    { eventMessage: { name: 'Bazar', startTime: 1_700_000_000 } },
    { kind: 'other', body: 'Acara: Bazar (15 Nov 2023, 05.13 WIB)' },
  ],
  ['list reply', { listResponseMessage: { title: 'Ukuran M' } }, { kind: 'text', body: 'Ukuran M' }],
  [
    'form',
    { interactiveResponseMessage: { nativeFlowResponseMessage: { paramsJson: '{"flow_token":"x","nama":"Budi"}' } } },
    { kind: 'text', body: 'Jawaban formulir:\nnama: Budi' },
  ],
  ...(['FAILED', 'MISSED', 'SILENCED_BY_DND', 'SILENCED_UNKNOWN_CALLER'] as const).map((outcome): [string, proto.IMessage, object] => [
    `call that was ${outcome}`,
    { callLogMesssage: { isVideo: true, callOutcome: proto.Message.CallLogMessage.CallOutcome[outcome] } },
    { kind: 'call', body: 'Panggilan video tak terjawab' },
  ]),
  ['masked for linked devices', { placeholderMessage: { type: 0 } }, { kind: 'other', body: 'Pesan ini hanya dapat dibuka di HP.' }],
  [
    'known kind that we cannot read',
    { bcallMessage: { sessionId: 'x' } },
    { kind: 'other', body: expect.stringContaining('belum dapat dibaca') },
  ],
  ['kind newer than our protocol', { messageContextInfo: {} }, { kind: 'other', body: expect.stringContaining('belum dapat dibaca') }],
  ['catalogue order', { orderMessage: { itemCount: 2, orderTitle: 'Kopi' } }, { kind: 'order', body: 'Pesanan katalog: 2 barang · Kopi' }],
])('%s', (_name, message, expected) => expect(read(message)).toMatchObject(expected));

test.each<[string, proto.IMessage, Record<string, string>]>([
  ['reaction', { reactionMessage: { text: '👍' } }, fromLead],
  ['vote', { pollUpdateMessage: {} }, fromLead],
  ['album, whose pictures follow', { albumMessage: { expectedImageCount: 2 } }, fromLead],
  ['pin', { pinInChatMessage: {} }, fromLead],
  ['reaction of a new kind', { messageContextInfo: {} }, { ...fromLead, type: 'reaction' }],
  ['key exchange', { senderKeyDistributionMessage: { groupId: 'x' } }, fromLead],
  ['protocol', { protocolMessage: { type: proto.Message.ProtocolMessage.Type.EPHEMERAL_SETTING } }, fromLead],
  [
    'setting that names a message',
    {
      protocolMessage: {
        type: proto.Message.ProtocolMessage.Type.EPHEMERAL_SETTING,
        key: { id: 'OLD' },
        editedMessage: { conversation: 'x' },
      },
    },
    fromLead,
  ],
  ['edit without a new text', { protocolMessage: { type: proto.Message.ProtocolMessage.Type.MESSAGE_EDIT, key: { id: 'OLD' } } }, fromLead],
  ['group', { conversation: 'x' }, { ...fromLead, from: '1203@g.us', participant: '628222@s.whatsapp.net' }],
  ['status', { conversation: 'x' }, { ...fromLead, from: 'status@broadcast', participant: '628222@s.whatsapp.net' }],
  [
    'note to oneself',
    { deviceSentMessage: { message: { conversation: 'x' } } },
    { from: '628111@s.whatsapp.net', recipient: '628111@s.whatsapp.net', id: 'B', t: '1' },
  ],
  ['the phone’s own word to the companion', { conversation: 'x' }, { from: '628111@s.whatsapp.net', category: 'peer', id: 'B', t: '1' }],
])('%s is no utterance', (_name, message, attrs) => expect(read(message, attrs)).toBeNull());

test('a message typed on the phone is the owner’s message to that lead', () => {
  const attrs = { from: '628111@s.whatsapp.net', recipient: '628222@s.whatsapp.net', peer_recipient_lid: '777@lid', id: 'C', t: '1' };
  expect(read({ deviceSentMessage: { message: { conversation: 'saya' } } }, attrs)).toMatchObject({
    sender: 'owner',
    body: 'saya',
    name: null,
    chat: { pn: '628222', lid: '777' },
  });
});

test('an edit and a deletion name the message that they change', () => {
  const { Type } = proto.Message.ProtocolMessage;
  const edit = read({
    editedMessage: {
      message: { protocolMessage: { type: Type.MESSAGE_EDIT, key: { id: 'OLD' }, editedMessage: { conversation: 'baru' } } },
    },
  });
  expect(edit).toMatchObject({ waId: 'OLD', body: 'baru', edited: true });
  expect(read({ protocolMessage: { type: Type.REVOKE, key: { id: 'OLD' } } })).toMatchObject({
    waId: 'OLD',
    kind: 'deleted',
    body: '',
    edited: true,
  });
});

test('an empty message becomes a placeholder', () => {
  const stanza: BinaryNode = { tag: 'message', attrs: fromLead, content: [{ tag: 'unavailable', attrs: {} }] };
  expect(isEmptyMessage(stanza)).toBe(true);
  expect(readPlaceholder(stanza, me, false)).toMatchObject({ kind: 'unreadable', waId: 'A1', live: false });
});

test('a placeholder says that its message came by a broadcast list of the lead', () => {
  const attrs = { ...fromLead, from: '1712345678@broadcast', participant: '628222@s.whatsapp.net' };
  for (const [type, kind] of [
    ['', 'unreadable'],
    ['view_once_unavailable_fanout', 'other'],
  ]) {
    const stanza: BinaryNode = { tag: 'message', attrs, content: [{ tag: 'unavailable', attrs: { type: type! } }] };
    expect(readPlaceholder(stanza, me, true)).toMatchObject({ kind, origin: 'broadcast', chat: { pn: '628222' } });
  }
});

test('a view once picture, which linked devices do not get, is a row that says so', () => {
  const content = [{ tag: 'unavailable', attrs: { type: 'view_once_unavailable_fanout' } }];
  expect(readPlaceholder({ tag: 'message', attrs: fromLead, content }, me, true)).toMatchObject({
    kind: 'other',
    body: expect.stringContaining('sekali lihat'),
  });
});

test('receipts and acks', () => {
  const tooLong = 'M'.repeat(129);
  const list = { tag: 'list', attrs: {}, content: ['M2', tooLong].map((id) => ({ tag: 'item', attrs: { id } })) };
  const receipt = (attrs: Record<string, string>, content?: BinaryNode[]): BinaryNode => ({
    tag: 'receipt',
    attrs,
    ...(content ? { content } : {}),
  });
  expect(readReceipt(receipt({ id: 'M1', from: '628222@s.whatsapp.net', t: '5' }), me)).toEqual([
    { waId: 'M1', status: 'delivered', at: new Date(5_000) },
  ]);
  expect(
    readReceipt(receipt({ id: 'M1', from: '777@lid', type: 'read', t: '5' }, [list]), me).map((one) => [one.waId, one.status]),
  ).toEqual([
    ['M1', 'read'],
    ['M2', 'read'],
  ]);
  expect(readReceipt(receipt({ id: tooLong, from: '628222@s.whatsapp.net', t: '5' }), me)).toEqual([]);
  expect(readReceipt(receipt({ id: 'M1', from: '628222@s.whatsapp.net', type: 'retry' }), me)).toEqual([]);
  expect(readReceipt(receipt({ id: 'M1', from: '628111@s.whatsapp.net', type: 'read-self' }), me)).toEqual([]);
  const own = (type: string, from: string, recipient?: string) =>
    readOwnRead(receipt({ id: 'M1', from, type, ...(recipient ? { recipient } : {}) }, [list]), me);
  expect(own('read-self', '628111@s.whatsapp.net', '628222@s.whatsapp.net')).toEqual(['M1', 'M2']);
  expect(own('read-self', '628111:3@s.whatsapp.net', '777@lid')).toEqual(['M1', 'M2']);
  expect(own('read-self', '628222@s.whatsapp.net', '628111@s.whatsapp.net')).toEqual([]);
  expect(own('delivery', '628111@s.whatsapp.net', '628222@s.whatsapp.net')).toEqual([]);
  expect(own('read-self', '628111@s.whatsapp.net', '123-4@g.us')).toEqual([]);
  expect(readAck({ tag: 'ack', attrs: { class: 'message', id: 'M1', error: '463', t: '5' } })).toEqual({
    waId: 'M1',
    at: new Date(5_000),
    errorCode: '463',
  });
  expect(readAck({ tag: 'ack', attrs: { class: 'receipt', id: 'M1' } })).toBeNull();
});

test('only people are people', () => {
  for (const jid of ['1203@g.us', 'status@broadcast', '1@newsletter', '', undefined]) expect(personOf(jid)).toBeNull();
  // The server part is that of a person, but the user part is neither a number nor a privacy id, so no row
  // can be stored for it.
  for (const jid of ['@lid', '@s.whatsapp.net', '628.1:3@s.whatsapp.net', 'abc@lid', '6281x@s.whatsapp.net'])
    expect(personOf(jid)).toBeNull();
  expect(personOf('77:3@lid', '@s.whatsapp.net')).toEqual({ pn: null, lid: '77', jid: '77@lid' });
  expect(personOf('628222:99@hosted', '77:99@hosted.lid')).toEqual({ pn: '628222', lid: '77', jid: '628222@s.whatsapp.net' });
  expect(personOf('77:99@hosted.lid', '628222@s.whatsapp.net')).toEqual({ pn: '628222', lid: '77', jid: '77@lid' });
  expect(personOf('628222:12@s.whatsapp.net')).toEqual({ pn: '628222', lid: null, jid: '628222@s.whatsapp.net' });
});

test('Meta AI is no lead, neither by its number nor by a privacy id beside it', () => {
  for (const number of ['13135550002', '13135551234', '13165550011']) {
    expect(personOf(`${number}@s.whatsapp.net`)).toBeNull();
    expect(personOf('77@lid', `${number}:3@s.whatsapp.net`)).toBeNull();
    expect(read({ conversation: 'Halo, saya Meta AI' }, { from: `${number}@s.whatsapp.net`, id: 'B', t: '1' })).toBeNull();
    // what the owner writes to this number
    expect(
      read({ conversation: 'halo' }, { from: '628111@s.whatsapp.net', recipient: `${number}@s.whatsapp.net`, id: 'B', t: '1' }),
    ).toBeNull();
  }
  for (const number of ['13125550002', '131355500021', '13165560011']) expect(personOf(`${number}@s.whatsapp.net`)?.pn).toBe(number);
});

test('a reply has the quoted message and its author', () => {
  const quotedMessage = {
    imageMessage: { caption: 'kaos', mimetype: 'image/jpeg', contextInfo: { stanzaId: 'OLDER', quotedMessage: {} } },
  };
  const answer = (participant?: string) =>
    read({
      extendedTextMessage: { text: 'yang ini', contextInfo: { stanzaId: 'OLD', quotedMessage, ...(participant ? { participant } : {}) } },
    });
  const quote = { waId: 'OLD', kind: 'image', body: 'kaos' };
  expect(answer('628111@s.whatsapp.net')).toMatchObject({ body: 'yang ini', quoted: { ...quote, by: 'owner' } });
  expect(answer('999@lid')?.quoted).toEqual({ ...quote, by: 'owner' });
  expect(answer('777@lid')?.quoted).toEqual({ ...quote, by: 'lead' });
  expect(answer()?.quoted).toEqual({ ...quote, by: null });
  expect(read({ conversation: 'biasa' })?.quoted).toBeNull();
  expect(
    read({ imageMessage: { caption: 'x', contextInfo: { stanzaId: 'OLD', quotedMessage: { conversation: 'halo' } } } })?.quoted,
  ).toMatchObject({
    kind: 'text',
    body: 'halo',
  });
});

test('bytes that are no message are distinguished from other errors', () => {
  const padded = Buffer.from([0xff, 0xff, 0xff, 0xff, 1]);
  expect(() => readMessage({ tag: 'message', attrs: fromLead } as BinaryNode, padded, me, true)).toThrow(MalformedMessageError);
});

test.each<[string, Partial<BinaryNode>, boolean]>([
  ['a usual message', { attrs: fromLead, content: [{ tag: 'enc', attrs: { type: 'msg' } }] }, false],
  ['one without an id', { attrs: { from: fromLead.from } }, true],
  ['one that claims to be ours', { attrs: { ...fromLead, recipient: '628333@s.whatsapp.net' } }, true],
  ['one in the encryption of Meta AI', { attrs: fromLead, content: [{ tag: 'enc', attrs: { type: 'msmsg' } }] }, true],
])('%s breaks the protocol or not', (_, stanza, breaks) => {
  expect(breaksProtocol({ tag: 'message', ...stanza } as BinaryNode, me)).toBe(breaks);
});

test('no shape of a message makes the reader fail: an unknown one becomes a kind, or nothing', () => {
  const inner = Object.keys(proto.Message.prototype).filter((name) => name !== 'constructor');
  const shapes = inner.flatMap((name): Record<string, unknown>[] => [
    { [name]: {} },
    { [name]: { message: {} } },
    { [name]: { message: { [name]: {} } } },
    { [name]: { contextInfo: {} } },
    { [name]: { contextInfo: { stanzaId: 'OLD', quotedMessage: { [name]: {} } } } },
    { [name]: { key: {}, type: 14 } },
  ]);
  expect(inner.length).toBeGreaterThan(50);
  const failures = shapes.flatMap((shape) => {
    let message: proto.Message;
    try {
      message = proto.Message.fromObject(shape);
    } catch {
      return []; // some fields are not messages
    }
    try {
      read(message);
      return [];
    } catch (error) {
      return [`${JSON.stringify(shape)}: ${String(error)}`];
    }
  });
  expect(failures).toEqual([]);
});
