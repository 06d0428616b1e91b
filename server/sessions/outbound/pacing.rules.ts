import { limits } from '#contracts/values/limits';

/** How a person would send: all in milliseconds. */
export interface Pace {
  /** Shown as typing before the text of that many characters goes out, at so many milliseconds for one. */
  typingMs(length: number, msPerCharacter?: number): number;
  /** Between two messages of one session, whatever the conversation, when so many may leave in a minute. */
  gapMs(sendsPerMinute: number): number;
}

const thinkMs = 500;
const longestMs = 7_000;
const jitter = 0.3;

/** @param random 0 to 1, the source of jitter. @param speed divides all pauses: tests shorten the time with it */
export function humanPace(random: () => number = Math.random, speed = 1): Pace {
  return {
    typingMs: (length, msPerCharacter = limits.typingMsPerCharacter) => {
      const plain = Math.min(thinkMs + length * msPerCharacter, longestMs);
      return Math.round((plain * (1 - jitter + 2 * jitter * random())) / speed);
    },
    gapMs: (sendsPerMinute) => Math.ceil(60_000 / sendsPerMinute / speed),
  };
}

/** Tests and benches: at once. */
export const noPace: Pace = { typingMs: () => 0, gapMs: () => 0 };

/** `sent` before `readyAt` keeps the gap: the moment the next message may leave. */
export function nextSlot(nowMs: number, lastSlotMs: number, gapMs: number): number {
  return Math.max(nowMs, lastSlotMs + gapMs);
}
