import { errorFields, type Log } from '#core/platform/log/log';

const fromBaileys = /[\\/]node_modules[\\/](baileys|libsignal|@hapi[\\/]boom)[\\/]/;
let guarded = false;

/**
 * Patch for Baileys 7.0.0-rc14 (WhiskeySockets/Baileys 131, 2784). Baileys leaves promises of closed sockets
 * unhandled, and one such rejection would end the whole process with all its sessions. These rejections are logged.
 * All others still end the process.
 */
export function surviveStrayRejections(log: Pick<Log, 'debug'>): void {
  if (guarded) return;
  guarded = true;
  process.on('unhandledRejection', (reason) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    if (!fromBaileys.test(stack) && !(reason as { isBoom?: boolean } | null)?.isBoom) throw reason;
    log.debug({ event: 'whatsapp.stray-rejection', ...errorFields(reason) });
  });
}
