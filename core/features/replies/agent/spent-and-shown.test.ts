import { expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { LlmAnswer } from '../../../outside/llm/llm.service.js';
import { newId } from '../../../platform/crypto/ids.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { isWithheld } from '../replies.events.js';
import { noEffects } from '../tools/effects.js';
import { summaryRestMs } from '../writers/failed-writings.service.js';
import { countUsage, type Course } from './course.js';
import type { Situation } from './draft.types.js';
import { askedInstead, fixedWords } from './fixed-drafts.js';
import { picturesOf, withPictures } from './read-story.js';
import { questionAsked } from './reply-sentences.js';

/* The cost of a draft, the pictures that it shows, and the drafts that are made without a model. */

const prices = [{ model: 'named', read: 10_000, written: 1_000_000 }];
const answer = (model: string, promptTokens: number, completionTokens: number): LlmAnswer => ({
  ...{ content: '', toolCalls: [], message: { role: 'assistant', content: '' }, isCut: false },
  ...{ model, promptTokens, completionTokens },
});
const begun = (): Course => ({
  ...{ startedAt: 0, effects: noEffects(), tools: [], findings: [], ours: [], refused: [], judged: [], held: null },
  ...{ model: '', promptTokens: 0, completionTokens: 0, costSen: 0 },
});

test('each request of a draft adds its tokens and its cost', () => {
  const course = begun();
  countUsage(course, prices, answer('named', 1_000, 20));
  countUsage(course, prices, answer('named', 3_000, 50));
  expect([course.promptTokens, course.completionTokens, course.costSen]).toEqual([4_000, 70, (40 + 70) * 100]);
});

test('a draft with one request of unknown cost has an unknown cost, and all of its tokens', () => {
  const course = begun();
  for (const model of ['named', 'unnamed', 'named']) countUsage(course, prices, answer(model, 1_000, 20));
  expect([course.promptTokens, course.completionTokens, course.costSen]).toEqual([3_000, 60, null]);
});

const situation: Situation = {
  ...{ botId: newId(), accountId: newId(), prompts: noPrompts, data: noOwnerData, leadName: '', history: [], open: [] },
  images: new Map([
    ['a', 'data:1'],
    ['b', 'data:2'],
  ]),
  previews: new Map([['a', 'data:3']]),
};

test('the pictures of a request are the thumbnails of statuses, then those of the messages', () => {
  expect(picturesOf(situation)).toEqual(['data:3', 'data:1', 'data:2']);
  expect(picturesOf({ ...situation, images: new Map() })).toEqual(['data:3']);
});

test('pictures that a model does not accept are left out wherever they are shown', () => {
  const shown = (isShown: (url: string) => boolean) => picturesOf(withPictures(situation, isShown));
  expect(shown((url) => url !== 'data:1')).toEqual(['data:3', 'data:2']);
  expect(shown((url) => url !== 'data:3')).toEqual(['data:1', 'data:2']);
  expect(shown(() => false)).toEqual([]);
  expect(withPictures(situation, () => false).prompts).toBe(noPrompts);
});

const wrote = (body: string): ThreadMessage => ({
  ...{ id: newId<MessageId>(), sender: 'lead', kind: 'text', body, seq: 1, turn: null, transcript: null, quoted: null },
  ...{ hasFile: false, storedAtMs: 0 },
});

test('an answer that no model gives asks the owner, tells the lead so, and shows what was read and written', () => {
  const [before, open] = [wrote('Halo'), wrote('Ada garansi?')];
  const draft = askedInstead('Ada garansi?', { history: [before], open: [open] }, new LlmError('filtered', 'x').saying('jahat'));
  expect(draft.bubbles).toEqual([{ body: questionAsked, photo: null }]);
  expect(draft.effects).toEqual({ ...noEffects(), need: 'question', question: 'Ada garansi?' });
  expect(draft.read).toMatchObject({ first: before.id, last: open.id, messages: 2, held: [{ text: 'jahat' }] });
  expect([draft.isFree, draft.model, draft.costSen]).toEqual([undefined, '', null]);
});

test('the owner’s own text costs nothing, and calls the owner only where it replaces an answer', () => {
  const words = { bubbles: [{ body: 'Sebentar', photo: null }], isFree: true, read: null };
  const call = fixedWords({ kind: 'say', text: 'Sebentar' });
  expect(call).toMatchObject({ ...words, effects: noEffects() });
  expect(call.tellsQuota).toBeUndefined();
  for (const lack of ['no-quota', 'no-package'] as const)
    expect(fixedWords({ kind: 'say', text: 'Sebentar', insteadOf: lack })).toMatchObject({
      ...{ ...words, effects: { ...noEffects(), need: lack }, tellsQuota: true },
    });
});

test('the reasons that limit the cost of one lead are announced, and no others', () => {
  const reasons = ['loop', 'repeats', 'hourly', 'daily', 'no-quota', 'no-package', 'untrained', 'too-old', 'blacklisted', 'call'] as const;
  expect(reasons.filter(isWithheld)).toEqual(['loop', 'repeats', 'hourly', 'daily']);
});

test('a summary that fails again rests four times as long, a day at most', () => {
  expect([1, 2, 3, 4, 9].map((failures) => summaryRestMs(failures) / 3_600_000)).toEqual([1, 4, 16, 24, 24]);
});
