import { describe, expect, test } from '@jest/globals';
import type { ConversationId } from '#contracts/values/ids';
import {
  presentContact,
  presentMessage,
  presentReason,
  presentStory,
  wireTimestamp,
  type ContactRow,
  type MessageRow,
  type StoryRow,
} from './conversations.present.js';
import { labelOf } from './conversations.texts.js';

/* Checks the wire format column by column. Every column has a value of its own, so that a swapped column is noticed. */

const moment = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000 + 250);
const contact: ContactRow = {
  conversation_id: 'conversation' as ConversationId,
  version: 1,
  name: 'Ana',
  pn: '628111',
  lid: '777',
  username: 'ana.toko',
  message_count: 2,
  last_preview: 'preview',
  last_sender: 'bot',
  last_at: moment(3),
  takeover_ms: moment(4).getTime(),
  needs_owner_since: moment(5),
  needs_owner_reason: 'question',
  lead_words: 'words',
  unread: 6,
  marked_unread: false,
  labels: ['label'],
  ad: null,
  closing: false,
  opted_out: false,
  no_follow_ups: false,
  is_business: false,
  is_customer: false,
  blacklisted: false,
  gets_notices: false,
  former_pn: '628222',
  own_name: 'Bang Budi',
  is_past: false,
};

test('a chat is shown with each of its columns', () => {
  expect(presentContact(contact)).toEqual({
    conversationId: 'conversation',
    version: 1,
    name: 'Ana',
    ownName: 'Bang Budi',
    phoneNumber: '628111',
    username: 'ana.toko',
    messageCount: 2,
    lastMessage: 'preview',
    lastSender: 'bot',
    lastAt: { seconds: 1_700_000_003, nanoseconds: 250_000_000 },
    takeoverUntil: moment(4).toISOString(),
    closing: false,
    optedOut: false,
    noFollowUps: false,
    business: null,
    blacklisted: false,
    getsNotices: false,
    needsOwner: { reason: 'question', since: moment(5).toISOString(), words: 'words' },
    unread: 6,
    markedUnread: false,
    labels: ['label'],
    cameFrom: null,
    formerNumber: '628222',
    numberMoved: false,
  });
});

const ad = {
  kind: 'ad',
  title: 'Gamis',
  body: '',
  url: '',
  greeting: '',
  app: '',
  sourceId: '',
  clickId: '',
} as unknown as ContactRow['ad'];
const shown = presentContact(contact);
test.each<[Partial<ContactRow>, Partial<typeof shown>]>([
  [{ closing: true }, { closing: true }],
  [{ opted_out: true }, { optedOut: true }],
  [{ no_follow_ups: true }, { noFollowUps: true }],
  [{ marked_unread: true }, { markedUnread: true }],
  [{ gets_notices: true }, { getsNotices: true }],
  [{ is_business: true }, { business: 'notices' }],
  [{ is_customer: true }, { business: 'customer' }],
  [{ is_business: true, is_customer: true }, { business: 'customer' }],
  [{ blacklisted: true }, { blacklisted: true, needsOwner: null }],
  [{ needs_owner_since: null }, { needsOwner: null }],
  [{ needs_owner_reason: null }, { needsOwner: null }],
  [{ takeover_ms: null }, { takeoverUntil: null }],
  [{ takeover_ms: Infinity }, { takeoverUntil: 'forever' }],
  [{ message_count: 0 }, { messageCount: 0, lastAt: null }],
  [{ ad }, { cameFrom: 'dari iklan “Gamis”' }],
  [{ pn: null }, { phoneNumber: 'lid:777' }],
  [
    { name: '', is_past: true },
    { name: '+62 8222', numberMoved: true },
  ],
])('a chat with %j differs in nothing else', (columns, fields) => {
  const { name: _name, ...others } = presentContact({ ...contact, ...columns });
  const { name: _shown, ...expected } = { ...shown, ...fields };
  expect(others).toEqual(expected);
});

test('a person without a name is shown by the number from which they wrote', () => {
  const nameless = { ...contact, name: '' };
  const names = [false, true].map((is_past) => presentContact({ ...nameless, is_past }).name.replaceAll(/\D/g, ''));
  expect(names).toEqual(['08111', '08222']);
});

const message: MessageRow = {
  id: 'message',
  message_conversation_id: 'conversation' as ConversationId,
  body: 'body',
  sender: 'owner',
  kind: 'document',
  status: 'delivered',
  wa_at: moment(1),
  media: null,
  has_proto: false,
  seq: 2,
  quoted: null,
  edited_at: null,
  unanswered: 'question',
  unsent: 'expired' as MessageRow['unsent'],
  origin: 'notice',
  came_from: null,
  has_preview: true,
  reaction: '👍',
};
const url = '/api/chat/media/message';

test('a message is shown with each of its columns', () => {
  expect(presentMessage(message)).toEqual({
    id: 'message',
    conversationId: 'conversation',
    body: 'body',
    fromMe: false,
    sender: 'owner',
    kind: 'document',
    origin: 'notice',
    status: 'delivered',
    timestamp: { seconds: 1_700_000_001, nanoseconds: 250_000_000 },
    media: null,
    quoted: null,
    editedAt: null,
    cameFrom: null,
    hasPreview: true,
    reaction: '👍',
    unanswered: 'question',
    unsent: 'expired',
    seq: 2,
  });
});

