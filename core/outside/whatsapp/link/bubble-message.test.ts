import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { BubbleContent } from '../link.types.js';
import { messageOf } from './bubble-message.js';
import { questionTo } from './phone-question.js';

const stream = Readable.from(['isi']);

test.each<[BubbleContent, object]>([
  [
    { kind: 'text', body: 'Halo https://toko.id' },
    { text: 'Halo https://toko.id', linkPreview: null },
  ],
  [
    { kind: 'image', image: Buffer.from([1]), mimetype: 'image/jpeg', caption: 'Kaos' },
    { image: Buffer.from([1]), mimetype: 'image/jpeg', caption: 'Kaos' },
  ],
  [
    { kind: 'document', open: async () => stream, mimetype: 'application/pdf', name: 'harga.pdf', caption: 'Ini ya' },
    { document: { stream }, mimetype: 'application/pdf', fileName: 'harga.pdf', caption: 'Ini ya' },
  ],
])('a bubble of the kind $kind is passed to Baileys with all that belongs to it', async (content, message) => {
  expect(await messageOf(content)).toEqual(message);
});

test('the question to the own phone goes to its account, not to one device, and asks for what does not exist', () => {
  const { id, jid, protocolMessage } = questionTo('628111:3@s.whatsapp.net');
  expect(jid).toBe('628111@s.whatsapp.net');
  const [request] = protocolMessage.peerDataOperationRequestMessage!.placeholderMessageResendRequest!;
  expect(request!.messageKey).toEqual({ remoteJid: jid, fromMe: true, id });
  expect(questionTo('628111:3@s.whatsapp.net').id).not.toBe(id);
});
