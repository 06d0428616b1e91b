import { expect, test } from '@jest/globals';
import { goodLook, plainLook, type Look } from './llm-sight.rules.js';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { LlmSight } from './llm-sight.js';

const { log } = recordedLog();
const model = { model: 'penjual' };
const signal = new AbortController().signal;
const pictures = ['data:image/jpeg;base64,QQ==', 'data:image/jpeg;base64,Qg=='];

/** Records the small test requests. `answers` gives the model's answer to each. */
function sightOf(answers: (words: string) => Look) {
  const asked: string[] = [];
  const clock = { ms: 0 };
  const sight = new LlmSight<typeof model>(
    async (_, messages) => {
      const words = JSON.stringify(messages);
      asked.push(words === JSON.stringify(goodLook) ? 'own picture' : words === JSON.stringify(plainLook) ? 'words' : 'picture of a lead');
      return answers(words);
    },
    () => clock.ms,
    log,
  );
  return { sight, asked, clock };
}

test('several refused turns at once test a model with one request', async () => {
  const { sight, asked } = sightOf(() => 'taken');
  await Promise.all([1, 2, 3].map(() => sight.taken([model], [pictures[0]!], signal)));
  expect(asked).toEqual(['own picture']);
});

test('a picture that was refused alone is not sent again', async () => {
  const { sight, asked } = sightOf(() => 'taken');
  expect(await sight.taken([model], [pictures[0]!], signal)).toEqual([]);
  expect(asked).not.toContain('picture of a lead');
});

test('of several refused pictures each is tried alone, and those that are taken stay', async () => {
  const { sight, asked } = sightOf((words) => (words.includes(pictures[0]!) ? 'refused' : 'taken'));
  expect(await sight.taken([model], pictures, signal)).toEqual([pictures[1]]);
  expect(asked).toEqual(['own picture', 'picture of a lead', 'picture of a lead']);
});

test('a blind model is remembered, and tested again when that has expired', async () => {
  const { sight, asked, clock } = sightOf((words) => (words === JSON.stringify(plainLook) ? 'taken' : 'refused'));
  expect(await sight.taken([model], pictures, signal)).toEqual([]);
  expect([sight.isBlind(model), asked]).toEqual([true, ['own picture', 'words']]);
  clock.ms += 599_999;
  await sight.taken([model], pictures, signal);
  expect([sight.isBlind(model), asked.length]).toEqual([true, 2]);
  clock.ms += 1;
  expect(sight.isBlind(model)).toBe(false);
  await sight.taken([model], pictures, signal);
  expect(asked).toHaveLength(4);
});

test('a test without a result is repeated by the next refused turn, and the model does not count as blind', async () => {
  const { sight, asked } = sightOf(() => 'unknown');
  for (let nth = 0; nth < 2; nth += 1) expect(await sight.taken([model], pictures, signal)).toEqual([]);
  expect([sight.isBlind(model), asked]).toEqual([false, ['own picture', 'own picture']]);
});

test('each model is known by itself, and the first that sees is asked', async () => {
  const [blind, seeing, last] = [{ model: 'tulis' }, { model: 'lihat' }, { model: 'cadangan' }];
  const asked: string[] = [];
  const sight = new LlmSight<typeof model>(
    async (one, messages) => {
      asked.push(one.model);
      return one === blind && JSON.stringify(messages) !== JSON.stringify(plainLook) ? 'refused' : 'taken';
    },
    () => 0,
    log,
  );
  expect(await sight.taken([blind, seeing, last], pictures, signal)).toEqual(pictures);
  expect([sight.isBlind(blind), sight.isBlind(seeing)]).toEqual([true, false]);
  expect(asked).toEqual(['tulis', 'tulis', 'lihat', 'lihat', 'lihat']);
});

test('a caller who gave up gets the reason, and what was found stays known', async () => {
  const { sight, asked } = sightOf(() => 'taken');
  await expect(sight.taken([model], pictures, AbortSignal.abort(new Error('no time left')))).rejects.toThrow('no time left');
  expect(await sight.taken([model], pictures, signal)).toEqual(pictures);
  expect(asked).toEqual(['own picture', 'picture of a lead', 'picture of a lead']);
});
