/*
 * Preloaded into a program (`node --import`): disables the timeouts after which Baileys gives up (20 s for the
 * phone's history, 30 s for an answer and for held events). Work that needs such a timeout then never completes, so a
 * test detects the dependency.
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
