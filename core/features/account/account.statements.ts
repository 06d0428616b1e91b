import type { Tx } from '../../platform/database/database.js';

/** Locks a mailbox until the transaction ends, even when nothing is stored for it yet. */
export async function holdMailbox(tx: Tx, emailCanonical: string): Promise<void> {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 2))`, [`registration:${emailCanonical}`]);
}
