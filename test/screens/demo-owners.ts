import { randomUUID } from 'node:crypto';
import type { TestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { demoAnswers, demoLeads, demoLog, demoProducts, demoPrompt, demoShelf } from './demo-talk.ts';

/** Owners in the situations that change a screen. */
export interface DemoOwners {
  /** A busy shop: bot online, conversations, log, 30 days of counts, a paid package. */
  readonly busy: Owner;
  /** Registered a minute ago: trial, nothing else. */
  readonly fresh: Owner;
  /** Waits for the scan. */
  readonly linking: Owner;
}

/**
 * Fills an installation with demo owners. Data that would take weeks to arise is written by SQL, everything
 * else by the owners' own actions.
 * @param followUps false: leads who wrote days ago get no follow-ups, so that nothing is sent while a test
 * runs
 */
export async function furnish(app: TestApp, { followUps = true } = {}): Promise<DemoOwners> {
  const names = ['Sari Wulandari', 'Joko Prasetyo', 'Bambang Wijaya'];
  const [busy, fresh, linking] = (await Promise.all(names.map((fullName) => app.registerOwner({ fullName })))) as [Owner, Owner, Owner];
  await furnishBusy(app, busy, followUps);
  return { busy, fresh, linking };
}

async function furnishBusy(app: TestApp, owner: Owner, followUps: boolean): Promise<void> {
  const { userId, api } = owner;
  await app.sql(
    `UPDATE subscriptions SET package_id = 'ai-3000', replies_left = 1874, replies_total = 3000, started_at = now() - interval '12 days',
       expires_at = now() + interval '18 days' WHERE account_id = $1`,
    [userId],
  );
  await linkOwner(app, owner);
  await app.sql(
    `UPDATE bot_sessions SET since = now() - interval '3 days', last_message_at = now() - interval '2 minutes' WHERE bot_id = $1`,
    [userId],
  );
  await app.sql(
    `INSERT INTO daily_message_counts (bot_id, day, count)
     SELECT $1, (now() AT TIME ZONE 'Asia/Jakarta')::date - n, (60 + 45 * sin(n / 2.3) + (n * 37) % 29)::int FROM generate_series(0, 59) n`,
    [userId],
  );
  // numbers that owners type are looked up at WhatsApp
  for (const number of ['6281234500000', '6281311112222', '6285722223333']) await app.sandbox.call('POST', '/whatsapp/phones', { number });
  await api.post('/prompt', {
    prompt: demoPrompt,
    // Photos that can be fetched.
    secondary_prompt: demoProducts.replaceAll('https://contoh.id', `${app.sandbox.addresses.photos}/shop`),
    alamat: 'Sukajadi, Bandung',
    nomor_notifikasi: '6281234500000@c.us',
  });
  // A copy of a notice was delivered to this number.
  await app.sql(`INSERT INTO notice_numbers (bot_id, number) VALUES ($1, '6281234500000')`, [userId]);
  await app.sql(`UPDATE bot_settings SET tried_out_at = now() WHERE bot_id = $1`, [userId]);
  await api.post('/followup', {
    day1: { enabled: followUps, aiEnabled: true, text: '' },
    day2: { enabled: followUps, aiEnabled: false, text: 'Halo kak, gamis Aisyah tinggal sedikit. Mau kami simpankan?' },
    day3: { enabled: false, aiEnabled: false, text: '' },
  });
  for (const answer of demoAnswers) await api.post('/knowledge', answer);
  for (const product of demoShelf) await api.post('/products', product);
  for (const number of ['6281311112222', '6285722223333']) await api.post('/blacklist', { number: `${number}@c.us` });
  await app.sql(
    `INSERT INTO orders (id, account_id, purpose, package_id, amount, state, created_at, expires_at, paid_at, granted_at, payment_type) VALUES
       ($2, $1, 'billing', 'ai-3000', 100000, 'paid', now() - interval '12 days', now(), now() - interval '12 days', now(), 'qris'),
       ($3, $1, 'billing', 'ai-10000', 200000, 'expired', now() - interval '40 days', now() - interval '39 days', NULL, NULL, NULL)`,
    [userId, `BILL-${userId.slice(0, 8)}-1`, `BILL-${userId.slice(0, 8)}-2`],
  );
  await app.redis.rpush(`activity:${userId}`, ...demoLog(60, new Date()));
  for (const [index, lead] of demoLeads.entries()) await addTalk(app, userId, index, lead);
}

async function addTalk(app: TestApp, botId: string, index: number, { name, talk, mark }: (typeof demoLeads)[number]): Promise<void> {
  const [contactId, conversationId] = [randomUUID(), randomUUID()];
  const pn = `62812${String(90_000_000 + index * 1_234_567)}`;
  const minutesAgo = index * index * 47 + 3;
  const leadIsLast = talk.length % 2 === 1;
  const waits = leadIsLast && mark === 'takeover';
  const turn = Math.ceil(talk.length / 2);
  // the names are those that the leads chose
  await app.sql(`INSERT INTO contacts (id, bot_id, name, own_name, pn) VALUES ($1, $2, $3, $3, $4)`, [contactId, botId, name, pn]);
  if (mark === 'blacklisted') await app.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [botId, pn]);
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, lead_words, last_sender, last_at, lead_last_at,
       takeover_until, opted_out_at, closing_at)
     VALUES ($1, $2, $3, $4 || '@s.whatsapp.net', $5, $6, $7::int, $7::int, $8, $12, $9, now() - $10::int * interval '1 minute', now() - $10::int * interval '1 minute',
       CASE WHEN $11::text = 'takeover' THEN 'infinity'::timestamptz END, CASE WHEN $11::text = 'opted-out' THEN now() END, CASE WHEN $11::text = 'closing' THEN now() END)`,
    [
      ...[conversationId, botId, contactId, pn, turn, waits ? turn - 1 : turn, talk.length],
      ...[talk.at(-1)!.slice(0, 200), leadIsLast ? 'lead' : 'bot', minutesAgo, mark ?? '', talk.at(leadIsLast ? -1 : -2)!.slice(0, 120)],
    ],
  );
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, created_at, wa_at)
     SELECT gen_random_uuid(), $1, $2, n, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text', body, 'DEMO' || n,
       CASE WHEN n % 2 = 1 THEN 'delivered' ELSE 'read' END, (n + 1) / 2, at, at
     FROM (SELECT n, body, now() - ($4::int + ($5::int - n) * 7) * interval '1 minute' AS at FROM unnest($3::text[]) WITH ORDINALITY AS t (body, n)) rows`,
    [botId, conversationId, talk, minutesAgo, talk.length],
  );
  const need = mark === 'takeover' ? 'bot-called' : mark === 'no-quota' ? mark : null;
  // The owner was already reminded, so no notice appears on its own while a screen is visited.
  await app.sql(
    `UPDATE conversations SET unread = $2, handed_over = coalesce($3::text = 'bot-called', false), lateness_told_at = now(), needs_owner_reason = $3, needs_owner_since = CASE WHEN $3::text IS NOT NULL THEN lead_last_at END
     WHERE id = $1`,
    [conversationId, leadIsLast ? 1 : 0, need],
  );
  if (mark === 'takeover')
    await app.sql(
      `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at)
       VALUES (gen_random_uuid(), $1, $2, 'Apakah bisa COD ke Cimahi, dan berapa biayanya?', now())`,
      [botId, conversationId],
    );
  if (mark === 'no-quota')
    await app.sql(`UPDATE messages SET unanswered = $2 WHERE conversation_id = $1 AND turn = $3`, [conversationId, mark, turn]);
  if (mark === 'closing') {
    await app.sql(
      `INSERT INTO closings (id, bot_id, conversation_id, summary, amount, state, created_at)
       SELECT gen_random_uuid(), $1, $2, summary, amount, state, now() - days * interval '1 day' FROM (VALUES
         ('2 Gamis Aisyah sage ukuran M, kirim ke Coblong, Bandung', 378000, 'new', 0), ('3 Pashmina ceruty mocca', 135000, 'paid', 2),
         ('1 Gamis Aisyah hitam ukuran XL, alamat menyusul', NULL, 'new', 4), ('Seragam keluarga 12 pcs', 2268000, 'sent', 9),
         ('1 Pashmina ceruty', 45000, 'cancelled', 11)) demo (summary, amount, state, days)`,
      [botId, conversationId],
    );
    // the lead edited one order, deleted the messages of another, and called one off
    await app.sql(
      `UPDATE closings SET earlier = jsonb_build_array(jsonb_build_object('summary', '2 Pashmina ceruty mocca', 'amount', 90000, 'until', now())) WHERE conversation_id = $1 AND state = 'paid'`,
      [conversationId],
    );
    await app.sql(
      `UPDATE closings SET doubt = CASE WHEN amount IS NULL THEN 'deleted' ELSE 'called-off' END WHERE conversation_id = $1 AND state = 'new'`,
      [conversationId],
    );
  }
  if (index === 0) {
    const told = (value: string, by: string) => ({ value, by, at: '' });
    await app.sql(`INSERT INTO memories (conversation_id, bot_id, facts, summary, upto_seq) VALUES ($1, $2, $3, $4, 0)`, [
      conversationId,
      botId,
      JSON.stringify({ name: told(name, 'bot'), address: told('Jl. Dago 12, Coblong, Bandung 40135', 'owner'), size: told('M', 'bot') }),
      'Budi bulan lalu membeli Pashmina ceruty untuk istrinya dan puas. Ia bertanya apakah ada potongan untuk dua gamis; penjual berjanji mengabari.',
    ]);
  }
  if (!leadIsLast) {
    await app.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, tools, prompt_tokens, completion_tokens, took_ms, charged, cost_sen, read)
       SELECT gen_random_uuid(), $1, $2, $3, 'gpt-5-mini', '[{"name":"cek_ongkir","arguments":"{\\"tujuan\\":\\"Coblong\\"}","result":"JNE REG 18000"}]', 1840, 96, 2150, true, 1071,
         jsonb_build_object('first', (SELECT id FROM messages WHERE conversation_id = $2 ORDER BY seq LIMIT 1), 'last', (SELECT id FROM messages WHERE conversation_id = $2 ORDER BY seq DESC OFFSET 1 LIMIT 1),
           'messages', $4::int, 'pictures', 0, 'summary', '', 'facts', '{"name":"Budi Santoso"}'::jsonb)`,
      [botId, conversationId, turn, talk.length - 1],
    );
  }
}
