import { expect, test } from '@jest/globals';
import type { OpenTurn, ThreadMessage } from '../conversations/conversations.types.js';
import { stuckQuestion } from './agent/reply-sentences.js';
import { asks, questionsOf, questionsTold } from './owner-questions.rules.js';

test.each([
  [{ questions: [] }, false, ''],
  [{ questions: ['Ada warna hijau?'] }, true, 'Ada warna hijau?'],
  [{ question: 'Rp 60.000 benar?', questions: [] }, true, 'Rp 60.000 benar?'],
  [{ question: 'Rp 60.000 benar?', questions: ['Ada hijau?', 'Ada XL?'] }, true, 'Ada hijau?\nAda XL?\nRp 60.000 benar?'],
])('%j asks the owner: %p', (effects, isAsked, told) => {
  const asked = { question: undefined, ...effects };
  expect(asks(asked)).toBe(isAsked);
  expect(questionsTold(asked).join('\n')).toBe(told);
});

const message = (body: string, more: Partial<ThreadMessage> = {}) =>
  ({ sender: 'lead', kind: 'text', body, transcript: null, turn: 2, ...more }) as ThreadMessage;
const turnOf = (...thread: ThreadMessage[]) => ({ turn: 2, answeredTurn: 1, thread }) as unknown as OpenTurn;

test('questions of the bot are kept one by one', () => {
  const questions = ['Ada hijau?', 'Ada XL?'];
  expect(questionsOf({ question: 'x', questions }, turnOf(message('halo')))).toEqual(
    questions.map((question) => ({ question, origin: 'bot' })),
  );
});

test('when the bot only left a sentence out, the question is the lead’s message', () => {
  const turn = turnOf(
    message('lama', { turn: 1 }),
    message('modal kaos?'),
    message('rahasia', { kind: 'deleted' }),
    message('', { kind: 'image' }),
    message('', { kind: 'voice', transcript: 'berapa ya' }),
  );
  expect(questionsOf({ question: 'x', questions: [] }, turn)).toEqual([{ question: 'modal kaos? berapa ya', origin: 'lead' }]);
  expect(questionsOf({ question: 'x', questions: [] }, turnOf(message('', { kind: 'image' })))).toEqual([
    { question: 'Pesan terakhir pelanggan', origin: 'bot' },
  ]);
});

test('a message that only failed to get an answer may repeat an earlier question', () => {
  const turn = turnOf(message('gimana kak?'));
  expect(questionsOf({ question: stuckQuestion, questions: [] }, turn)).toEqual([
    { question: 'gimana kak?', origin: 'lead', mayRepeat: true },
  ]);
});
