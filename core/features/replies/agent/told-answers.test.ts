import { describe, expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { newId } from '../../../platform/crypto/ids.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { handoverFacts } from '../replies.events.js';
import { failedAnswer } from './held-answers.js';
import { paymentReasons } from './payment-state.rules.js';
import { readStory } from './read-story.js';

/* The explanation of an answer that an owner reads. */

test.each([
  [new LlmError('filtered', 'x').saying('jahat'), 'filtered', 'jahat'],
  [new LlmError('malformed', 'x').saying(' \n'), 'empty', ' \n'],
  [new LlmError('malformed', 'x').saying('<tool>'), 'unusable', '<tool>'],
  [new LlmError('slow', 'x'), 'failed', ''],
  [new LlmError('refused', 'x'), 'failed', ''],
  [new Error('our deadline'), 'failed', ''],
])('the answer that %s did not give is told as %s', (error, kind, text) => {
  expect(failedAnswer(error)).toEqual({ text, checks: [{ kind, words: '' }] });
});

const wrote = (more: Partial<ThreadMessage>): ThreadMessage => ({
  ...{ id: newId<MessageId>(), sender: 'lead', kind: 'text', body: '', seq: 1, turn: null, transcript: null, quoted: null },
  ...{ hasFile: false, storedAtMs: 0, ...more },
});

describe('what the model read', () => {
  test('is named by its first and last message, and counts each picture that is shown', () => {
    const [one, two, three] = [wrote({}), wrote({}), wrote({})];
    const images = new Map([
      [two.id, 'data:'],
      [newId(), 'data:'],
    ]);
    const previews = new Map([
      [two.id, 'data:'],
      [three.id, 'data:'],
    ]);
    const memory = { summary: 'Mau gamis', facts: { name: { value: 'Ana', by: 'bot', at: '' } } } as const;
    expect(readStory([one, two, three], { images, previews, memory })).toEqual({
      ...{ first: one.id, last: three.id, messages: 3, pictures: 3, summary: 'Mau gamis', facts: { name: 'Ana' } },
    });
  });

  test('is nothing in a new conversation', () => {
    expect(readStory([], {})).toEqual({ first: null, last: null, messages: 0, pictures: 0, summary: '', facts: {} });
  });
});

describe('a call for the owner', () => {
  const called = (thread: ThreadMessage[], why = 'barang rusak') =>
    handoverFacts({ calledName: 'Ana', phoneNumber: '628111', turn: 3, thread }, { reason: 'complaint', why });

  test.each<[string, ThreadMessage[], string]>([
    ['text', [wrote({ body: 'hancur!' }), wrote({ sender: 'bot', body: 'maaf' })], 'hancur!'],
    ['recording', [wrote({ body: 'lama' }), wrote({ kind: 'voice', transcript: 'sudah hancur' })], 'sudah hancur'],
    ['own words behind an automatic text', [wrote({ body: 'hancur!' }), wrote({ body: 'katalog', origin: 'notice' })], 'hancur!'],
    ['silence', [wrote({ sender: 'bot', body: 'halo' })], ''],
  ])('quotes the lead’s last %s', (_, thread, said) => {
    expect(called(thread).leadSaid).toEqual(said === '' ? '' : expect.stringContaining(said));
  });

  test('names who gave the reason', () => {
    expect(called([]).whyBy).toBe('model');
    expect(called([], Object.values(paymentReasons)[0]).whyBy).toBe('product');
    expect(called([])).toMatchObject({ lead: { name: 'Ana', contact: '628111' }, turn: 3, reason: 'complaint', why: 'barang rusak' });
  });
});
