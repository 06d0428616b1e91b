/*
 * Loaded before a program of ours (`node --import`): the waits by which Baileys gives up on its own (20 s for the phone's history, 30 s for an answer
 * and for events that it holds back) last for ever. Whatever hangs on one of them then never comes, instead of coming late.
 */
const limitsMs = new Set([20_000, 30_000]);
const neverMs = 2 ** 31 - 1;
const { setTimeout: original } = globalThis;

/** @param {(...args: unknown[]) => void} work @param {number} delayMs @param {unknown[]} args */
function patient(work, delayMs, ...args) {
  return limitsMs.has(delayMs) ? original(work, neverMs, ...args).unref() : original(work, delayMs, ...args);
}
Object.defineProperties(patient, Object.getOwnPropertyDescriptors(original));
Object.assign(globalThis, { setTimeout: patient });
