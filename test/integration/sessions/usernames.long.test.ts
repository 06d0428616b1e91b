import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shop: Shop;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

interface Person {
  readonly number: string;
  readonly lid: string;
  readonly username: string;
}

/** A phone with a username and a hidden number. */
async function hiddenPerson(): Promise<Person> {
  const number = await tools.addPhone();
  const username = `siti.${++serial}`;
  const { lid } = await privacy(number, { hidesNumber: true, username });
  return { number, lid, username };
}

function privacy(number: string, change: { hidesNumber?: boolean; username?: string | null }): Promise<{ lid: string }> {
  return tools.phone(`${number}/privacy`, change);
}

/** The shop's contacts with this privacy id or number, each with the texts of its messages. */
function contactsOf({ lid, number }: Pick<Person, 'lid' | 'number'>): Promise<any[]> {
  return app.sql(
    `SELECT k.pn, k.lid, k.username, k.name, c.id, array(SELECT body FROM messages m WHERE m.conversation_id = c.id ORDER BY seq) AS said
     FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE k.bot_id = $1 AND (k.lid = $2 OR k.pn = $3)`,
    [shop.botId, lid, number],
  );
}

function contactOf(person: Pick<Person, 'lid' | 'number'>, fits: (contact: any) => boolean): Promise<any> {
  return waitFor(
    async () => {
      const found = await contactsOf(person);
      return found.length === 1 && fits(found[0]) && found[0];
    },
    { what: `one contact of ${person.lid} that fits` },
  );
}

const hasSaid = (text: string) => (contact: any) => contact.said.includes(text);

test('a lead who hides the number has the username with the first message, and no number', async () => {
  const lead = await hiddenPerson();
  await tools.say(lead.number, shop, 'halo');
  expect(await contactOf(lead, hasSaid('halo'))).toMatchObject({ pn: null, lid: lead.lid, username: lead.username });
});

test('the username is read from a message that contains it, also for a lead who shows the number', async () => {
  const [hidden, shown] = await Promise.all([hiddenPerson(), hiddenPerson()]);
  await privacy(shown.number, { hidesNumber: false });
  for (const { number } of [hidden, shown]) await tools.faults({ number, usernameInMessages: true });
  for (const { number } of [hidden, shown]) await tools.say(number, shop, 'halo');
  expect(await contactOf(hidden, hasSaid('halo'))).toMatchObject({ pn: null, username: hidden.username });
  expect(await contactOf(shown, hasSaid('halo'))).toMatchObject({ pn: shown.number, username: shown.username });
});

test('a lead who changes or removes the username stays the same contact', async () => {
  const lead = await hiddenPerson();
  await tools.say(lead.number, shop, 'satu');
  const { id } = await contactOf(lead, hasSaid('satu'));
  await privacy(lead.number, { username: `${lead.username}.baru` });
  await contactOf(lead, (contact) => contact.username === `${lead.username}.baru` && contact.id === id);
  await tools.say(lead.number, shop, 'dua');
  expect(await contactOf(lead, hasSaid('dua'))).toMatchObject({ id, username: `${lead.username}.baru` });
  await privacy(lead.number, { username: null });
  await contactOf(lead, (contact) => contact.username === null && contact.id === id);
});

test('a username that another contact gets belongs only to them', async () => {
  const [first, second] = await Promise.all([hiddenPerson(), hiddenPerson()]);
  await tools.say(first.number, shop, 'saya dulu');
  await contactOf(first, hasSaid('saya dulu'));
  // WhatsApp does not notify the account that the first person gives up the username.
  await app.sql(`UPDATE contacts SET username = $3 WHERE bot_id = $1 AND lid = $2`, [shop.botId, first.lid, 'toko.laris']);
  await privacy(second.number, { username: 'toko.laris' });
  await tools.say(second.number, shop, 'sekarang saya');
  await contactOf(second, (contact) => contact.username === 'toko.laris');
  await contactOf(first, (contact) => contact.username === null);
});

test('a number that becomes known joins the contact, which keeps the username', async () => {
  const lead = await hiddenPerson();
  await tools.say(lead.number, shop, 'tanpa nomor');
  const { id } = await contactOf(lead, hasSaid('tanpa nomor'));
  await privacy(lead.number, { hidesNumber: false });
  await tools.say(lead.number, shop, 'dengan nomor');
  expect(await contactOf(lead, hasSaid('dengan nomor'))).toMatchObject({ id, pn: lead.number, lid: lead.lid, username: lead.username });
});

