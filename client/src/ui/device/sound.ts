import { throttled } from '../../state/throttle.js';

const place = 'suara';
/** Minimum interval, so that a busy hour does not ring all the time. */
const everyMs = 4_000;
/** Two tones, the second higher: meant to sound like a question, not an alarm. */
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.14 },
] as const;
const toneSeconds = 0.22;
const volume = 0.18;

/** True when this browser plays a sound when the owner is needed. Off by default. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(place) === 'ya';
  } catch {
    return false; // a private window without storage
  }
}

/**
 * Turns the sound on or off and plays it when turned on. Must be called from a tap: browsers stay silent
 * otherwise.
 */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(place, 'ya');
    else localStorage.removeItem(place);
  } catch {
    // a private window without storage: the sound stays off
  }
  if (on) void play();
}

/**
 * Plays the sound for "the owner is needed" if it is on: once across all open tabs, and at most once per
 * interval.
 */
export const soundForOwner: () => void = throttled(() => {
  if (isSoundOn()) void oneTab(play);
}, everyMs);

async function oneTab(action: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return action();
  await navigator.locks.request('suara', { ifAvailable: true }, async (mine) => {
    if (!mine) return;
    await action();
    // holds the lock for a second: all tabs receive the same event within moments
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
}

/** Plays nothing where the browser forbids it (before the first tap on a page) or has no audio. */
async function play(): Promise<void> {
  try {
    const context = new AudioContext();
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 200))]);
    if (context.state === 'running') {
      for (const { hertz, at } of tones) ring(context, hertz, context.currentTime + at);
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    await context.close();
  } catch {
    // no sound is not an error: the notice is also shown on the screen
  }
}

function ring(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.000_1, at);
  loudness.gain.exponentialRampToValueAtTime(volume, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.000_1, at + toneSeconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + toneSeconds);
}
