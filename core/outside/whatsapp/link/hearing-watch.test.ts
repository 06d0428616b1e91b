import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import { HearingWatch } from './hearing-watch.js';

/* What the watch reports about the messages of a connection, and how long it waits for messages that must arrive. */

let sent: string[];
let watch: HearingWatch;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  watch = new HearingWatch(async (leaves) => {
    const id = `q${sent.length + 1}`;
    leaves(id);
    sent.push(id);
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number): void => jest.advanceTimersByTime(milliseconds);
const node = (tag: string, attrs: Record<string, string> = {}, content?: BinaryNode[]): BinaryNode => ({ tag, attrs, content });
const announce = (messages: number): void =>
  watch.frame(node('ib', {}, [node('offline_preview', { message: String(messages), receipt: '9' })]));
const caughtUp = (): void => watch.frame(node('ib', {}, [node('offline', { count: '1' })]));
const message = (attrs: Record<string, string> = {}): void => watch.frame(node('message', attrs));

test('a message is heard, and every other stanza is only a frame', () => {
  pass(7_000);
  watch.frame(node('iq'));
  pass(1_000);
  expect(watch.facts()).toMatchObject({ unheardMs: 8_000, frameMs: 1_000, announcedForMs: null, wasAsked: false, question: null });
  message();
  pass(500);
  expect(watch.facts()).toMatchObject({ unheardMs: 500, frameMs: 500 });
});

describe('messages that the server announced', () => {
  test('are awaited from the announcement on, and each one that comes begins the wait again', () => {
    pass(5_000);
    announce(2);
    pass(3_000);
    expect(watch.facts().announcedForMs).toBe(3_000);
    message({ offline: '0' });
    pass(400);
    expect(watch.facts().announcedForMs).toBe(400);
    message({ offline: '1' });
    expect(watch.facts().announcedForMs).toBeNull();
    expect(watch.waited).toBe(2);
  });

  test('are not the ones that are new', () => {
    announce(1);
    pass(3_000);
    message();
    expect(watch.facts().announcedForMs).toBe(3_000);
    expect(watch.waited).toBe(0);
  });

  test('are no longer awaited once the server says that all have come', () => {
    announce(3);
    expect(watch.isCaughtUp).toBe(false);
    caughtUp();
    expect(watch).toMatchObject({ isCaughtUp: true, waited: 0 });
    expect(watch.facts().announcedForMs).toBeNull();
  });
});

describe('the question to the own phone', () => {
  test('waits from its sending on, and from the receipt on; a second receipt changes nothing', async () => {
    await watch.ask();
    pass(2_000);
    expect(watch.facts()).toMatchObject({ wasAsked: true, question: { askedForMs: 2_000, receivedForMs: null } });
    watch.frame(node('receipt', { id: 'q1' }));
    pass(300);
    watch.frame(node('receipt', { id: 'q1' }));
    pass(100);
    expect(watch.facts().question).toEqual({ askedForMs: 2_400, receivedForMs: 400 });
  });

  test('is not received by a phone that could not read it, nor by the receipt of something else', async () => {
    await watch.ask();
    watch.frame(node('receipt', { id: 'q1', type: 'retry' }));
    watch.frame(node('receipt', { id: 'other' }));
    expect(watch.facts().question).toMatchObject({ receivedForMs: null });
  });

  test('is answered by a message of the own phone; a message of anybody else ends it too, but the phone has not answered', async () => {
    await watch.ask();
    message();
    expect(watch.facts().question).toBeNull();
    expect(watch.phoneAnswered).toBe(false);
    message({ category: 'peer' }); // no query was sent any more
    expect(watch.phoneAnswered).toBe(false);
    await watch.ask();
    message({ category: 'peer' });
    expect(watch.phoneAnswered).toBe(true);
    expect(watch.facts()).toMatchObject({ wasAsked: true, question: null });
  });
});
