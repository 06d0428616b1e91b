import { expect, test } from '@jest/globals';
import { encodeWAMessage, type BinaryNode, type proto } from 'baileys';
import { readAck, readMessage, readOwnRead, readPlaceholder, readReceipt, readSilent, readTyping, readVoid } from './stanza-reader.js';

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

const receipt = (attrs: Record<string, string>): BinaryNode => ({ tag: 'receipt', attrs: { id: 'M1', t: '5', ...attrs } });
const [number, privacyId] = ['628111:3@s.whatsapp.net', '999:3@lid'];

test.each([
  ['a receipt', { from: fromLead.from }, 'delivered'],
  ['one of reading', { from: fromLead.from, type: 'read' }, 'read'],
  ['one of hearing a voice note', { from: fromLead.from, type: 'played' }, 'read'],
  ['one of another kind', { from: fromLead.from, type: 'server-error' }, undefined],
  ['one of the own number', { from: number, type: 'read' }, undefined],
  ['one of the own privacy id', { from: privacyId, type: 'read' }, undefined],
  ['one of a group', { from: '1203@g.us', type: 'read' }, undefined],
])('%s tells of our message what a lead did with it', (_what, attrs, status) => {
  expect(readReceipt(receipt(attrs as Record<string, string>), me)[0]?.status).toBe(status);
});

test.each([
  ['by the own number', { from: number, type: 'read-self' }, ['M1']],
  ['by the own privacy id', { from: privacyId, type: 'read-self' }, ['M1']],
  ['as another device says it', { from: privacyId, type: 'read' }, ['M1']],
  ['by a lead', { from: fromLead.from, type: 'read' }, []],
])('a chat was read elsewhere %s', (_what, attrs, waIds) => {
  expect(readOwnRead(receipt({ recipient: '628222@s.whatsapp.net', ...attrs }), me)).toEqual(waIds);
});

test.each([
  ['composing', true],
  ['paused', false],
])('%s is typing: %s', (tag, active) => {
  const stanza = (from: string): BinaryNode => ({ tag: 'chatstate', attrs: { from }, content: [{ tag, attrs: {} }] });
  expect(readTyping(stanza('777@lid'))).toEqual({ jid: '777@lid', active });
  expect(readTyping(stanza('1203@g.us'))).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['of the own phone to this device', { from: number, category: 'peer' }],
  ['to oneself, by number', { from: '628111@s.whatsapp.net', recipient: '628111@s.whatsapp.net' }],
  ['to oneself, by privacy id', { from: '999@lid', recipient: '999@lid' }],
  ['of a group', { from: '1203@g.us', participant: '628222@s.whatsapp.net' }],
])('a message %s that cannot be read leaves no row', (_what, attrs) => {
  expect(readPlaceholder({ tag: 'message', attrs: { id: 'A1', t: '5', ...attrs } }, me, true)).toBeNull();
});

test.each([
  ['text', 'other'],
  ['media', 'other'],
  ['poll', undefined],
  ['reaction', undefined],
])('a message of the type %s whose kind is not known has a row: %s', (type, kind) => {
  const said = readMessage({ tag: 'message', attrs: { ...fromLead, type } }, encodeWAMessage({ messageContextInfo: {} }), me, true);
  expect(said?.kind).toBe(kind);
});

test.each([
  ['text', { notify: 'Ana' }, 'Ana', undefined],
  ['a username beside it', { notify: 'Ana', username: 'ana.kopi' }, 'Ana', 'ana.kopi'],
  ['no name', { notify: '' }, null, undefined],
])('a lead with %s has their own name, and the username of the stanza', (_what, attrs, name, username) => {
  const said = readMessage({ tag: 'message', attrs: { ...fromLead, ...attrs } }, encodeWAMessage({ conversation: 'halo' }), me, true);
  expect([said?.name, said?.chat.username]).toEqual([name, username]);
});

test.each([
  ['of 32 bytes', 32, expect.stringMatching(/^[\w+/]+=$/)],
  ['of another length', 20, undefined],
])('a file whose sender states a hash %s', (_what, length, hash) => {
  const image = { imageMessage: { mimetype: 'image/jpeg', fileSha256: Buffer.alloc(length, 7) } };
  expect(readMessage({ tag: 'message', attrs: fromLead }, encodeWAMessage(image), me, true)?.media?.hash).toEqual(hash);
});
