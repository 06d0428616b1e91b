import { expect } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { freshPhone, linkOwner, type Owner } from '../owners.ts';
import type { TestApp } from '../test-app.ts';
import { waitFor } from '../wait-for.ts';
import { newId } from '#core/platform/crypto/ids';
import { SessionTools, type Shop } from './session-tools.ts';

/** A linked bot and the only price that its replies may contain. */
export interface PricedBot extends Shop {
  readonly price: string;
}

/**
 * Registers an owner with two linked bots. The two bots have different prices for the same product. The quota is
 * unlimited.
 */
export async function linkTwoBots(app: TestApp): Promise<{ owner: Owner; tools: SessionTools; bots: readonly [PricedBot, PricedBot] }> {
  const owner = await app.registerOwner();
  const tools = new SessionTools(app);
  const prompt = (price: string) => `Toko Kaos Sari.\nKaos polos: Rp ${price}, stok ada.`;
  const second = newId<BotId>();
  await app.sql(`INSERT INTO bots (id, account_id, created_at) VALUES ($1, $2, now() + interval '1 second')`, [second, owner.accountId]);
  for (const [id, price] of [
    [owner.botId, '75.000'],
    [second, '60.000'],
  ])
    await app.sql(`INSERT INTO bot_settings (bot_id, prompt) VALUES ($1, $2) ON CONFLICT (bot_id) DO UPDATE SET prompt = $2`, [
      id,
      prompt(price!),
    ]);
  await app.sql(`UPDATE subscriptions SET package_id = 'ai-1000', replies_left = 100000, replies_total = 100000 WHERE account_id = $1`, [
    owner.accountId,
  ]);
  const phone = await linkOwner(app, owner);
  const other = await tools.addPhone();
  await tools.link(second, other);
  return {
    owner,
    tools,
    bots: [
      { botId: owner.botId, phone, price: '75.000' },
      { botId: second, phone: other, price: '60.000' },
    ],
  };
}

const questions = [
  'kaos polos berapa harganya?',
  'Kak, harga kaos polos berapa ya',
  'kalau kaos polos satuannya berapa',
  'harga kaos polos saja kak',
];

/**
 * Leads write to both numbers at once, in rounds. Each round starts after the answers of the previous one.
 * @returns how many messages they wrote
 */
export async function crossMessages(
  { tools, bots }: { readonly tools: SessionTools; readonly bots: readonly PricedBot[] },
  { leads, rounds, atOnce }: { readonly leads: number; readonly rounds: number; readonly atOnce: number },
): Promise<number> {
  let written = 0;
  const talk = async (): Promise<void> => {
    const lead = await tools.addPhone(freshPhone());
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(bots.map((bot) => tools.say(lead, bot, questions[round % questions.length]!)));
      written += bots.length;
      for (const bot of bots)
        await waitFor(async () => (await tools.inbox(lead, bot)).length > round, {
          what: `answer ${round + 1} of ${bot.phone} to ${lead}`,
        });
    }
    for (const bot of bots) {
      const texts = (await tools.inbox(lead, bot)).map(({ text }) => text);
      const others = bots.filter((one) => one !== bot).map(({ price }) => price);
      expect([lead, texts.filter((text) => others.some((price) => text.includes(price)))]).toEqual([lead, []]);
      expect([lead, texts.filter((text) => text.includes(bot.price)).length]).toEqual([lead, rounds]);
    }
  };
  for (let from = 0; from < leads; from += atOnce) await Promise.all(Array.from({ length: Math.min(atOnce, leads - from) }, talk));
  return written;
}
