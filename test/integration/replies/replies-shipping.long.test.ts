import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { SenderPlace } from '../../../contracts/http/bot/shipping.ts';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';

/*
 * A lead's phone asks "ongkir ke Surabaya berapa?", and the complete product answers. The simulated model calls the
 * tool, and the tool queries the shipping service. For every error the lead gets an answer in plain words, the owner
 * gets one line that says what to do, and the bot continues.
 */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { LLM_DEADLINE_MS: '6000', SHIPPING_DAILY_LIMIT: '10000' } });
});
afterEach(async () => {
  await app.sandbox.call('DELETE', '/shipping/faults');
  // Each test starts with an empty cache, and the shipping service has no cooldown.
  for (const key of await app.redis.keys('shipping:*')) await app.redis.del(key);
});
afterAll(() => app?.close());

interface Shop {
  readonly owner: Owner;
  readonly number: string;
}

const shirts = 'Toko Kaos Sari.\nKaos polos: Rp 75.000, berat 250 gram.\nJaket 900 g: Rp 250.000.';

async function openShop(settings: object = { alamat: 'Tebet, Jakarta Selatan' }): Promise<Shop> {
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt: shirts, ...settings }));
  return { owner, number: await linkOwner(app, owner) };
}

const fault = (settings: object) => app.sandbox.call('POST', '/shipping/faults', settings);
const newLead = () => app.sandbox.phone(undefined, 'Budi');
const ask = async (lead: Phone, { number }: Shop, text: string) => (await lead.ask(number, text)).reply.text;
const callsTo = async (path: string) =>
  (await app.sandbox.call('GET', '/shipping/requests?after=0')).requests.filter((call: { path: string }) => call.path.includes(path));
const toolStory = async ({ owner }: Shop) => {
  const rows = await app.sql(`SELECT tools FROM replies WHERE bot_id = $1 ORDER BY created_at DESC LIMIT 1`, [owner.userId]);
  return rows[0].tools as { name: string; arguments: string; result: string }[];
};

/** Checks that the bot continues: there is no takeover and no notice. */
async function expectNoHandover({ owner }: Shop): Promise<void> {
  const talks = await app.sql(`SELECT 1 FROM conversations WHERE bot_id = $1 AND takeover_until > now()`, [owner.userId]);
  const notices = await app.sql(`SELECT 1 FROM notifications WHERE account_id = $1 AND kind IN ('handover', 'question')`, [owner.userId]);
  expect([talks, notices]).toEqual([[], []]);
}

async function linesAbout({ owner }: Shop): Promise<string[]> {
  return waitFor(async () => {
    const { logs } = await expectOk(owner.api.get<{ logs: string }>('/bot/logs'));
    const lines = logs.split('\n').filter((line) => line.includes('Ongkir tidak dapat dicek'));
    return lines.length > 0 && lines;
  });
}

