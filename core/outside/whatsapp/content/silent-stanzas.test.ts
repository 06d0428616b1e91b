import { expect, test } from '@jest/globals';
import { encodeWAMessage, type BinaryNode, type proto } from 'baileys';
import { readAck, readReceipt, readSilent, readVoid } from './stanza-reader.js';

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const fromLead = { from: '628222@s.whatsapp.net', sender_lid: '777@lid', id: 'A1', t: '1700000000', notify: 'Ana' };

test('the announcement of an album is of interest when a lead sends it', () => {
  const album = { albumMessage: { expectedImageCount: 2, expectedVideoCount: 1 } };
  const silent = (message: proto.IMessage, attrs: Record<string, string>) =>
    readSilent({ tag: 'message', attrs } as BinaryNode, encodeWAMessage(message), me);
  expect(silent(album, fromLead)).toMatchObject({ kind: 'album', chat: { pn: '628222' }, waId: 'A1', announced: 3 });
  expect(silent({ albumMessage: { expectedVideoCount: 2 } }, fromLead)).toMatchObject({ announced: 2 });
  const fromMe = { from: '628111@s.whatsapp.net', recipient: '628222@s.whatsapp.net', id: 'C', t: '1' };
  expect(silent({ deviceSentMessage: { message: album } }, fromMe)).toBeNull();
  expect(silent(album, { ...fromMe, category: 'peer' })).toBeNull();
});

test('a message without content settles the placeholder of its own id, in its own chat', () => {
  const settled = (attrs: Record<string, string>) => readVoid({ tag: 'message', attrs } as BinaryNode, me, true);
  expect(settled(fromLead)).toMatchObject({ waId: 'A1', carrier: 'A1', isVoid: true, kind: 'other', body: '', chat: { pn: '628222' } });
  expect(settled({ ...fromLead, from: '628111@s.whatsapp.net', category: 'peer' })).toBeNull();
  expect(settled({ ...fromLead, from: '1203@g.us', participant: '628222@s.whatsapp.net' })).toBeNull();
});

test('a receipt or an ack without a time is of now', () => {
  const before = Date.now() - 1_000;
  const [receipt] = readReceipt({ tag: 'receipt', attrs: { id: 'M1', from: '628222@s.whatsapp.net' } }, me);
  const ack = readAck({ tag: 'ack', attrs: { class: 'message', id: 'M1' } });
  for (const one of [receipt, ack]) expect(one!.at.getTime()).toBeGreaterThan(before);
  expect(ack!.errorCode).toBeNull();
});
