const noise =
  /^(Closing (stale )?(open )?session|Opening session|Session already|Removing old closed session|Migrating session|Decrypted message with closed session|Failed to decrypt message with any known session|Session error|Unhandled bucket type|V1 session storage)/;

let silenced = false;

/**
 * Patch for libsignal 6.0.0 (WhiskeySockets/Baileys 887, 888, 2098). libsignal prints whole sessions, private keys
 * included, through the console (docs/protocols/whatsapp.md). Our code does not use the console, so libsignal's lines
 * are dropped for the whole process. All other lines pass.
 */
export function silenceLibsignal(): void {
  if (silenced) return;
  silenced = true;
  for (const method of ['info', 'warn', 'error', 'log'] as const) {
    const original = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      if (typeof args[0] === 'string' && noise.test(args[0])) return;
      original(...args);
    };
  }
}