describe('a lead who asks for shipping', () => {
  test('to a city is quoted, by courier and time, and the bot continues', async () => {
    const shop = await openShop();
    const lead = await newLead();
    const answer = await ask(lead, shop, 'ongkir ke Surabaya berapa?');
    expect(answer).toMatch(/J&T EZ: Rp \d\d\.\d{3}/);
    expect(answer).toContain('1 kg');
    // The lead named only the city. So the answer states the kecamatan for which the cost was calculated.
    expect(answer).toMatch(/dihitung ke [A-Z]\w+, Surabaya, Jawa Timur/);
    expect(answer).not.toMatch(/JTR|Trucking|\{|sampaikan/);
    await expectNoHandover(shop);
    expect(await ask(lead, shop, 'kaos polos berapa harganya?')).toContain('75.000');
  });

  test('to a kecamatan is quoted for it, with the weight of the order', async () => {
    const shop = await openShop();
    const lead = await newLead();
    const answer = await ask(lead, shop, 'jaket 3 pcs ongkir ke Lowokwaru Malang berapa?');
    const [story] = await toolStory(shop);
    expect(JSON.parse(story!.result)).toMatchObject({
      berat_gram: 2_700,
      tujuan: 'Lowokwaru, Malang, Jawa Timur',
      dari: 'Tebet, Jakarta Selatan, DKI Jakarta',
    });
    expect(answer).not.toMatch(/1 kg|perkiraan/);
    const [asked] = (await callsTo('domestic-cost')).slice(-1);
    expect(asked.asked).toMatchObject({ weight: '2700', courier: 'jne:jnt:sicepat:ninja:pos:tiki:lion:ide' });
  });

  test('by one courier is quoted for that one', async () => {
    const shop = await openShop();
    const answer = await ask(await newLead(), shop, 'ongkir ke Gubeng Surabaya pakai J&T berapa?');
    expect(answer).toContain('J&T EZ');
    expect(answer).not.toContain('JNE');
  });

  test('to a name that exists in several places is asked back, and quoted for the one they meant', async () => {
    const shop = await openShop();
    const lead = await newLead();
    const question = await ask(lead, shop, 'ongkir ke Sukamaju berapa?');
    for (const place of ['Cilodong, Depok', 'Cibeunying Kidul, Bandung', 'Sukabumi, Bandar Lampung']) expect(question).toContain(place);
    expect(question).not.toContain('Rp');
    expect(await ask(lead, shop, 'ongkir ke Sukamaju Cilodong Depok berapa?')).toMatch(/Rp \d/);
    await expectNoHandover(shop);
  });

  test('to a kota and a kabupaten of one name is asked back, and quoted for the one they meant', async () => {
    const shop = await openShop();
    const lead = await newLead();
    const question = await ask(lead, shop, 'ongkir ke Bogor berapa?');
    for (const place of ['Kota Bogor, Jawa Barat', 'Kabupaten Bogor, Jawa Barat']) expect(question).toContain(place);
    expect(question).not.toContain('Rp');
    expect(await ask(lead, shop, 'ongkir ke Kota Bogor berapa?')).toMatch(/Rp \d/);
    expect(JSON.parse((await toolStory(shop))[0]!.result).tujuan).toContain('Kota Bogor');
    await expectNoHandover(shop);
  });

  test('to an unknown place is asked for kecamatan and city', async () => {
    const shop = await openShop();
    expect(await ask(await newLead(), shop, 'ongkir ke Atlantis berapa?')).toMatch(/belum saya temukan.*kecamatan dan kota/);
    await expectNoHandover(shop);
  });

  test('where no courier delivers gets that answer', async () => {
    const shop = await openShop();
    await fault({ next: { kind: 'no_route' } });
    expect(await ask(await newLead(), shop, 'ongkir ke Abepura Jayapura berapa?')).toMatch(/belum melayani pengiriman ke Abepura/);
    await expectNoHandover(shop);
  });

  test('a second time is answered out of the cache, for other owners too', async () => {
    const [one, other] = [await openShop(), await openShop()];
    const first = await ask(await newLead(), one, 'ongkir ke Ubud Gianyar berapa?');
    const before = (await callsTo('')).length;
    expect(await ask(await newLead(), other, 'ongkir ke Ubud Gianyar berapa?')).toBe(first);
    expect((await callsTo('')).length).toBe(before);
  });
});

describe('without a quote the lead gets a text, the owner reads one line, and the owner is not called', () => {
  test.each([
    ['down', { kind: 'error', status: 502, html: true, times: 'always' }, 'tidak dapat dihubungi'],
    ['hanging', { kind: 'hang', times: 'always' }, 'tidak dapat dihubungi'],
    ['cutting its answers off', { kind: 'malformed', times: 'always' }, 'tidak dapat dihubungi'],
    ['answering in another shape', { kind: 'odd', times: 'always' }, 'tidak dapat dihubungi'],
    ['refusing the key', { kind: 'wrong_key', times: 'always' }, 'Hubungi dukungan'],
  ])('the service is %s', async (_what, next, line) => {
    const shop = await openShop();
    await fault({ next });
    const lead = await newLead();
    expect(await ask(lead, shop, 'ongkir ke Wenang Manado berapa?')).toContain('belum bisa saya cek sekarang');
    const lines = await linesAbout(shop);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
    await expectNoHandover(shop);
    await app.sandbox.call('DELETE', '/shipping/faults');
    expect(await ask(lead, shop, 'ongkir ke Wenang Manado berapa?')).toMatch(/Rp \d/);
  });

  test.each([[false], [true]])(
    'the day’s quota of the service is used up (reported inside: %s), and it is not asked again that day',
    async (inBody) => {
      const shop = await openShop();
      await fault({ next: { kind: 'quota', inBody, times: 1 } });
      const lead = await newLead();
      expect(await ask(lead, shop, 'ongkir ke Sirimau Ambon berapa?')).toContain('belum bisa saya cek sekarang');
      expect((await linesAbout(shop))[0]).toContain('jatah pengecekan hari ini sudah habis');
      const before = (await callsTo('')).length;
      expect(await ask(lead, shop, 'kalau ongkir ke Oebobo Kupang berapa?')).toContain('belum bisa saya cek sekarang');
      expect((await callsTo('')).length).toBe(before);
      await expectNoHandover(shop);
    },
  );

  test.each([
    ['nothing is written', { alamat: 'default' }, 'belum diisi'],
    ['the name is shared and none was chosen', { alamat: 'Sukamaju' }, 'Pilih yang benar'],
    ['there is no such place', { alamat: 'Atlantis' }, 'Perbaiki tulisannya'],
  ])('as Kecamatan Pengirim %s', async (_what, settings, line) => {
    const shop = await openShop(settings);
    expect(await ask(await newLead(), shop, 'ongkir ke Surabaya berapa?')).toContain('belum bisa saya cek sekarang');
    expect((await linesAbout(shop))[0]).toContain(line);
    await expectNoHandover(shop);
  });
});

describe('where parcels leave from', () => {
  const origin = async ({ owner }: Pick<Shop, 'owner'>) => expectOk(owner.api.get<SenderPlace>('/shipping/origin'));
  const saved = async ({ owner }: Pick<Shop, 'owner'>) =>
    (await app.sql(`SELECT sender_origin FROM bot_settings WHERE bot_id = $1`, [owner.userId]))[0]?.sender_origin;

  test('is found out when the kecamatan is saved', async () => {
    const owner = await app.registerOwner();
    expect(await origin({ owner })).toEqual({ kind: 'none' });
    await expectOk(owner.api.post('/prompt', { alamat: 'Kec. Tebet, Jaksel' }));
    expect(await saved({ owner })).toMatchObject({ typed: 'Kec. Tebet, Jaksel', label: 'Tebet, Jakarta Selatan, DKI Jakarta' });
    expect(await origin({ owner })).toEqual({ kind: 'known', label: 'Tebet, Jakarta Selatan, DKI Jakarta' });
    await expectOk(owner.api.post('/prompt', { alamat: 'Atlantis' }));
    expect(await origin({ owner })).toEqual({ kind: 'unknown' });
  });

  test('is chosen from the places of that name when there are several', async () => {
    const shop = await openShop({ alamat: 'Sukamaju' });
    const state = await origin(shop);
    if (state.kind !== 'choose') throw new Error(`not to be chosen: ${state.kind}`);
    const wanted = state.choices.find(({ label }) => label.startsWith('Cilodong'))!;
    const { status, body } = await shop.owner.api.post('/shipping/origin', { placeId: '1' });
    expect([status, (body as { error: string }).error]).toEqual([400, expect.stringContaining('bukan salah satu pilihan')]);
    const chosen = { kind: 'known', label: 'Cilodong, Depok, Jawa Barat' };
    expect(await expectOk(shop.owner.api.post('/shipping/origin', { placeId: wanted.id }))).toEqual(chosen);
    // Saving the form again with the same address keeps the chosen place.
    await expectOk(shop.owner.api.post('/prompt', { prompt: shirts, alamat: 'Sukamaju' }));
    expect(await origin(shop)).toEqual(chosen);
    expect(await ask(await newLead(), shop, 'ongkir ke Surabaya berapa?')).toMatch(/Rp \d/);
    expect(JSON.parse((await toolStory(shop))[0]!.result).dari).toBe('Cilodong, Depok, Jawa Barat');
  });

  test.each([
    ['is down', { kind: 'error', status: 502, html: true, times: 'always' }],
    ['hangs', { kind: 'hang', times: 'always' }],
  ])('is saved when the service %s, and found out with the first question', async (_what, next) => {
    await fault({ next });
    const shop = await openShop({ alamat: 'Laweyan, Surakarta' });
    expect((await shop.owner.api.get('/prompt')).body).toMatchObject({ alamat: 'Laweyan, Surakarta' });
    expect(await saved(shop)).toBeNull();
    await app.sandbox.call('DELETE', '/shipping/faults');
    expect(await ask(await newLead(), shop, 'ongkir ke Surabaya berapa?')).toMatch(/Rp \d/);
    expect(await saved(shop)).toMatchObject({ label: 'Laweyan, Surakarta, Jawa Tengah' });
  });
});

test('the try-out uses the same tool', async () => {
  const shop = await openShop();
  const messages = [{ role: 'lead', body: 'ongkir ke Surabaya berapa?' }];
  const { bubbles, tools } = await expectOk(
    shop.owner.api.post<{ bubbles: string[]; tools: { name: string }[] }>('/try-out', { messages }),
  );
  expect(tools.map(({ name }) => name)).toEqual(['cek_ongkir']);
  expect(bubbles.join('\n')).toMatch(/Rp \d/);
});
