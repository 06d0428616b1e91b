import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContactView, MessageView } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
let shop: string;

beforeAll(async () => {
  app = await startTestApp({ env: { REPLY_QUIET_MS: '0' } });
  owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko Kopi Gayo.\nKopi 250g: Rp 85.000.' }));
  shop = await linkOwner(app, owner);
});
afterAll(() => app?.close());

const contacts = (q: string) => expectOk(owner.api.get<ContactView[]>(`/chat/contacts?q=${encodeURIComponent(q)}`));

test('the model reads nothing of a number’s earlier person, and the panel keeps both apart', async () => {
  const rina = await app.sandbox.phone(freshPhone(), 'Rina');
  await rina.ask(shop, 'nama saya Rina, alamat Jl Melati 3, pesan 2 kopi');
  await app.sandbox.call('POST', `/whatsapp/phones/${rina.number}/hand-on`, { name: 'Joko' });
  const before: number = (await app.sandbox.call('GET', '/llm/requests')).newestSeq;
  await rina.ask(shop, 'halo, ini toko apa ya?');
  const requests = JSON.stringify(await app.sandbox.llm.requests(before));
  expect(requests).toContain('ini toko apa ya');
  expect(requests).not.toMatch(/rina|melati/i);

  const thread = await expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${rina.number}/messages`));
  expect(thread[0]!.body).toBe('halo, ini toko apa ya?');
  const [past] = await contacts('Rina');
  expect(past).toMatchObject({ name: 'Rina', formerNumber: rina.number, numberMoved: true });
  expect(past!.phoneNumber).toMatch(/^lid:/);
  expect(await contacts(rina.number)).toMatchObject([{ name: 'Joko', phoneNumber: rina.number, numberMoved: false }]);
});

test('a number of Hong Kong is excluded as that number, and not answered', async () => {
  const lead = await app.sandbox.phone('85291234567', 'Wing');
  await expectOk(owner.api.post('/blacklist', { number: '85291234567@c.us' }));
  expect((await owner.api.get('/blacklist')).body).toMatchObject({ blacklist: ['85291234567@c.us'] });
  await lead.send(shop, 'hello, price list?');
  const stored = await waitFor(async () => (await contacts('85291234567'))[0], { what: 'the lead in the list' });
  expect(stored).toMatchObject({ phoneNumber: '85291234567', blacklisted: true });
  await waitFor(
    async () => (await app.sql(`SELECT 1 FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [owner.userId])).length === 0,
    { what: 'the turn ended' },
  );
  expect((await lead.messages()).filter(({ direction }) => direction === 'in')).toEqual([]);
  // This route queries WhatsApp for one possible reading of the number.
  expect((await owner.api.get('/bot/numbers/+85291234567')).body).toEqual({ onWhatsApp: true });
  expect((await owner.api.get('/bot/numbers/085291234567')).body).toEqual({ onWhatsApp: false });
});
