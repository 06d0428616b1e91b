import { blacklist } from '#contracts/http/chat/blacklist';
import { businesses } from '#contracts/http/chat/businesses';
import { chat, type ContactView, type MessageFound, type MessageView } from '#contracts/http/chat/chat';
import { closings } from '#contracts/http/chat/closings';
import { contactErasure } from '#contracts/http/chat/contact-erasure';
import { followup } from '#contracts/http/chat/followup';
import { newChats } from '#contracts/http/chat/new-chats';
import { questions } from '#contracts/http/chat/questions';
import { queue } from '#contracts/http/chat/queue';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import { answer } from './answer.js';
import { ids, minutesAgo, wireMinutesAgo } from './ids.js';

const plain = {
  ...{ version: 1, username: null, messageCount: 3, lastSender: 'lead' as const, takeoverUntil: null, closing: false, optedOut: false },
  ...{ noFollowUps: false, business: null, blacklisted: false, getsNotices: false, needsOwner: null, unread: 0, markedUnread: false },
  ...{ labels: [], cameFrom: null, formerNumber: null, numberMoved: false },
};

export const budi: ContactView = {
  ...{ ...plain, conversationId: ids.budi, name: 'Budi Santoso', ownName: 'Budi', phoneNumber: '6281200000001', messageCount: 12 },
  ...{ lastMessage: 'Bisa COD kak?', lastAt: wireMinutesAgo(5), unread: 2, labels: ['Baru'] },
  needsOwner: { reason: 'question', since: minutesAgo(5), words: 'Bisa COD kak?' },
};
export const siti: ContactView = {
  ...{ ...plain, conversationId: ids.siti, name: 'Siti Aminah', phoneNumber: '6281200000002', closing: true },
  ...{ lastMessage: 'Baik, ditunggu', lastSender: 'owner', lastAt: wireMinutesAgo(26 * 60), takeoverUntil: 'forever', labels: ['Grosir'] },
};
export const agus: ContactView = {
  ...{ ...plain, conversationId: ids.agus, name: 'Agus Wijaya', phoneNumber: '6281200000003', blacklisted: true, optedOut: true },
  ...{ lastMessage: 'Stop', lastAt: wireMinutesAgo(9 * 24 * 60), unread: 1 },
  needsOwner: { reason: 'no-quota', since: minutesAgo(90), words: 'Masih buka?' },
};

export const business: ContactView = { ...agus, business: 'notices', blacklisted: false, optedOut: false, needsOwner: null };

const plainMessage = {
  ...{ conversationId: ids.budi, kind: 'text' as const, origin: null, status: 'read' as const, media: null, quoted: null, editedAt: null },
  ...{ cameFrom: null, hasPreview: false, reaction: null, unanswered: null, unsent: null },
};
export const messages: readonly MessageView[] = [
  {
    ...{ ...plainMessage, id: ids.firstMessage, body: 'Kaos hitam ada?', fromMe: true, sender: 'lead', seq: 1 },
    timestamp: wireMinutesAgo(24 * 60 + 8),
  },
  {
    ...{ ...plainMessage, id: ids.secondMessage, body: 'Ada Kak, harganya Rp 75.000.', fromMe: false, sender: 'bot', seq: 2 },
    timestamp: wireMinutesAgo(7),
  },
  {
    ...{ ...plainMessage, id: ids.thirdMessage, body: 'Sebentar ya Kak.', fromMe: false, sender: 'owner', status: 'failed', seq: 3 },
    timestamp: wireMinutesAgo(5),
  },
];

const media = (mimetype: string, name: string | null = null) => ({
  ...{ url: `/api/chat/media/${ids.firstMessage}`, mimetype, name, bytes: 120_000, transcript: null, seconds: null },
});
export const mediaMessages: readonly MessageView[] = [
  { ...messages[0]!, kind: 'image', body: 'Yang ini kak', media: media('image/jpeg'), reaction: '👍', editedAt: minutesAgo(5) },
  { ...messages[0]!, id: ids.secondMessage, kind: 'document', body: 'alamat.pdf', media: media('application/pdf', 'alamat.pdf'), seq: 2 },
  {
    ...{ ...messages[0]!, id: ids.thirdMessage, kind: 'voice', body: '', seq: 3, unanswered: 'no-quota' },
    media: { ...media('audio/ogg'), transcript: 'Masih ada kak?', seconds: 4 },
  },
];

const found: MessageFound = {
  ...{ id: ids.secondMessage, conversationId: ids.siti, name: siti.name, phoneNumber: siti.phoneNumber, sender: 'bot', seq: 2 },
  ...{
    timestamp: wireMinutesAgo(7),
    excerpt: [
      { text: 'Ada ', hit: false },
      { text: 'baru', hit: true },
    ],
  },
};

const ofBudi = { conversationId: ids.budi, name: budi.name, phoneNumber: budi.phoneNumber };
const ofSiti = { conversationId: ids.siti, name: siti.name, phoneNumber: siti.phoneNumber };
const done = { success: true } as const;
const day = (text: string, enabled = true) => ({ enabled, aiEnabled: false, text });
const order = { ...ofBudi, summary: '2 Kaos hitam', amount: 150_000, state: 'new' as const, at: minutesAgo(60), earlier: [], doubt: null };