describe('a message', () => {
  const fieldsOf = (columns: Partial<MessageRow>) => presentMessage({ ...message, ...columns });

  test('of the lead has the specification’s `fromMe`, and no other message has', () => {
    expect((['lead', 'bot', 'owner'] as const).map((sender) => fieldsOf({ sender }).fromMe)).toEqual([true, false, false]);
  });

  test('has the time of its edit, the quoted message and the origin of its lead', () => {
    expect(fieldsOf({ edited_at: moment(9) }).editedAt).toBe(moment(9).toISOString());
    expect(fieldsOf({ came_from: { kind: 'status' } }).cameFrom).toBe('membalas status Anda');
    const quoted = { body: 'asked', sender: 'lead', kind: 'voice', id: 'hidden' } as unknown as MessageRow['quoted'];
    expect(fieldsOf({ quoted }).quoted).toEqual({ body: 'asked', sender: 'lead', kind: 'voice' });
  });

  test.each<[string, NonNullable<MessageRow['media']>, boolean, string | null]>([
    ['an attachment that can be fetched', {}, true, url],
    ['an attachment that is gone', {}, false, null],
    ['a photo of a product', { photo: 'p' }, false, url],
    ['a file of the owner', { own: true }, false, url],
  ])('with %s has its address, or none', (_what, media, has_proto, expected) => {
    const shownMedia = fieldsOf({ media, has_proto }).media;
    expect(shownMedia?.url).toBe(expected);
    expect(fieldsOf({ media, has_proto }).hasPreview).toBe(false);
  });

  test.each<[boolean, MessageRow['media'], boolean]>([
    [true, null, true],
    [false, null, false],
    // no preview, because the file itself is shown
    [true, { mimetype: 'image/jpeg' }, false],
  ])('with a stored preview: %s, and the file %j has a preview: %s', (has_preview, media, hasPreview) => {
    expect(fieldsOf({ has_preview, media }).hasPreview).toBe(hasPreview);
  });

  test('with an attachment has all known facts about it', () => {
    const media = { mimetype: 'audio/ogg', seconds: 7, transcript: 'said', name: 'nota\u202Efdp.pdf', bytes: 8 };
    expect(fieldsOf({ media }).media).toEqual({
      ...{ url: null, mimetype: 'audio/ogg', seconds: 7, transcript: 'said', bytes: 8 },
      name: expect.not.stringContaining('\u202E'),
    });
    expect(fieldsOf({ media: {} }).media).toEqual({
      ...{ url: null, mimetype: 'application/octet-stream', seconds: null, transcript: null, bytes: null, name: null },
    });
  });
});

const story: StoryRow = {
  turn: 1,
  model: 'model',
  tools: [{ name: 'tool', arguments: '{}', result: 'r' }],
  prompt_tokens: 2,
  completion_tokens: 3,
  took_ms: 4,
  created_at: moment(5),
  cost_sen: 650,
  read: { first: null, last: null, messages: 7, pictures: 8, summary: 'summary', facts: { address: 'Bandung' } },
};

test('an answer is explained with each of its columns', () => {
  expect(presentStory(story)).toEqual({
    turn: 1,
    at: moment(5).toISOString(),
    model: 'model',
    promptTokens: 2,
    completionTokens: 3,
    tookMs: 4,
    tools: story.tools,
    costRupiah: 6.5,
    read: { messages: 7, pictures: 8, summary: 'summary', facts: [{ kind: 'address', value: 'Bandung' }] },
  });
  expect(presentStory({ ...story, cost_sen: null, read: null })).toMatchObject({ costRupiah: null, read: null });
  const held = [{ text: 'held', checks: ['amount'] }] as unknown as NonNullable<StoryRow['read']>['held'];
  expect(presentStory({ ...story, read: { ...story.read!, held } })).toMatchObject({ held });
  const judged = [{ sentence: 'Ready Kak.', found: 'said', source: 'Kaos ready' }] as const;
  expect(presentStory({ ...story, read: { ...story.read!, judged } })).toMatchObject({ judged });
});

test('the messages that an answer read are shortened beyond 300 characters', () => {
  const read = (body: string) => presentReason(undefined, [{ sender: 'lead', kind: 'text', body, wa_at: moment(1) }]).messages[0];
  expect(read('x'.repeat(300))).toEqual({ sender: 'lead', kind: 'text', body: 'x'.repeat(300), at: moment(1).toISOString() });
  expect(read('x'.repeat(301))?.body).toBe(`${'x'.repeat(300)}…`);
  const voice = presentReason(undefined, [{ sender: 'lead', kind: 'voice', body: '', wa_at: moment(1) }]).messages[0];
  expect(voice).toMatchObject({ kind: 'voice', body: labelOf('voice', '') });
  expect(presentReason(story, [])).toEqual({ story: presentStory(story), messages: [] });
});

test('a moment has whole seconds and the rest of them', () => {
  expect(wireTimestamp(new Date(1_999))).toEqual({ seconds: 1, nanoseconds: 999_000_000 });
});
