/** Stored values are encrypted with keys that this process does not have. The message is for the operator. */
export class MissingKeyError extends Error {
  override name = 'MissingKeyError';

  constructor(tables: readonly string[], keyIds: readonly string[]) {
    const [noun, keys] = keyIds.length === 1 ? ['key', 'that key'] : ['keys', 'those keys'];
    super(
      `${tables.join(', ')} hold values sealed with ${noun} ${keyIds.join(', ')}, which ENCRYPTION_KEY does not name: ` +
        `put ${keys} back behind the first one, and drop none before sealed_rows in /metrics counts no row under it`,
    );
  }
}
