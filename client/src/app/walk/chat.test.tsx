import { expect, test } from '@jest/globals';
import { chat } from '#contracts/http/chat/chat';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { walk } = await import('./walk.js');
const { ids } = await import('./answers/ids.js');
const { business, budi, mediaMessages, siti } = await import('./answers/chat-answers.js');

const chatOf = (conversationId: string) => `/chat-history?percakapan=${conversationId}`;
const thread = '[aria-label="Isi chat"]';
const list = '[aria-label="Daftar kontak"]';
const details = 'aside[aria-label="Info pelanggan"]';
const ofComposer = /"(Foto atau berkas|Balasan cepat|Lampirkan)/;

test('the list of chats: what everything in it does', async () => {
  expect(await walk('/chat-history', { within: list, without: /checkbox|button "Label Grosir/, deepest: 2 })).toMatchSnapshot();
});

test('chats that were found: what everything in their list does', async () => {
  const after = [{ kind: 'type', key: 'textbox "Cari nama, nomor, atau pesan"' }] as const;
  expect(await walk('/chat-history', { within: list, after, deepest: 1 })).toMatchSnapshot();
});

test('several chats: what everything that is done with them does', async () => {
  const after = ['button "Pilih beberapa chat"', 'button "Pilih semua"'];
  expect(await walk('/chat-history', { within: list, after })).toMatchSnapshot();
});

test('a thread: what everything in it does', async () => {
  expect(await walk(chatOf(ids.budi), { within: thread, without: /button "Balasan cepat"/ })).toMatchSnapshot();
});

test('quick replies: what everything in their window does', async () => {
  expect(await walk(chatOf(ids.budi), { within: thread, after: ['button "Balasan cepat"'] })).toMatchSnapshot();
});

test('a thread in which the owner answers: what everything in it does', async () => {
  expect(await walk(chatOf(ids.siti), { within: thread, without: ofComposer })).toMatchSnapshot();
});

test('a message that failed: what everything on it does', async () => {
  const after = [{ kind: 'fill', key: 'button "Kirim pesan"', refused: true }] as const;
  expect(await walk(chatOf(ids.siti), { within: `${thread} [role=list]`, after })).toMatchSnapshot();
});

test('pictures and files of a thread: what everything on them does', async () => {
  const answers = [answer(chat.messages, [...mediaMessages])];
  expect(await walk(chatOf(ids.budi), { within: `${thread} [role=list]`, answers })).toMatchSnapshot();
});

test('details of a lead: what everything in them does', async () => {
  expect(await walk(chatOf(ids.budi), { within: details })).toMatchSnapshot();
});

test('details of a business: what everything in them does', async () => {
  const answers = [answer(chat.contacts, [budi, siti, business]), answer(chat.contact, business)];
  expect(await walk(chatOf(ids.agus), { within: details, answers, deepest: 1 })).toMatchSnapshot();
});

test('a thread on a phone: what everything above it does', async () => {
  expect(await walk(chatOf(ids.siti), { within: `${thread} header`, on: 'phone', deepest: 1 })).toMatchSnapshot();
});
