import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { answersBroadcastsPart, metaAiAnswersPart } from '../../../core/features/prompts/prompts.service.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app?.close());

const empty = { prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' };

test('an owner without saved settings sees `default`, and `default` is saved as empty', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.get('/prompt')).body).toEqual(empty);
  expect((await owner.api.post('/prompt', { ...empty, prompt: 'Anda adalah CS Toko Sari.' })).status).toBe(200);
  expect((await owner.api.get('/prompt')).body).toEqual({ ...empty, prompt: 'Anda adalah CS Toko Sari.' });
  await owner.api.post('/prompt', empty);
  expect(await app.sql(`SELECT prompt, notification_number FROM bot_settings WHERE bot_id = $1`, [owner.userId])).toEqual([
    { prompt: '', notification_number: '' },
  ]);
});

test('the secret is stored apart from the texts, and kept with their versions', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.get('/prompt/secret')).body).toEqual({ text: '' });
  expect((await owner.api.post('/prompt/secret', { text: ' Modal kaos 40rb. ' })).status).toBe(200);
  expect((await owner.api.get('/prompt/secret')).body).toEqual({ text: 'Modal kaos 40rb.' });
  expect((await owner.api.get('/prompt')).body).toEqual(empty);
  await owner.api.post('/prompt/secret', { text: '' });
  expect((await owner.api.get('/prompt/versions')).body).toMatchObject([{ prompt: '', secret: 'Modal kaos 40rb.' }]);
  expect((await owner.api.post('/prompt/secret', { text: 'x'.repeat(4_001) })).status).toBe(400);
});

test('the words that mean the same in a shop are stored apart from the texts', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.get('/prompt/same-words')).body).toEqual({ text: '' });
  expect((await owner.api.post('/prompt/same-words', { text: ' jilbab = kerudung\nmocin = motor listrik ' })).status).toBe(200);
  expect((await owner.api.get('/prompt/same-words')).body).toEqual({ text: 'jilbab = kerudung\nmocin = motor listrik' });
  expect((await owner.api.get('/prompt')).body).toEqual(empty);
  expect((await owner.api.post('/prompt/same-words', { text: 'x'.repeat(4_001) })).status).toBe(400);
});

test('fields that are not sent stay; line breaks and emoji stay too', async () => {
  const owner = await app.registerOwner();
  const text = 'Baris satu\nBaris dua 👍🏽\n"kutip" <b>';
  await owner.api.post('/prompt', { prompt: text, alamat: 'Tebet' });
  await owner.api.post('/prompt', { secondary_prompt: 'Kaos https://example.com/kaos.jpg' });
  expect((await owner.api.get('/prompt')).body).toEqual({
    ...empty,
    prompt: text,
    secondary_prompt: 'Kaos https://example.com/kaos.jpg',
    alamat: 'Tebet',
  });
});

test.each([
  ['/prompt/speakers', { answersBroadcasts: true, metaAiAnswers: true, introducesAi: true }],
  ['/prompt/reply-settings', { quotaReply: 'Sebentar ya Kak', takeoverMinutes: 30, sendsPerMinute: 10, typingMsPerCharacter: 40 }],
  ['/prompt/voice', { shopName: 'Toko Sari', addressForm: 'kak', tone: 'casual' }],
  ['/followup/options', { zone: 'WIT', dailyLimit: 20 }],
])('a page that does not know a setting of %s keeps it, one by one', async (path, settings) => {
  const owner = await app.registerOwner();
  for (const [name, value] of Object.entries(settings)) expect((await owner.api.post(path, { [name]: value })).status).toBe(200);
  expect((await owner.api.get(path)).body).toEqual(settings);
});

test('the notification number accepts the usual spellings and is returned with the suffix', async () => {
  const owner = await app.registerOwner();
  for (const typed of ['62812234567890@c.us', '0812234567890', '812234567890', '+62 812-2345-67890']) {
    expect((await owner.api.post('/prompt', { nomor_notifikasi: typed })).status).toBe(200);
    expect((await owner.api.get('/prompt')).body.nomor_notifikasi).toMatch(/^62812234567890@c\.us$/);
  }
  const wrong = await owner.api.post('/prompt', { nomor_notifikasi: '123@c.us' });
  expect([wrong.status, wrong.body.error]).toEqual([400, 'Nomor notifikasi tidak valid. Isi dengan angka, contoh 62812234567890.']);
});

