type RunSql = (text: string, params: unknown[]) => Promise<unknown>;

/** Gives a bot answered conversations of equal length, by SQL. */
export async function fillThreads(
  sql: RunSql,
  botId: string,
  size: { readonly threads: number; readonly messages: number },
): Promise<void> {
  await sql(
    `WITH people AS (
       INSERT INTO contacts (id, bot_id, name, pn)
       SELECT gen_random_uuid(), $1, 'Pelanggan ' || n, (628130000000 + n)::text FROM generate_series(1, $2::int) n RETURNING id, pn
     ), threads AS (
       INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_at)
       SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 1, $3::int, $3::int, now() FROM people RETURNING id
     )
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), $1, id, n, 'lead', 'text', 'Pesan nomor ' || n, 'LONG' || n, 'read' FROM threads, generate_series(1, $3::int) n`,
    [botId, size.threads, size.messages],
  );
}
