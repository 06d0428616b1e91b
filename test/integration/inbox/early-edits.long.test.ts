import { describe, expect, test } from '@jest/globals';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, shop, newLead, thread, requests } = await shopTest({ env: { REPLY_QUIET_MS: '300' } });

const rowsOf = async (lead: Phone) => (await thread(lead)).filter(({ sender }) => sender === 'lead').map(({ body }) => body);
const requestsWith = async (words: string) =>
  (await requests()).map((one) => JSON.stringify(one.request.messages)).filter((request) => request.includes(words));

const keptEdits = async (): Promise<number> => (await app.sql(`SELECT count(*)::int AS kept FROM early_edits`))[0].kept;

/**
 * The lead asks a question and waits for this answer. Everything that arrived before the question is handled then.
 */
async function answered(lead: Phone, question: string, answer: string): Promise<void> {
  await lead.send(shop.number, question);
  await lead.waitForMessage(({ text }) => text.includes(answer));
}

describe('an edit that comes before the message that it changes', () => {
  const ends = { 'the next login': () => shop.fault({ cut: true }), 'a server that was killed': () => app.servers[0]!.restart('SIGKILL') };

  test.each([
    ['sealed', 'the next login'],
    ['plain', 'the next login'],
    ['sealed', 'a server that was killed'],
    ['plain', 'a server that was killed'],
  ] as const)('(%s) waits for it, also over %s: the message is answered once, as it reads now', async (how, end) => {
    const lead = await newLead();
    await lead.ask(shop.number, 'Halo');
    await shop.fault({ withholdNext: 1 });
    const id = await lead.send(shop.number, 'kaos polosnya berapa?');
    await lead.edit(shop.number, id, 'maaf, topi berapa?', { sealing: how });
    // This message is stored after the edit.
    await lead.send(shop.number, 'halo kak');
    await waitFor(async () => (await rowsOf(lead)).includes('halo kak'), { what: 'the message after the edit' });
    expect(await keptEdits()).toBe(1);
    await ends[end]();
    await waitFor(async () => (await rowsOf(lead)).includes('maaf, topi berapa?'), { what: 'the edited message' });
    await lead.waitForMessage(({ text }) => text.includes('40.000'));
    expect((await thread(lead)).find(({ body }) => body.includes('topi'))?.editedAt).toEqual(expect.any(String));
    expect((await rowsOf(lead)).toSorted()).toEqual(['Halo', 'halo kak', 'maaf, topi berapa?']);
    expect(await requestsWith('kaos polosnya berapa?')).toEqual([]);
    expect(await keptEdits()).toBe(0);
  });

  test('deletes it, also when the deletion came first', async () => {
    const lead = await newLead();
    await lead.ask(shop.number, 'Halo');
    await shop.fault({ withholdNext: 1 });
    const id = await lead.send(shop.number, 'nomor kartu saya 1234');
    await lead.edit(shop.number, id, 'nomor kartu saya 5678', { sealing: 'plain' });
    await lead.delete(shop.number, id);
    const deletions = `SELECT 1 FROM early_edits WHERE kind = 'deleted'`;
    await waitFor(async () => (await app.sql(deletions)).length === 1, { what: 'the deletion kept' });
    await app.servers[0]!.restart('SIGKILL');
    await waitFor(async () => (await thread(lead)).some(({ kind }) => kind === 'deleted'), { what: 'the deleted message' });
    expect(await app.sql(`SELECT 1 FROM messages WHERE body LIKE '%kartu saya%'`)).toEqual([]);
    expect(await keptEdits()).toBe(0);
  });

  test('is bounded for each chat', async () => {
    const [lead, other] = [await newLead(), await newLead()];
    for (const one of [lead, other]) await one.ask(shop.number, 'Halo');
    await other.edit(shop.number, 'TIDAKADA0', 'satu saja', { sealing: 'plain', unknown: true });
    for (let nth = 1; nth <= 25; nth += 1) await lead.edit(shop.number, `TIDAKADA${nth}`, `ke ${nth}`, { sealing: 'plain', unknown: true });
    await answered(lead, 'topi berapa?', '40.000');
    const bodies = (await app.sql(`SELECT body FROM early_edits`)).map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(['satu saja', ...Array.from({ length: 20 }, (_, at) => `ke ${at + 6}`)]));
    await app.sql(`DELETE FROM early_edits`);
  });

  test('and one of somebody else changes nothing', async () => {
    const [lead, other] = [await newLead(), await newLead()];
    await other.ask(shop.number, 'Halo');
    await shop.fault({ withholdNext: 1 });
    const id = await lead.send(shop.number, 'topi berapa?');
    for (const sealing of ['plain', 'sealed']) await other.edit(shop.number, id, 'rahasia', { sealing, unknown: true });
    await answered(other, 'kaos polos berapa?', '75.000');
    await shop.fault({ cut: true });
    await lead.waitForMessage(({ text }) => text.includes('40.000'));
    expect(await rowsOf(lead)).toEqual(['topi berapa?']);
    await app.sql(`DELETE FROM early_edits`);
  });
});

test('of two edits the later one counts, in either order of arrival', async () => {
  const lead = await newLead();
  const { id } = await lead.ask(shop.number, 'halo');
  await shop.fault({ withholdNext: 1 });
  await lead.edit(shop.number, id, 'kaos polosnya berapa?', { sealing: 'sealed' });
  // WhatsApp's times are in whole seconds, so the edit must be sent in a later second.
  const second = Math.floor(Date.now() / 1_000);
  await waitFor(() => Promise.resolve(Math.floor(Date.now() / 1_000) > second), { what: 'the next second' });
  await lead.edit(shop.number, id, 'topi berapa?', { sealing: 'sealed' });
  await lead.waitForMessage(({ text }) => text.includes('40.000'));
  await shop.fault({ cut: true });
  // This question arrives after the messages that waited for the login.
  await answered(lead, 'kaos polos ready?', '75.000');
  expect((await rowsOf(lead))[0]).toBe('topi berapa?');
});
