import type { BotId } from '#contracts/values/ids';
import { makeBot } from './core/test-modules.ts';
import type { TestApp } from './test-app.ts';
import { waitFor } from './wait-for.ts';
import { patienceMs } from './patience.ts';

const dayMs = 24 * 3_600_000;

/**
 * Number of minutes by which the clock of a process must be ahead to show 10:00 in Jakarta. Tests of the send window
 * must not depend on the time of day.
 */
export function minutesToTen(now = new Date()): number {
  const ten = new Date(now);
  ten.setUTCHours(3, 0, 0, 0);
  if (ten <= now) ten.setUTCDate(ten.getUTCDate() + 1);
  return Math.floor((ten.getTime() - now.getTime()) / 60_000);
}

/**
 * Owners whose leads became idle one day before the shifted current time, so the follow-up of day 1 is due. The rows
 * are inserted directly into the tables.
 */
export class FollowUpCrowd {
  readonly owners: BotId[] = [];

  private constructor(private readonly app: TestApp) {}

  static async gather(
    app: TestApp,
    options: { owners: number; leads: number; shiftMinutes: number; isAi?: boolean },
  ): Promise<FollowUpCrowd> {
    const crowd = new FollowUpCrowd(app);
    const since = new Date(Date.now() + options.shiftMinutes * 60_000 - dayMs - 60_000);
    const off = { enabled: false, aiEnabled: false, text: '' };
    for (let nth = 0; nth < options.owners; nth += 1) {
      const botId = await makeBot(app, 100, 'Toko Kopi Nusantara. Kopi Gayo 250g Rp 85.000');
      crowd.owners.push(botId);
      await app.sql(
        `WITH made AS (
           INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), $1, 'Lead ' || n, (6285000000000 + n)::text FROM generate_series(1, $2::int) n RETURNING id, pn
         ), talk AS (
           INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at)
           SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 1, 1, 1, 'bot', $3::timestamptz, $3::timestamptz FROM made RETURNING id
         )
         INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, wa_at)
         SELECT gen_random_uuid(), $1, id, 1, 'lead', 'text', 'Kopi Gayo berapa?', 'IN' || id, 'delivered', 1, $3 FROM talk`,
        [botId, options.leads, since],
      );
      const day1 = { enabled: true, aiEnabled: options.isAi ?? false, text: 'Halo {nama}' };
      await app.sql(`INSERT INTO follow_up_settings (bot_id, config) VALUES ($1, $2)`, [
        botId,
        JSON.stringify({ day1, day2: off, day3: off }),
      ]);
    }
    return crowd;
  }

  async sent(): Promise<number> {
    return this.count(`SELECT count(*)::int AS count FROM follow_ups WHERE bot_id = ANY ($1) AND state = 'sent'`);
  }

  async scheduled(): Promise<number> {
    return this.count(`SELECT count(*)::int AS count FROM follow_ups WHERE bot_id = ANY ($1)`);
  }

  async untilSent(count: number, timeoutMs = patienceMs): Promise<void> {
    await waitFor(async () => (await this.sent()) >= count, { what: `${count} follow-ups sent`, timeoutMs });
  }

  /** Counts bubbles and conversations, for the check that each lead got exactly one bubble. */
  async twiceOrNever(): Promise<{ conversations: number; bubbles: number; most: number }> {
    const [row] = await this.app.sql(
      `SELECT count(*)::int AS conversations, coalesce(sum(said), 0)::int AS bubbles, coalesce(max(said), 0)::int AS most FROM (
         SELECT c.id, (SELECT count(*) FROM messages m WHERE m.conversation_id = c.id AND m.sender = 'bot') AS said
         FROM conversations c WHERE c.bot_id = ANY ($1)) each`,
      [this.owners],
    );
    return row;
  }

  private async count(text: string): Promise<number> {
    return (await this.app.sql(text, [this.owners]))[0].count;
  }
}
