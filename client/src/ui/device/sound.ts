import { throttled } from '../../state/throttle.js';

const place = 'suara';
/** A busy hour is no bell. */
const everyMs = 4_000;
/** Two tones, the second higher: a question, not an alarm. */
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.14 },
] as const;
const toneSeconds = 0.22;
const volume = 0.18;

/** Whether this browser makes a sound when its owner is needed. Off until it is switched on here. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(place) === 'ya';
  } catch {
    return false; // a private window that keeps nothing
  }
}

/** Switches it, and lets it be heard when on; to be called from a tap, without which browsers stay silent. */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(place, 'ya');
    else localStorage.removeItem(place);
  } catch {
    // a private window that keeps nothing: it stays off
  }
  if (on) void play();
}

/** The owner is needed: heard where it is switched on, once for all open tabs, and not again for some seconds. */
export const soundForOwner: () => void = throttled(() => {
  if (isSoundOn()) void oneTab(play);
}, everyMs);

async function oneTab(act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request('suara', { ifAvailable: true }, async (mine) => {
    if (!mine) return;
    await act();
    // tabs hear of the same event within moments
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
}

/** Silent where the browser forbids it: before the first touch of a page, or where it has no sound at all. */
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
    // no sound is no trouble: the notice stands on the screen
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
