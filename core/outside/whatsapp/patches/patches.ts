import type { Log } from '#core/platform/log/log';
import { repairLibsignal } from './libsignal-repair.js';
import { silenceLibsignal } from './quiet-console.js';
import { takePreparedKeys } from './prepared-keys.js';
import { wrapRawKeys } from './raw-keys.js';
import { surviveStrayRejections } from './stray-rejections.js';

/**
 * Every change to other packages' code for the whole process. Called once, when a session host starts, before the first
 * link.
 *
 * | patch | package | upstream | without it | its test goes red when | |---|---|---|---|---|
 * | console filter | libsignal 6.0.0 | WhiskeySockets/Baileys 887, 888, 2098 | private keys of sessions reach the log | libsignal prints no session any more |
 * | failed tries taken back | libsignal 6.0.0 | none found; seen as `Bad MAC` in Baileys 1754, 2079 | answers on a new session can never be read | an untouched libsignal reads them |
 * | stray rejections | baileys 7.0.0-rc14 | WhiskeySockets/Baileys 131, 2784 | one closed socket ends the process with all its sessions | Baileys' listeners reject no more |
 * | raw keys | Node 24.21.0 | none found | each HMAC takes 4.7 times as long, each cipher 24 times | Node takes raw keys as fast as key objects |
 * | prepared keys | baileys 7.0.0-rc14 | none found | a device that is linked stops its process for 140 to 320 ms | never; see whether Baileys makes keys without blocking |
 *
 * Code that wraps one socket (the queues of `order/stanza-order.ts`, the gate, the intake, what `content/chat-marks.ts`
 * leaves out) is made with the socket and goes with it; each of these files describes its guarantee.
 */
export function applyPatches(log: Pick<Log, 'debug'>): void {
  silenceLibsignal();
  repairLibsignal();
  wrapRawKeys();
  takePreparedKeys();
  surviveStrayRejections(log);
}
