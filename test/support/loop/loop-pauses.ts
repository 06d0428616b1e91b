import type { Program } from '../program.ts';

const Authorization = `Basic ${Buffer.from('ops:test-ops-password').toString('base64')}`;
const triesOfNoise = 3;
const idleRounds = 21;
const pauseMaxMs = 100;
const idleRatioMax = 3;

/**
 * The longest time in milliseconds that a program computed without a turn of its event loop, since the last call. The
 * program measures it itself (core/platform/loop), in processor time of its main thread, so other programs on the
 * machine do not count.
 */
export async function longestPauseMs(program: Program): Promise<number> {
  const text = await (await fetch(`${program.url}/metrics`, { headers: { Authorization } })).text();
  const [, seconds] = /^event_loop_computing_max_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`the program has no measure of its event loop: ${text.slice(0, 200)}`);
  return Number(seconds) * 1_000;
}

/** The longest pause of these programs while `work` runs. */
export async function pauseDuring(programs: readonly Program[], work: () => Promise<unknown>): Promise<number> {
  await Promise.all(programs.map(longestPauseMs));
  await work();
  return Math.max(...(await Promise.all(programs.map(longestPauseMs))));
}

/**
 * The limit on this machine: 100 ms, or three times the longest pause during a run of small requests if that is
 * longer.
 */
export async function allowedPauseMs(programs: readonly Program[], smallRequest: () => Promise<unknown>): Promise<number> {
  const idleMs = await pauseDuring(programs, async () => {
    for (let nth = 0; nth < idleRounds; nth += 1) await smallRequest();
  });
  return Math.max(pauseMaxMs, idleRatioMax * idleMs);
}

/**
 * The shortest pause of up to three measurements. Code that blocks the loop does so each time; garbage collection and
 * the compiler do not.
 */
export async function surePauseMs(programs: readonly Program[], work: () => Promise<unknown>, allowedMs: number): Promise<number> {
  let shortest = Infinity;
  for (let nth = 0; nth < triesOfNoise && shortest > allowedMs; nth += 1) shortest = Math.min(shortest, await pauseDuring(programs, work));
  return shortest;
}

/** One input, with the name that a failure shows. */
export interface Input {
  readonly name: string;
  readonly send: () => Promise<unknown>;
}

/**
 * Sends all inputs and returns those that blocked a program, each with its pause. It measures a group of inputs
 * together. Only when the group was too slow, it measures each input of the group.
 */
export async function blockingInputs(
  programs: readonly Program[],
  inputs: readonly Input[],
  { allowedMs, groupSize }: { readonly allowedMs: number; readonly groupSize: number },
): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < inputs.length; from += groupSize) {
    const group = inputs.slice(from, from + groupSize);
    const groupMs = await pauseDuring(programs, async () => {
      for (const { send } of group) await send();
    });
    if (groupMs <= allowedMs) continue;
    for (const { name, send } of group) {
      const pauseMs = await surePauseMs(programs, send, allowedMs);
      if (pauseMs > allowedMs) found.push(`${name}: ${Math.round(pauseMs)} ms`);
    }
  }
  return found;
}
