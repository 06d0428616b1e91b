/** The first words of libsignal's console lines. These lines print complete sessions, including private keys. */
const chatter = [
  'Closing session',
  'Opening session',
  'Removing old closed session',
  'Session already',
  'Closing open session in favor of incoming prekey bundle',
  'Closing stale open session',
  'Decrypted message with closed session',
  'Failed to decrypt message with any known session',
  'Session error:',
  'Unhandled bucket type',
];

let quiet = false;

/** Keeps libsignal from printing key material and expected decryption failures to the console of this process. */
export function quietLibsignal(): void {
  if (quiet) return;
  quiet = true;
  for (const level of ['info', 'warn', 'error', 'log'] as const) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      const first = parts[0];
      if (typeof first === 'string' && chatter.some((start) => first.startsWith(start))) return;
      original(...parts);
    };
  }
}
