import { expectOk } from '../support/api.ts';
import { Shop } from '../support/money-shop.ts';
import { freshPhone, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';
import { failAnswer, sendEveryKind, spoken } from './every-kind.ts';
import { demoLeads, demoPrompt, editedOrder, lastOfQuota, type DemoLead } from './demo-talk.ts';
import { scriptOf } from './model-script.ts';

/** The shop in which leads and the owner act. */
export interface PlayedShop {
  readonly app: TestApp;
  readonly owner: Owner;
  /** WhatsApp number of the bot. */
  readonly number: string;
}

interface Closing {
  readonly id: string;
  readonly name: string;
  readonly earlier: readonly unknown[];
  readonly doubt: string | null;
}

/**
 * Plays the conversations of the demo shop: leads write from their phones, the bot answers, and the owner acts in the
 * panel. The quota is used up before the last message, and the owner buys a package. Returns the phones by name.
 */
export async function playShop(shop: PlayedShop): Promise<void> {
  const { app } = shop;
  const turns = [...[...demoLeads, lastOfQuota].flatMap((lead) => lead.turns), editedOrder];
  await app.sandbox.call('POST', '/llm/scripts', scriptOf(demoPrompt.split('\n')[0]!, turns));
  const phones = new Map<string, Phone>();
  const play = async (lead: DemoLead) => phones.set(lead.name, await talk(shop, lead));
  await Promise.all(demoLeads.map(play));
  const agus = phones.get('Agus Salim')!;
  await Promise.all([handleOrders(shop, phones), sendEveryKind(shop, agus), noteFacts(shop, phones.get('Budi Santoso')!)]);
  await failAnswer(shop, agus);
  phones.set(lastOfQuota.name, await endQuota(shop));
  await handleNotices(shop, phones);
  await letDaysPass(shop, phones);
}

/** The owner stores facts that the lead told on the phone. */
async function noteFacts({ owner: { api } }: PlayedShop, { number }: Phone): Promise<void> {
  await expectOk(
    api.put(`/chat/contacts/${number}/memory`, { facts: { name: 'Budi Santoso', address: 'Jl. Dago 12, Coblong, Bandung 40135' } }),
  );
  await expectOk(api.post('/quick-replies', { body: 'Terima kasih {nama}, pesanan segera kami kirim ya.' }));
}

/** Sends the lead's messages one by one. After each message it waits for the bot's answer, if the turn has one. */
async function talk({ app, owner, number }: PlayedShop, { name, turns }: DemoLead): Promise<Phone> {
  const phone = await app.sandbox.phone(freshPhone(), name === '' ? undefined : name);
  if (name === 'Kurir Paket') await expectOk(owner.api.post('/blacklist', { number: `${phone.number}@c.us` }));
  for (const { says, answer, isSpoken } of turns) {
    const message = isSpoken ? { voice: await spoken(app, says) } : says;
    await (answer === undefined ? phone.send(number, message) : phone.ask(number, message));
  }
  return phone;
}

/** Leads edit, delete and cancel orders. The owner marks orders as paid, sent and cancelled. */
async function handleOrders({ owner, number }: PlayedShop, phones: ReadonlyMap<string, Phone>): Promise<void> {
  const { api } = owner;
  const find = async (name: string) => (await api.get<Closing[]>('/closings')).body.find((one) => one.name === name);
  const order = (name: string, fits: (one: Closing) => boolean = () => true): Promise<Closing> =>
    waitFor(
      async () => {
        const found = await find(name);
        return found && fits(found) ? found : undefined;
      },
      { what: `the order of ${name}` },
    );
  const state = async (name: string, wanted: string) => expectOk(api.post(`/closings/${(await order(name)).id}/state`, { state: wanted }));
  const written = async (name: string, words: string) => {
    const phone = phones.get(name)!;
    return { phone, id: (await phone.messages(number)).find(({ text }) => text.startsWith(words))!.id };
  };
  const edit = async () => {
    await order('Yuni Astuti');
    const { phone, id } = await written('Yuni Astuti', 'Pesan 2');
    await phone.edit(number, id, editedOrder.says);
    await order('Yuni Astuti', ({ earlier }) => earlier.length > 0);
    await state('Yuni Astuti', 'paid');
  };
  const remove = async () => {
    await order('Maria Ulfa');
    const { phone, id } = await written('Maria Ulfa', 'Pesan 1');
    await phone.delete(number, id);
    await order('Maria Ulfa', ({ doubt }) => doubt === 'deleted');
  };
  const callOff = async () => {
    await order('Hendra', ({ doubt }) => doubt === 'called-off');
    await expectOk(api.post(`/chat/contacts/${phones.get('Hendra')!.number}/done`));
  };
  await Promise.all([edit(), remove(), callOff(), state('Toko Makmur Jaya', 'sent')]);
}

/** Sets the remaining quota to one reply by SQL. All other steps happen in the product. */
async function endQuota(shop: PlayedShop): Promise<Phone> {
  const { app, owner } = shop;
  await app.sql(`UPDATE subscriptions SET replies_left = 1 WHERE account_id = $1`, [owner.accountId]);
  const phone = await talk(shop, lastOfQuota);
  await waitFor(async () => (await owner.api.get('/chat/waiting')).body.counts.needsOwner === 2, { what: 'Ratna and Rizky waiting' });
  const money = new Shop(app);
  const unpaid = await money.order(owner, 'ai-10000');
  await money.at(unpaid, 'expire');
  await money.waitForState(unpaid, 'expired');
  const paid = await money.order(owner, 'ai-3000');
  await money.choose(paid);
  await money.at(paid, 'settle');
  await waitFor(async () => (await money.package(owner)).id === 'ai-3000', { what: 'the package' });
  return phone;
}

/** The owner has read the answered chats and handled all notices. So no notice appears while a screen is visited. */
async function handleNotices({ app, owner: { api, botId } }: PlayedShop, phones: ReadonlyMap<string, Phone>): Promise<void> {
  const { open } = await expectOk(api.get<{ open: { id: string }[] }>('/notices'));
  await Promise.all(open.map(({ id }) => expectOk(api.post(`/notices/${id}/handled`))));
  await expectOk(api.post('/notices/seen'));
  const read = demoLeads
    .filter(({ turns }) => turns.every(({ answer }) => answer !== undefined))
    .map(({ name }) => phones.get(name)!.number);
  await Promise.all(read.map((number) => expectOk(api.post(`/chat/contacts/${number}/seen`))));
  await app.sql(`UPDATE conversations SET lateness_told_at = now() WHERE bot_id = $1`, [botId]);
}

/**
 * Moves the conversations into the past, the newest by the shortest time, and adds the counts of two months. A test
 * cannot wait for days, so this is the only place that changes times of rows which the product wrote.
 */
async function letDaysPass({ app, owner: { botId, accountId } }: PlayedShop, phones: ReadonlyMap<string, Phone>): Promise<void> {
  const numbers = [...demoLeads, lastOfQuota].map(({ name }) => phones.get(name)!.number);
  const minutes = numbers.map((_, index) => index * index * 47 + 3);
  const ofLeads = `WITH lead AS (
      SELECT c.id, make_interval(mins => past.minutes) AS ago
      FROM unnest($2::text[], $3::int[]) AS past (pn, minutes) JOIN contacts k ON k.bot_id = $1 AND k.pn = past.pn JOIN conversations c ON c.contact_id = k.id)`;
  const move = (table: string, columns: readonly string[], key: string) =>
    app.sql(
      `${ofLeads} UPDATE ${table} t SET ${columns.map((column) => `${column} = t.${column} - lead.ago`).join(', ')} FROM lead WHERE t.${key} = lead.id`,
      [botId, numbers, minutes],
    );
  await Promise.all([
    move('conversations', ['last_at', 'lead_last_at', 'closing_at', 'needs_owner_since', 'opted_out_at'], 'id'),
    move('messages', ['created_at', 'wa_at'], 'conversation_id'),
    move('closings', ['created_at'], 'conversation_id'),
    move('notifications', ['created_at'], 'conversation_id'),
    app.sql(
      `UPDATE subscriptions SET replies_left = 1874, started_at = now() - interval '12 days', expires_at = now() + interval '18 days' WHERE account_id = $1`,
      [accountId],
    ),
    app.sql(
      `UPDATE orders o SET created_at = created_at - past, paid_at = paid_at - past, granted_at = granted_at - past, expires_at = expires_at - past
       FROM (SELECT id, CASE state WHEN 'paid' THEN interval '12 days' ELSE interval '40 days' END AS past FROM orders WHERE account_id = $1) AS moved
       WHERE o.id = moved.id`,
      [accountId],
    ),
    app.sql(`UPDATE bot_sessions SET since = since - interval '3 days' WHERE bot_id = $1`, [botId]),
    app.sql(
      `INSERT INTO daily_message_counts AS known (bot_id, day, count)
       SELECT $1, (now() AT TIME ZONE 'Asia/Jakarta')::date - n, (60 + 45 * sin(n / 2.3) + (n * 37) % 29)::int FROM generate_series(0, 59) n
       ON CONFLICT (bot_id, day) DO UPDATE SET count = known.count + excluded.count`,
      [botId],
    ),
  ]);
}
