import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTalks, type Talk } from './runner/talk-file.ts';
import { Theatre, type Played } from './runner/theatre.ts';

/*
 * Every conversation of `talks/` through the whole product, in one installation and several at a time: leads' phones,
 * the session host, the worker, the model's simulator with scripted answers, Postgres and Redis.
 */
const talks = readTalks();
const abreast = 10;

let theatre: Theatre | undefined;
let playing: Promise<void>[] = [];
const played = new Map(talks.map((talk) => [talk.file, Promise.withResolvers<Played>()]));

beforeAll(async () => {
  const opened = (theatre = await Theatre.open());
  await opened.learn(talks);
  const waiting = [...talks];
  const next = async (): Promise<void> => {
    for (let talk = waiting.shift(); talk; talk = waiting.shift()) {
      const { promise, resolve, reject } = played.get(talk.file)!;
      promise.catch(() => undefined); // the result is reported by its own test
      await opened.play(talk).then(resolve, reject);
    }
  };
  playing = Array.from({ length: abreast }, next);
});
afterAll(async () => {
  await Promise.all(playing); // no conversation was started when the installation could not be opened
  await theatre?.close();
});

test('every lead goes by another name', () => {
  expect(talks.filter(({ lead }, at) => talks.some((other, place) => place !== at && other.lead.includes(lead)))).toEqual([]);
});

describe.each(Object.entries(Object.groupBy(talks, ({ kind }) => kind)))('%s', (_kind, ofKind) => {
  test.each(ofKind!)(
    '$title',
    async (talk) => {
      expectAsWritten(talk, await played.get(talk.file)!.promise);
    },
    600_000, // a conversation waits for the ones before it
  );
});

function expectAsWritten(talk: Talk, { turns, ...end }: Played): void {
  for (const [at, turn] of talk.turns.entries()) {
    const { bubbles, tools } = turns[at]!;
    const said = bubbles.map(({ text }) => text).join('\n\n');
    if (turn.isSilent) expect(bubbles.filter(({ text }) => text !== turn.owner)).toEqual([]);
    for (const alternatives of turn.must)
      expect([said, alternatives.some((one) => holds(said, one)) ? '' : alternatives]).toEqual([said, '']);
    for (const words of turn.mustNot) expect([said, holds(said, words) ? words : '']).toEqual([said, '']);
    expect(bubbles.filter(({ kind }) => kind === 'image').map(({ text }) => text)).toEqual(turn.photos);
    const lastStep = turn.steps.at(-1);
    if (!turn.isReplaced && lastStep && 'says' in lastStep)
      expect(
        plain(
          bubbles
            .filter(({ kind }) => kind !== 'image')
            .map(({ text }) => text)
            .join(' '),
        ),
      ).toBe(plain(lastStep.says));
    const called = turn.steps.flatMap((step) => ('calls' in step ? step.calls : []));
    expect(tools.map(({ name, arguments: args }) => [name, JSON.parse(args)])).toEqual(called.map(({ name, args }) => [name, args]));
  }
  expect(end.stored).toEqual(end.screen);
  expect({ isTakenOver: end.isTakenOver, isClosed: end.isClosed, notices: end.notices }).toEqual({
    isTakenOver: talk.end.isTakenOver,
    isClosed: talk.end.isClosed,
    notices: [...talk.end.notices].toSorted(),
  });
  if (talk.otherBot === null)
    expect(end.charged).toBe(talk.end.cost ?? turns.filter(({ bubbles }, at) => bubbles.length > 0 && !talk.turns[at]!.owner).length);
  for (const words of talk.end.log) expect(end.log.filter((line) => line.includes(talk.lead) && line.includes(words))).toHaveLength(1);
}

function holds(said: string, words: string): boolean {
  return plain(said).toLowerCase().includes(plain(words).toLowerCase());
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