export const chatAnswers = [
  answer(chat.contacts, [budi, siti, agus]),
  answer(chat.contact, budi),
  answer(chat.messages, [...messages]),
  answer(chat.send, { ...messages[2]!, body: 'Isi baru', status: 'queued', seq: 4 }),
  answer(chat.sendPhoto, { ...messages[2]!, kind: 'image', seq: 4 }),
  answer(chat.sendFile, { ...messages[2]!, kind: 'document', seq: 4 }),
  answer(chat.finish, { ...budi, version: 2, needsOwner: null }),
  answer(chat.setLabels, { ...budi, version: 2, labels: ['Grosir'] }),
  answer(chat.action, { contacts: [{ ...budi, version: 2, unread: 0 }], changed: [ids.budi] }),
  answer(chat.labels, ['Baru', 'Grosir']),
  answer(chat.waiting, { counts: { needsOwner: 2, takenOver: 1, unread: 2, leftBehind: 1 }, leads: [budi, agus], next: null }),
  answer(chat.takeover, { ...budi, version: 2, takeoverUntil: 'forever' }),
  answer(chat.search, { contacts: [budi], messages: [found], more: true, moreContacts: true }),
  answer(chat.memory, {
    ...{ summary: 'Mencari kaos hitam ukuran L.', updatedAt: minutesAgo(30) },
    facts: [
      { kind: 'name', value: 'Budi', byOwner: false },
      { kind: 'address', value: 'Jl. Melati 5', byOwner: true },
    ],
  }),
  answer(chat.changeMemory, { summary: '', updatedAt: null, facts: [] }),
  answer(chat.reason, {
    story: {
      ...{ model: 'contoh', promptTokens: 1_200, completionTokens: 80, tookMs: 2_300, costRupiah: 12, turn: 1, at: minutesAgo(7) },
      tools: [{ name: 'cek_ongkir', arguments: '{"tujuan":"Tebet"}', result: 'Rp 9.000' }],
      read: { messages: 3, pictures: 0, summary: '', facts: [] },
    },
    messages: [{ sender: 'lead', kind: 'text', body: 'Kaos hitam ada?', at: minutesAgo(8) }],
  }),
  answer(chat.markSeen, done),
  answer(chat.download, 'berkas'),
  answer(chat.media, 'berkas'),
  answer(chat.thumbnail, 'berkas'),
  answer(businesses.setCustomer, budi),
  answer(contactErasure.erase, done),
  answer(newChats.begin, { contact: budi, sent: true }),
  answer(queue.page, { leads: [budi, agus], next: null }),
  answer(queue.reopen, { reopened: [ids.agus] }),
  answer(questions.list, [
    { id: ids.firstQuestion, question: 'Bisa COD?', askedAt: minutesAgo(5), origin: 'lead' },
    { id: ids.secondQuestion, question: 'Ada garansi?', askedAt: minutesAgo(4), origin: 'bot' },
  ]),
  answer(questions.answer, done),
  answer(questions.dismiss, done),
  answer(quickReplies.list, [
    { id: ids.firstReply, body: 'Halo {nama}!', photoId: null },
    { id: ids.secondReply, body: 'Rekening BCA 123', photoId: ids.photo },
  ]),
  answer(quickReplies.add, { id: ids.firstReply, body: 'Isi baru', photoId: null }),
  answer(quickReplies.change, { id: ids.secondReply, body: 'Isi baru', photoId: null }),
  answer(quickReplies.remove, done),
  answer(blacklist.list, { blacklist: ['6281200000003@c.us', '@toko.lain'], labels: [{ number: '@toko.lain', label: 'Toko Lain' }] }),
  answer(blacklist.heaviest, { leads: [{ number: '6281200000009', name: 'Rajin', answers: 41 }] }),
  answer(blacklist.add, done),
  answer(blacklist.remove, done),
  answer(closings.list, [
    { ...order, id: ids.firstClosing },
    { ...order, ...ofSiti, id: ids.secondClosing, amount: null, state: 'paid', at: minutesAgo(3 * 24 * 60) },
  ]),
  answer(closings.change, { ...order, id: ids.secondClosing, state: 'sent' }),
  answer(followup.read, { day1: day('Halo {nama}, jadi pesan?'), day2: { ...day(''), aiEnabled: true }, day3: day('', false) }),
  answer(followup.save, done),
  answer(followup.options, { zone: 'WITA', dailyLimit: 40 }),
  answer(followup.saveOptions, done),
  answer(followup.queue, {
    rows: [
      { ...ofBudi, id: ids.firstFollowUp, day: 1, dueAt: minutesAgo(-120), moved: false, text: 'Halo Budi, jadi pesan?' },
      { ...ofSiti, id: ids.secondFollowUp, day: 2, dueAt: minutesAgo(-26 * 60), moved: true, text: null },
    ],
    total: 2,
  }),
  answer(followup.cancel, { ...done, cancelled: 1 }),
  answer(followup.oldChats, { rows: [{ ...ofBudi, since: minutesAgo(40 * 60) }], total: 1, queued: 0, upTo: minutesAgo(0) }),
  answer(followup.answerOldChats, { ...done, followed: 1 }),
  answer(followup.results, {
    funnel: [
      { day: 1, sent: 20, answered: 8, closed: 3 },
      { day: 2, sent: 9, answered: 2, closed: 0 },
      { day: 3, sent: 0, answered: 0, closed: 0 },
    ],
    recent: [
      {
        ...{ ...ofBudi, id: ids.firstFollowUp, day: 1, sentAt: minutesAgo(50), text: 'Halo' },
        ...{ status: 'read', unsent: null, answered: true, closed: false },
      },
    ],
  }),
  answer(followup.test, done),
];
