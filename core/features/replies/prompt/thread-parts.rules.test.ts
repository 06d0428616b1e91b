import { describe, expect, test } from '@jest/globals';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { OpenTurn, ThreadMessage } from '../../conversations/conversations.types.js';
import { mediaToday } from '../replies.rules.js';
import { editedMessageAt, threadParts } from './thread-parts.rules.js';

/*
 * Tests which messages of a thread are answered now, which were answered before, and in what order the request
 * contains them.
 */

const nowMs = Date.parse('2026-11-21T08:00:00Z');
const dayMs = 24 * 3_600_000;

type Written = Partial<ThreadMessage> & Pick<ThreadMessage, 'body' | 'sender'>;

/** A thread in which the seq of a message is its position, and the body is its name. */
function threadOf(messages: readonly Written[]): ThreadMessage[] {
  return messages.map((message, at) => ({
    ...{ id: String(at) as MessageId, kind: 'text', seq: at + 1, turn: null, transcript: null, quoted: null },
    ...{ hasFile: false, storedAtMs: nowMs + at, ...message },
  }));
}

function turnOf(answeredTurn: number, thread: readonly ThreadMessage[]): OpenTurn {
  return {
    ...{ conversationId: 'c' as ConversationId, jid: 'j', name: 'Budi', phoneNumber: '628', calledName: 'Budi', turn: 9, answeredTurn },
    ...{ takenOver: false, optedOut: false, quotaTold: false, blacklisted: false, lastSender: 'lead', leadLastAt: null },
    ...{ recentBotMessages: 0, answersThisHour: 0, answersToday: 0, thread, memory: { summary: '', uptoSeq: 0, facts: {} } },
  };
}

const lead = (body: string, turn: number, more: Partial<ThreadMessage> = {}) => ({ sender: 'lead', body, turn, ...more }) as const;
const bot = (body: string, turn: number, more: Partial<ThreadMessage> = {}) => ({ sender: 'bot', body, turn, ...more }) as const;
const owner = (body: string, more: Partial<ThreadMessage> = {}) => ({ sender: 'owner', body, ...more }) as const;

const bodies = (messages: readonly ThreadMessage[]) => messages.map(({ body }) => body);
const parts = (answeredTurn: number, ...thread: readonly Written[]) => {
  const { history, open } = threadParts(turnOf(answeredTurn, threadOf(thread)));
  return [bodies(history), bodies(open)];
};

describe('the messages to answer', () => {
  test('are the lead’s of a newer turn than the answered one, and what follows the first of them', () => {
    expect(parts(1, lead('a', 1), bot('b', 1), lead('c', 2), owner('d'), lead('e', 3))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  test('are none when all are answered', () => {
    expect(parts(1, lead('a', 1), bot('b', 1))).toEqual([['a', 'b'], []]);
  });

  test('are without those that the lead deleted, which stay in the history', () => {
    expect(parts(1, lead('a', 1), lead('', 2, { kind: 'deleted' }), lead('c', 3))).toEqual([['a', ''], ['c']]);
  });

  test('are without what a program on the shop’s phone wrote', () => {
    expect(parts(0, lead('a', 1), owner('app', { origin: 'app' }), owner('meta', { origin: 'meta-ai' }), owner('b'))).toEqual([
      ['app', 'meta'],
      ['a', 'b'],
    ]);
  });
});

describe('a message that was edited after its answer', () => {
  test('is read before the newer ones, and its answer stays in the history', () => {
    expect(parts(1, lead('a', 1), lead('b2', 2, { isEdited: true }), bot('c', 1), lead('d', 3))).toEqual([
      ['a', 'c'],
      ['b2', 'd'],
    ]);
    expect(parts(1, lead('a2', 2, { isEdited: true }), bot('b', 1))).toEqual([['b'], ['a2']]);
  });

  test.each<[string, Partial<ThreadMessage>, Partial<ThreadMessage>]>([
    ['whose answer was not sent', { isEdited: true }, { status: 'failed' }],
    ['after which only a program wrote', { isEdited: true }, { origin: 'app' }],
    ['that was not edited', {}, {}],
  ])('is not one %s', (_what, edit, later) => {
    expect(parts(1, lead('a', 2, edit), bot('b', 1, later), lead('c', 3))[1]).toEqual(later.origin ? ['a', 'c'] : ['a', 'b', 'c']);
  });

  test('and answered again is read before its second answer in later turns', () => {
    const edited = lead('a2', 2, { isEdited: true });
    expect(parts(2, edited, bot('first', 1), bot('second', 2), lead('now', 3))).toEqual([['first', 'a2', 'second'], ['now']]);
    const heard = lead('a2', 2, { transcript: 'suara' });
    expect(parts(2, heard, bot('first', 1), bot('second', 2), lead('now', 3))[0]).toEqual(['first', 'a2', 'second']);
    const late = lead('a2', 2, { hearing: 'failed-late' });
    expect(parts(2, late, bot('first', 1), bot('second', 2), lead('now', 3))[0]).toEqual(['first', 'a2', 'second']);
    // only the answer of the message's own turn is in the thread
    expect(parts(2, edited, bot('second', 2), lead('now', 3))[0]).toEqual(['a2', 'second']);
    expect(parts(2, edited, bot('first', 1, { status: 'failed' }), bot('second', 2), lead('now', 3))[0]).toEqual(['a2', 'first', 'second']);
    // the second answer to the edited message is not in the thread
    expect(parts(2, edited, bot('first', 1), lead('now', 3))[0]).toEqual(['first', 'a2']);
  });
});

test('the time of an edited message to answer is that of the oldest one', () => {
  const at = (answeredTurn: number, ...thread: readonly Written[]) => editedMessageAt(turnOf(answeredTurn, threadOf(thread)));
  const edited = (turn: number, storedAtMs: number) => lead('x', turn, { isEdited: true, storedAtMs });
  expect(at(1, edited(3, nowMs + 5.7), edited(2, nowMs + 2.7), lead('y', 2))).toEqual(new Date(nowMs + 2));
  expect([at(3, edited(3, nowMs)), at(1, lead('y', 2)), at(1, edited(2, 0))]).toEqual([null, null, null]);
  expect(at(1, { ...edited(2, nowMs), kind: 'deleted' })).toBeNull();
});

test('attachments of the lead that a model is paid to read are counted for 24 hours', () => {
  const file = (kind: ThreadMessage['kind'], more: Partial<ThreadMessage> = {}) => lead('', 1, { kind, hasFile: true, ...more });
  const count = (...thread: readonly Written[]) => mediaToday(threadOf(thread), nowMs);
  expect((['image', 'document', 'voice', 'audio', 'video', 'sticker', 'text'] as const).map((kind) => count(file(kind)))).toEqual([
    ...[1, 1, 1, 1, 0, 0, 0],
  ]);
  expect(count(file('image', { hasFile: false }))).toBe(0);
  expect(count({ ...file('image'), sender: 'owner' })).toBe(0);
  expect([nowMs - dayMs, nowMs - dayMs + 1].map((storedAtMs) => count(file('voice', { storedAtMs })))).toEqual([0, 1]);
  expect(count(file('image'), lead('a', 1), file('audio'))).toBe(2);
});
