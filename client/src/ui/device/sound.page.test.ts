import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isSoundOn, soundForOwner, switchSound } from './sound.js';

/** Frequencies played, in hertz. jsdom has no `AudioContext`; `Loudspeaker` replaces it. */
let heard: number[];
let state: AudioContextState;
/** Number of audio contexts that are not closed. Browsers allow a page only a few. */
let open: number;

class Loudspeaker {
  constructor() {
    open += 1;
  }
  readonly currentTime = 0;
  readonly destination = {};
  get state() {
    return state;
  }
  resume = () => Promise.resolve();
  close = async () => {
    open -= 1;
  };
  createGain = () => ({ gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() }, connect: jest.fn() });
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect: <To>(to: To) => to, start: () => heard.push(frequency.value), stop: jest.fn() };
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  open = 0;
  state = 'running';
  Object.assign(globalThis, { AudioContext: Loudspeaker });
});
afterEach(async () => {
  switchSound(false);
  await jest.advanceTimersByTimeAsync(60_000); // lets the interval after the last sound pass
  expect(open).toBe(0);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('nothing is heard until the owner switches it on, and it is heard at once then', async () => {
  expect(isSoundOn()).toBe(false);
  soundForOwner();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  switchSound(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([660, 880]);
  expect(isSoundOn()).toBe(true);
});

test('a crowd of messages rings now and then, not for each', async () => {
  switchSound(true);
  await jest.advanceTimersByTimeAsync(10_000);
  heard = [];
  for (let index = 0; index < 100; index += 1) {
    soundForOwner();
    await jest.advanceTimersByTimeAsync(80);
  }
  expect(heard.length / 2).toBeLessThanOrEqual(3);
  expect(heard.length).toBeGreaterThan(0);
});

test('a browser that lets no page ring before it is touched stays silent, and nothing breaks', async () => {
  state = 'suspended';
  switchSound(true);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([]);
  Reflect.deleteProperty(globalThis, 'AudioContext');
  switchSound(true);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isSoundOn()).toBe(true);
});
