import { limits } from '#contracts/values/limits';

/** Simulates the pace of a person; all in milliseconds. */
export interface Pace {
  /** Typing time before a text of `length` characters, at `msPerCharacter` milliseconds per character. */
  typingMs(length: number, msPerCharacter?: number): number;
  /** Gap between two messages of one session, in any conversation, at `sendsPerMinute` messages per minute. */
  gapMs(sendsPerMinute: number): number;
}

const thinkMs = 500;
const longestMs = 7_000;
const jitter = 0.3;

/**
 * @param random 0 to 1, the source of jitter
 * @param speed divides all pauses, so that tests can shorten them
 */
export function humanPace(random: () => number = Math.random, speed = 1): Pace {
  return {
    typingMs: (length, msPerCharacter = limits.typingMsPerCharacter) => {
      const plain = Math.min(thinkMs + length * msPerCharacter, longestMs);
      return Math.round((plain * (1 - jitter + 2 * jitter * random())) / speed);
    },
    gapMs: (sendsPerMinute) => Math.ceil(60_000 / sendsPerMinute / speed),
  };
}

/** For tests and benches: no pauses. */
export const noPace: Pace = { typingMs: () => 0, gapMs: () => 0 };

/** The earliest time of the next message. A message that is ready earlier waits until the gap has passed. */
export function nextSlot(nowMs: number, lastSlotMs: number, gapMs: number): number {
  return Math.max(nowMs, lastSlotMs + gapMs);
}
