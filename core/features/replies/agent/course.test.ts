import { expect, test } from '@jest/globals';
import type { Objection } from '../grounding/reply-check.rules.js';
import { leakLine } from '../grounding/reply-screen.rules.js';
import { noEffects, type Effects } from '../tools/effects.js';
import { whatIsLeft, type Course } from './course.js';
import { questionAsked, sentenceFor, stuckQuestion } from './reply-sentences.js';

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
