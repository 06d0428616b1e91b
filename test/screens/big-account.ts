import type { TestApp } from '../support/test-app.ts';
import { demoLog } from './demo-talk.ts';

export const bigAccount = { contacts: 10_000, messages: 100_000, longestThread: 10_009, logLines: 1_000 } as const;
const shortThread = 9;

/**
 * Gives an owner 10,000 contacts, 100,000 messages and a full log. The newest contact, 'Pelanggan 00001', has the
 * longest thread. All conversations are answered.
 */
export async function fillBigAccount(app: TestApp, botId: string): Promise<void> {
  await app.sql(
    `INSERT INTO contacts (id, bot_id, name, pn)
     SELECT gen_random_uuid(), $1, 'Pelanggan ' || lpad(n::text, 5, '0'), (628120000000 + n)::text FROM generate_series(1, $2::int) n`,
    [botId, bigAccount.contacts],
  );
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, last_sender, last_at, lead_last_at)
     SELECT gen_random_uuid(), $1, k.id, k.pn || '@s.whatsapp.net', 1, 1, size, size, 'Pesan nomor ' || size, 'bot', at, at
     FROM contacts k, LATERAL (SELECT right(k.name, 5)::int AS n) place,
       LATERAL (SELECT CASE n WHEN 1 THEN $2::int ELSE $3::int END AS size, now() - n * interval '1 minute' AS at) facts
     WHERE k.bot_id = $1`,
    [botId, bigAccount.longestThread, shortThread],
  );
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at, wa_at)
     SELECT gen_random_uuid(), $1, c.id, n, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text',
       'Pesan nomor ' || n || repeat(' dengan beberapa kata', (n * 7) % 5), 'BIG' || n, 'read', at, at
     FROM conversations c, generate_series(1, c.message_count) n, LATERAL (SELECT c.last_at - (c.message_count - n) * interval '1 minute' AS at) moment
     WHERE c.bot_id = $1`,
    [botId],
  );
  await app.sql(
    `INSERT INTO daily_message_counts (bot_id, day, count)
     SELECT bot_id, (wa_at AT TIME ZONE 'Asia/Jakarta')::date AS day, count(*) FROM messages WHERE bot_id = $1 GROUP BY bot_id, day`,
    [botId],
  );
  await app.sql('ANALYZE contacts, conversations, messages');
  await app.redis.rpush(`activity:${botId}`, ...demoLog(bigAccount.logLines, new Date()));
}