test('it merges with the contact of that number, which gets the username', async () => {
  const number = await tools.addPhone();
  const username = `siti.${++serial}`;
  await tools.faults({ number, hideLid: true });
  await tools.say(number, shop, 'dari nomor');
  const { lid } = await privacy(number, {});
  const { id } = await contactOf({ number, lid }, hasSaid('dari nomor'));
  await tools.faults({ number, hideLid: false });
  await privacy(number, { hidesNumber: true, username });
  await tools.say(number, shop, 'dari lid');
  await waitFor(async () => (await contactsOf({ number, lid })).length === 2, { what: 'a second contact' });
  await privacy(number, { hidesNumber: false });
  await tools.say(number, shop, 'keduanya', { form: 'lid' });
  // A message that could not be decrypted at first is delivered again. It is stored at its place in the merged
  // conversation.
  const merged = await contactOf({ number, lid }, (contact) => hasSaid('dari lid')(contact) && hasSaid('keduanya')(contact));
  expect(merged).toMatchObject({ id, pn: number, lid, username, said: ['dari nomor', 'dari lid', 'keduanya'] });
});

test('messages that come again while two contacts merge keep their place', async () => {
  const number = await tools.addPhone();
  await tools.faults({ number, hideLid: true });
  await tools.say(number, shop, 'dari nomor');
  const { lid } = await privacy(number, {});
  await contactOf({ number, lid }, hasSaid('dari nomor'));
  await tools.faults({ number, hideLid: false });
  await privacy(number, { hidesNumber: true });
  await tools.faults({ number: shop.phone, corruptNext: 2 });
  await tools.say(number, shop, 'dari lid');
  await privacy(number, { hidesNumber: false });
  await tools.say(number, shop, 'keduanya', { form: 'lid' });
  const { said } = await contactOf({ number, lid }, (contact) => hasSaid('dari lid')(contact) && hasSaid('keduanya')(contact));
  expect(said).toHaveLength(3);
});

test('a username learnt before the first message comes with it', async () => {
  const lead = await hiddenPerson();
  const owner = await tools.addOwner();
  const phone = await tools.addPhone();
  // This message is written before the phone is linked. The history then contains the lead's name.
  await tools.phone(`${lead.number}/send`, { to: phone, text: 'lama' });
  await tools.link(owner, phone);
  await tools.faults({ number: lead.number, slowQueryMs: 60_000 });
  await tools.phone(`${lead.number}/send`, { to: phone, text: 'baru' });
  const row = await waitFor(
    async () => (await app.sql(`SELECT pn, username FROM contacts WHERE bot_id = $1 AND lid = $2`, [owner, lead.lid]))[0],
    { what: 'the contact' },
  );
  expect(row).toEqual({ pn: null, username: lead.username });
});

test('a look-up without an answer loses no message, and delays no other lead', async () => {
  const [slow, other] = await Promise.all([hiddenPerson(), hiddenPerson()]);
  await tools.faults({ number: slow.number, slowQueryMs: 60_000 });
  await tools.say(slow.number, shop, 'lambat');
  await tools.say(other.number, shop, 'cepat');
  await contactOf(other, hasSaid('cepat'));
  expect(await contactOf(slow, hasSaid('lambat'))).toMatchObject({ pn: null, lid: slow.lid, username: null });
});

test.each([
  ['has one', {}, {}],
  ['has none', { username: null }, {}],
  ['gets no answer', {}, { slowQueryMs: 60_000 }],
])('the username of a lead who writes several times is looked up once: %s', async (_words, change, fault) => {
  const lead = await hiddenPerson();
  await privacy(lead.number, change);
  await tools.faults({ number: lead.number, ...fault });
  for (const text of ['satu', 'dua', 'tiga']) {
    await tools.say(lead.number, shop, text);
    await contactOf(lead, hasSaid(text));
  }
  expect((await tools.phone(lead.number)).queries.username).toBe(1);
});

test('a message typed on the phone to somebody without a number has the username', async () => {
  const lead = await hiddenPerson();
  await tools.phone(`${shop.phone}/type`, { to: lead.number, text: 'Halo Bu' });
  expect(await contactOf(lead, hasSaid('Halo Bu'))).toMatchObject({ pn: null, username: lead.username });
});

test('answers go to the privacy id', async () => {
  const lead = await hiddenPerson();
  await tools.say(lead.number, shop, 'ada stok?');
  const { id } = await contactOf(lead, hasSaid('ada stok?'));
  await tools.queue(shop.botId, id, 'Ada, Kak.');
  await waitFor(async () => (await tools.inbox(lead.number, shop)).some((row) => row.text === 'Ada, Kak.'), { what: 'the answer' });
});
