import { describe, expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { newId } from '../../../platform/crypto/ids.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import type { Objection } from '../grounding/reply-check.rules.js';
import { leakLine } from '../grounding/reply-screen.rules.js';
import { noEffects, type Effects } from '../tools/effects.js';
import { isEndOfTalk, keepPromise, whatIsLeft, type Course } from './course.js';
import { promisedCall, promisedQuestion, questionAsked, sentenceFor, stuckQuestion } from './reply-sentences.js';

const leak: Objection = { kind: 'instruction', words: 'x', sentence: 'x' };
const courseOf = (held: Course['held'], effects: Partial<Effects> = {}): Course => ({
  startedAt: 0,
  effects: { ...noEffects(), ...effects },
  tools: [],
  findings: [],
  ours: [],
  refused: [],
  judged: [],
  held,
  model: '',
  promptTokens: 0,
  completionTokens: 0,
  costSen: 0,
});
const handover = { reason: 'complaint', why: 'barang rusak' } as const;

test('a complaint that was passed on is confirmed, also when the answer only quotes the instruction', () => {
  for (const text of ['', 'Maaf Kak, itu tidak bisa saya bagikan.']) {
    const course = courseOf({ text, asked: [leak], isBare: true }, { handover });
    expect(whatIsLeft(course)).toBe(sentenceFor(course.effects));
    expect(course.effects.lines).toEqual([{ level: 'WARN', text: leakLine }]);
  }
});

test('without any decision the owner is asked, unless the lead asked for the instruction', () => {
  const course = courseOf({ text: '', asked: [leak], isBare: true });
  expect([whatIsLeft(course), course.effects.question, course.effects.need]).toEqual([questionAsked, stuckQuestion, 'question']);
  const asked = courseOf({ text: 'Maaf Kak.', asked: [leak], isBare: true });
  expect([whatIsLeft(asked), asked.effects.question]).toEqual(['Maaf Kak.', undefined]);
});

test('the rest of an answer is sent, and the quote is logged', () => {
  const course = courseOf({ text: 'Kaos ready Kak.', asked: [], leaked: [leak] }, { handover });
  expect(whatIsLeft(course)).toBe('Kaos ready Kak.');
  expect([course.effects.lines, course.effects.question]).toEqual([[{ level: 'WARN', text: leakLine }], undefined]);
});

describe('help that an answer promises', () => {
  const toCall = 'Baik Kak, saya panggilkan tim kami ya.';
  const toTell = 'Baik Kak, saya teruskan ke admin ya.';
  const wrote = (sender: ThreadMessage['sender'], body: string): ThreadMessage => ({
    ...{ id: newId<MessageId>(), sender, kind: 'text', body, seq: 1, turn: null, transcript: null, quoted: null },
    ...{ hasFile: false, storedAtMs: 0 },
  });
  /** The effects of a turn after {@link keepPromise} has carried out the promise in the text. */
  function kept(text: string, given: Partial<Effects> = {}, history: ThreadMessage[] = [], tools: string[] = []) {
    const course = { ...courseOf(null, given), tools: tools.map((name) => ({ name, arguments: '{}', result: '' })) };
    keepPromise(text, course, history);
    const { handover: called, question, need } = course.effects;
    return { called: called?.why ?? null, question: question ?? null, need };
  }
  const nothing = { called: null, question: null, need: null };

  test('calls the owner, or asks them', () => {
    expect(kept('Kaos ready Kak.')).toEqual(nothing);
    expect(kept(toCall)).toEqual({ ...nothing, called: promisedCall });
    expect(kept(toTell)).toEqual({ ...nothing, question: promisedQuestion, need: 'question' });
    expect(kept(toTell, { need: 'lead-wrote' }).need).toBe('lead-wrote');
  });

  test.each<[Partial<Effects>, string[]]>([
    [{ closing: { summary: '1 gamis', amount: null, changes: false } }, []],
    [{ calledOff: true }, []],
    [{ questions: ['Ada garansi?'] }, []],
    [{}, ['tanya_pemilik']],
  ])('is there already with %j and the tools %j', (given, tools) => {
    for (const text of [toCall, toTell]) expect(kept(text, given, [], tools)).toEqual({ ...nothing, need: null });
  });

  test('is not asked for again before the owner wrote', () => {
    expect(kept(toTell, {}, [wrote('bot', toTell), wrote('lead', 'ok')])).toEqual(nothing);
    expect(kept(toTell, {}, [wrote('bot', toTell), wrote('owner', 'bisa kak')]).question).toBe(promisedQuestion);
    expect(kept(toTell, {}, [wrote('lead', toTell)]).question).toBe(promisedQuestion);
    expect(kept(toCall, {}, [wrote('bot', toTell)]).called).toBe(promisedCall);
  });
});

test('an error of the model and our own deadline end its part, a job that was taken away does not', () => {
  const aborted = (reason: unknown) => AbortSignal.abort(reason);
  const deadline = new DOMException('too late', 'TimeoutError');
  const open = new AbortController().signal;
  expect([isEndOfTalk(new LlmError('slow', 'x'), open), isEndOfTalk(deadline, aborted(deadline))]).toEqual([true, true]);
  const taken = new DOMException('gone', 'AbortError');
  expect([isEndOfTalk(deadline, open), isEndOfTalk(taken, aborted(taken)), isEndOfTalk(new Error('x'), aborted(deadline))]).toEqual([
    false,
    false,
    false,
  ]);
});
