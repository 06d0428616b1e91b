import { expect, test } from '@jest/globals';
import { newId } from '#core/platform/crypto/ids';
import { expectOk } from '../../support/api.ts';
import { shopTest } from '../../support/shop-test.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/*
 * Every action of the owner that closes the notices about a chat. Each action is tested on its own chat, beside a
 * chat that it must not affect. Opening a chat in the panel closes the notices too, so without these tests only
 * owners who answer from the list, from the bell or on their phone would notice a broken action.
 */
const { app, owner, shop, newLead } = await shopTest();

const to = (lead: Phone) => `/chat/contacts/${lead.number}`;
const post = (path: string, body?: object) => expectOk(owner.api.post(path, body));
const act = async (lead: Phone, kind: string) => post('/chat/acts', { action: { kind }, conversationIds: [await chatOf(lead)] });

async function upload(path: string, bytes: string): Promise<void> {
  const headers = { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: bytes });
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 200 });
}

const chatOf = async (lead: Phone): Promise<string> =>
  (
    await app.sql<{ id: string }>(
      `SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
      [owner.botId, lead.number],
    )
  )[0]!.id;

/** Creates a lead whose chat the owner has taken over, with a new notice about the lead. */
async function leadWithNotice(): Promise<Phone> {
  const lead = await newLead();
  await lead.ask(shop.number, 'Halo kak');
  await post(`${to(lead)}/takeover`, { active: true });
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, conversation_id)
     VALUES ($1, $2, $3, 'handover', $4, 'Butuh Anda', '', $5)`,
    [newId(), owner.accountId, owner.botId, `test:${lead.number}`, await chatOf(lead)],
  );
  return lead;
}

const isNew = async (lead: Phone): Promise<boolean> =>
  (await app.sql(`SELECT seen_at IS NULL AS new FROM notifications WHERE dedupe_key = $1`, [`test:${lead.number}`]))[0]!['new'] as boolean;

const acts: readonly (readonly [string, (lead: Phone) => Promise<unknown>])[] = [
  ['opens it', (lead) => post(`${to(lead)}/seen`)],
  ['writes in the panel', (lead) => post(`${to(lead)}/messages`, { body: 'Siap, Kak', clientId: newId() })],
  ['sends a file from the panel', (lead) => upload(`${to(lead)}/files?name=daftar.txt`, 'Kaos Rp 75.000')],
  ['writes on the phone', (lead) => shop.type(lead.number, 'Siap, Kak')],
  ['marks it as done', (lead) => post(`${to(lead)}/done`)],
  ['gives it back to the bot', (lead) => post(`${to(lead)}/takeover`, { active: false })],
  ['marks several as read', (lead) => act(lead, 'read')],
  ['marks several as done', (lead) => act(lead, 'done')],
  ['gives several back to the bot', (lead) => act(lead, 'give-back')],
];

test.each(acts)('an owner who %s has seen the notice about that chat, and not the one about another', async (_, does) => {
  const [lead, other] = [await leadWithNotice(), await leadWithNotice()];
  await does(lead);
  await waitFor(async () => !(await isNew(lead)), { what: 'a notice that is seen' });
  expect(await isNew(other)).toBe(true);
});

test('a message that the bot or the lead writes leaves the notice new', async () => {
  const lead = await leadWithNotice();
  await post(`${to(lead)}/takeover`, { active: true });
  await lead.send(shop.number, 'Masih ada?');
  await waitFor(
    async () => (await app.sql(`SELECT count(*) > 2 AS there FROM messages WHERE conversation_id = $1`, [await chatOf(lead)]))[0]!['there'],
    { what: 'the message' },
  );
  expect(await isNew(lead)).toBe(true);
});
