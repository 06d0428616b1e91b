import { describe, expect, test } from '@jest/globals';
import type { HearingFacts } from '#core/outside/whatsapp/link.types';
import { checkPauseMs, judgeHearing } from './hearing.rules.js';
import { watchLimits } from './outage.rules.js';

const limits = watchLimits(1);
const heard: HearingFacts = { unheardMs: 1_000, frameMs: 1_000, announcedForMs: null, wasAsked: true, question: null };
const judge = (change: Partial<HearingFacts>, history = { phoneAnswers: true, mayCheck: true }) =>
  judgeHearing({ ...heard, ...change }, history, limits);

describe('a connection', () => {
  test('that gets messages is left alone; a silent one asks its phone, and so does a new one', () => {
    expect(judge({})).toBe('hears');
    expect(judge({ unheardMs: 40_000 })).toBe('ask');
    expect(judge({ wasAsked: false })).toBe('ask');
  });

  test('is deaf when what the server announced does not come', () => {
    expect(judge({ announcedForMs: 11_999 })).toBe('wait');
    expect(judge({ announcedForMs: 12_000 })).toBe('deaf');
  });

  test('is deaf when the phone got the question and its answer does not come', () => {
    expect(judge({ question: { askedForMs: 13_000, receivedForMs: 12_000 } })).toBe('deaf');
    expect(judge({ question: { askedForMs: 13_000, receivedForMs: 11_000 } })).toBe('wait');
  });

  test('is looked at by a new login when nothing comes, but not for a phone that never answered, nor again and again', () => {
    const unanswered = { question: { askedForMs: 12_000, receivedForMs: null } };
    expect(judge(unanswered)).toBe('check');
    expect(judge({ question: { askedForMs: 11_999, receivedForMs: null } })).toBe('wait');
    expect(judge(unanswered, { phoneAnswers: false, mayCheck: true })).toBe('wait');
    expect(judge(unanswered, { phoneAnswers: true, mayCheck: false })).toBe('wait');
    expect([0, 1, 2, 5, 9].map((fruitless) => checkPauseMs(fruitless) / 60_000)).toEqual([0, 30, 60, 360, 360]);
  });
});

test('silence alone of any length, with a phone that sleeps, is no deafness', () => {
  for (const askedForMs of [60_000, 3_600_000, 86_400_000])
    expect(
      judge({ unheardMs: askedForMs + 40_000, question: { askedForMs, receivedForMs: null } }, { phoneAnswers: true, mayCheck: false }),
    ).toBe('wait');
});

test('from the worst moment on, deafness is found within 90 s, and one that a new login does not mend within 120 s', () => {
  const sweepS = 3;
  const reopenS = 5;
  let askedS: number | null = null;
  let checkedS: number | null = null;
  let foundS: number | null = null;
  // the connection receives nothing from second 0 on, right after a message; the phone does not even confirm the
  // query; a new login announces messages that never arrive
  for (let at = 0; foundS === null; at += sweepS) {
    const reopenedS: number | null = checkedS === null ? null : checkedS + reopenS;
    if (reopenedS !== null && at < reopenedS) continue;
    const hearing = judge({
      unheardMs: at * 1_000,
      question: askedS === null ? null : { askedForMs: (at - askedS) * 1_000, receivedForMs: null },
      announcedForMs: reopenedS === null ? null : (at - reopenedS) * 1_000,
    });
    if (hearing === 'ask') askedS = at;
    if (hearing === 'check') checkedS = at;
    if (hearing === 'deaf') foundS = at;
  }
  expect(checkedS).toBeLessThanOrEqual(90);
  expect(foundS).toBeLessThanOrEqual(120 - sweepS);
});