test('a number of another country that begins with 8 is taken as it is, or asked about', async () => {
  const owner = await app.registerOwner();
  const stored = async () => (await owner.api.get('/prompt')).body.nomor_notifikasi;
  for (const typed of ['85291234567@c.us', '+852 9123 4567', '0085291234567']) {
    expect((await owner.api.post('/prompt', { nomor_notifikasi: typed })).status).toBe(200);
    expect(await stored()).toBe('85291234567@c.us');
  }
  const asked = await owner.api.post('/prompt', { nomor_notifikasi: '85291234567' });
  expect([asked.status, asked.body.error]).toEqual([400, 'Bisa 0852-9123-4567 atau +85291234567. Tulis 0 atau + di depannya.']);
  expect(await stored()).toBe('85291234567@c.us');
});

test('too long and wrongly typed texts are refused in Indonesian', async () => {
  const owner = await app.registerOwner();
  const long = await owner.api.post('/prompt', { prompt: 'a'.repeat(limits.promptMaxChars + 1) });
  expect([long.status, long.body.error]).toEqual([400, 'Prompt terlalu panjang.']);
  expect((await owner.api.post('/prompt', { prompt: 5 })).status).toBe(400);
  expect((await owner.api.get('/prompt')).body).toEqual(empty);
});

test('each owner has their own', async () => {
  const [one, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  await one.api.post('/prompt', { prompt: 'rahasia' });
  expect((await other.api.get('/prompt')).body).toEqual(empty);
  expect((await app.api().get('/prompt')).status).toBe(401);
});

test('texts that were changed can be brought back: the last ten of them, each owner their own', async () => {
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const versions = async (of = owner) => (await of.api.get<{ prompt: string; secondary_prompt: string }[]>('/prompt/versions')).body;
  await owner.api.post('/prompt', { prompt: 'satu' });
  expect(await versions()).toEqual([]);
  await owner.api.post('/prompt', { prompt: 'satu', alamat: 'Tebet' }); // the same text again, and something else
  expect(await versions()).toEqual([]);
  await owner.api.post('/prompt', { prompt: 'dua', secondary_prompt: 'Kaos' });
  await owner.api.post('/prompt', { prompt: 'default' });
  expect(await versions()).toEqual([
    { id: expect.any(String), prompt: 'dua', secondary_prompt: 'Kaos', replacedAt: expect.any(String) },
    { id: expect.any(String), prompt: 'satu', secondary_prompt: '', replacedAt: expect.any(String) },
  ]);
  for (let index = 0; index < 12; index += 1) await owner.api.post('/prompt', { prompt: `tulisan ${index}` });
  const kept = (await versions()).map(({ prompt }) => prompt);
  expect(kept).toHaveLength(10);
  expect([kept[0], kept[9]]).toEqual(['tulisan 10', 'tulisan 1']);
  expect(await versions(other)).toEqual([]);
});

test.each([
  ['answersBroadcasts', { broadcasts: true, metaAi: false }],
  ['metaAiAnswers', { broadcasts: false, metaAi: true }],
  ['introducesAi', { broadcasts: false, metaAi: false }],
])('the switch %s is its own in every statement', async (name, expected) => {
  const owner = await app.registerOwner();
  const off = { answersBroadcasts: false, metaAiAnswers: false, introducesAi: false };
  expect((await owner.api.post('/prompt/speakers', { ...off, [name]: true })).status).toBe(200);
  expect((await owner.api.get('/prompt/speakers')).body).toEqual({ ...off, [name]: true });
  const parts = `SELECT ${answersBroadcastsPart('$1')} AS broadcasts, ${metaAiAnswersPart('$1')} AS "metaAi"`;
  expect(await app.sql(parts, [owner.userId])).toEqual([expected]);
});
