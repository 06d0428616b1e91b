import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContactView } from '#contracts/http/chat/chat';
import { newId } from '#core/platform/crypto/ids';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(async () => {
  await app?.close();
});

test('numbers are added in any spelling, shown with the suffix, newest first, and removed', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: [] });
  for (const number of ['6281200000001@c.us', '081200000002', '6281200000001', '+1 (555) 010-9999'])
    expect((await owner.api.post('/blacklist', { number })).status).toBe(200);
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: ['15550109999@c.us', '6281200000002@c.us', '6281200000001@c.us'] });
  expect((await owner.api.delete(`/blacklist/${encodeURIComponent('6281200000001@c.us')}`)).status).toBe(200);
  expect((await owner.api.delete('/blacklist/081200000002')).status).toBe(200);
  expect((await owner.api.delete('/blacklist/081200000002')).status).toBe(200);
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: ['15550109999@c.us'] });
});

test('a number of another country that begins with 8 is taken as it is, or asked about', async () => {
  const owner = await app.registerOwner();
  for (const number of ['85291234567@c.us', '+852 9123 4567', '84912345678', '+81 90 1234 5678'])
    expect((await owner.api.post('/blacklist', { number })).status).toBe(200);
  const listed = ['819012345678@c.us', '84912345678@c.us', '85291234567@c.us'];
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: listed });
  for (const number of ['85291234567', '819012345678', '821012345678']) {
    const asked = await owner.api.post('/blacklist', { number });
    expect([asked.status, asked.body.error]).toEqual([400, expect.stringContaining(`atau +${number}.`)]);
  }
  expect((await owner.api.get('/blacklist')).body).toEqual({ blacklist: listed });
  expect((await owner.api.get('/bot/numbers/+85291234567')).body).toEqual({ onWhatsApp: null });
});

test('a value that is no number is refused', async () => {
  const owner = await app.registerOwner();
  for (const number of ['', '@c.us', 'abc', '12', '1'.repeat(30), 5, null])
    expect((await owner.api.post('/blacklist', { number })).status).toBe(400);
});

test('a list has up to ten thousand people and refuses the next one with advice', async () => {
  const owner = await app.registerOwner();
  await app.sql(
    `INSERT INTO blacklist (id, bot_id, pn) SELECT gen_random_uuid(), $1, (6281500000000 + n)::text FROM generate_series(1, 9999) n`,
    [owner.botId],
  );
  expect((await owner.api.post('/blacklist', { number: '6281200000099' })).status).toBe(200);
  const refused = await owner.api.post('/blacklist', { number: '6281200000098' });
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('Hapus nomor lama terlebih dahulu.')]);
  expect((await owner.api.delete('/blacklist/6281200000099')).status).toBe(200);
  expect((await owner.api.post('/blacklist', { number: '6281200000098' })).status).toBe(200);
});

test('an owner cannot see or remove the numbers of another', async () => {
  const [one, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  await one.api.post('/blacklist', { number: '6281200000003' });
  expect((await other.api.get('/blacklist')).body).toEqual({ blacklist: [] });
  await other.api.delete('/blacklist/6281200000003');
  expect((await one.api.get('/blacklist')).body).toEqual({ blacklist: ['6281200000003@c.us'] });
});

test('a person is excluded by number and by privacy id, at once and only for that owner', async () => {
  const [one, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const people = [
    ['6281200000004', '99887766554433'],
    ['6281200000005', null],
    [null, '11887766554433'],
  ] as const;
  for (const { userId } of [one, other]) for (const [pn, lid] of people) await meet(userId, pn, lid);
  const excluded = async (owner: Owner): Promise<string[]> => {
    const contacts = (await owner.api.get('/chat/contacts')).body as ContactView[];
    expect(contacts).toHaveLength(people.length);
    return contacts.filter(({ blacklisted }) => blacklisted).map(({ phoneNumber }) => phoneNumber);
  };
  expect(await excluded(one)).toEqual([]);
  await one.api.post('/blacklist', { number: '081200000004' });
  expect(await excluded(one)).toEqual(['6281200000004']);
  // Addressed by the privacy id, it is the same person.
  const byLid = await one.api.post('/chat/contacts/lid:99887766554433/takeover', { active: true });
  expect(byLid.body).toMatchObject({ phoneNumber: '6281200000004', blacklisted: true });
  expect(await excluded(other)).toEqual([]);
  await one.api.delete('/blacklist/6281200000004');
  expect(await excluded(one)).toEqual([]);
});

test('removing a person leaves an entry for somebody else who had the same username', async () => {
  const owner = await app.registerOwner();
  await meet(owner.botId, '6281200000007', '77887766554433');
  await app.sql(`UPDATE contacts SET username = 'budi.kopi' WHERE bot_id = $1`, [owner.botId]);
  const entries = [
    ['6281200000007', null, null],
    [null, '77887766554433', null],
    [null, '66887766554433', 'budi.kopi'],
    [null, null, 'budi.kopi'],
  ];
  for (const entry of entries)
    await app.sql(`INSERT INTO blacklist (id, bot_id, pn, lid, username) VALUES ($1, $2, $3, $4, $5)`, [newId(), owner.botId, ...entry]);
  expect((await owner.api.delete('/blacklist/6281200000007')).status).toBe(200);
  const left = await app.sql(`SELECT lid, username FROM blacklist WHERE bot_id = $1`, [owner.botId]);
  expect(left).toEqual([{ lid: '66887766554433', username: 'budi.kopi' }]);
});

test('the ten leads with the most answers of the last day are offered, without those who are excluded', async () => {
  const owner = await app.registerOwner();
  for (let nth = 1; nth <= 12; nth += 1) await meet(owner.botId, String(6281200000100 + nth), null);
  const [now, inTime, late] = [`interval '0'`, `interval '23 hours 59 minutes'`, `interval '24 hours 1 minute'`];
  const answers = (lead: number, count: number, ago: string, from: number) =>
    app.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged, created_at)
       SELECT gen_random_uuid(), c.bot_id, c.id, n, 'contoh', true, now() - ${ago} FROM generate_series($3::int, $4::int) n,
         conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND k.pn = $2`,
      [owner.botId, String(6281200000100 + lead), from, from + count - 1],
    );
  for (let nth = 1; nth <= 11; nth += 1) await answers(nth, nth, nth % 2 ? now : inTime, 1);
  await answers(1, 30, late, 100);
  await answers(12, 20, now, 1);
  expect((await owner.api.post('/blacklist', { number: '6281200000112' })).status).toBe(200);
  const { leads } = (await owner.api.get('/blacklist/heaviest')).body as { leads: { number: string; answers: number }[] };
  expect(leads.map(({ number, answers: count }) => [number, count])).toEqual(
    Array.from({ length: 10 }, (_, at) => [`${6281200000111 - at}@c.us`, 11 - at]),
  );
  expect((await (await app.registerOwner()).api.get('/blacklist/heaviest')).body).toEqual({ leads: [] });
});

/** A lead who has written once. This owner's session knows the number and the privacy id. */
async function meet(botId: string, pn: string | null, lid: string | null): Promise<void> {
  const contactId = newId();
  await app.sql(`INSERT INTO contacts (id, bot_id, pn, lid) VALUES ($1, $2, $3, $4)`, [contactId, botId, pn, lid]);
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, last_seq, message_count) VALUES ($1, $2, $3, 'x', 1, 1, 1)`,
    [newId(), botId, contactId],
  );
}
