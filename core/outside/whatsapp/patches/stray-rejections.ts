import { errorFields, type Log } from '#core/platform/log/log';

const fromBaileys = /[\\/]node_modules[\\/](baileys|libsignal|@hapi[\\/]boom)[\\/]/;
let guarded = false;

/**
 * For Baileys 7.0.0-rc14 (WhiskeySockets/Baileys 131, 2784). It leaves promises of closed sockets unhandled, and one of them would end the whole process with all its sessions.
 * Those are logged; anything else still ends the process.
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
