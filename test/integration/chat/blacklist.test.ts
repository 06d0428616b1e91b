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

/** A lead who has written once. This owner's session knows the number and the privacy id. */
async function meet(botId: string, pn: string | null, lid: string | null): Promise<void> {
  const contactId = newId();
  await app.sql(`INSERT INTO contacts (id, bot_id, pn, lid) VALUES ($1, $2, $3, $4)`, [contactId, botId, pn, lid]);
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, last_seq, message_count) VALUES ($1, $2, $3, 'x', 1, 1, 1)`,
    [newId(), botId, contactId],
  );
}
