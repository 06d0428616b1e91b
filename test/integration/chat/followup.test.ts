import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
});
afterAll(() => app?.close());

const off = { enabled: false, aiEnabled: false, text: '' };

test('all days are off until the owner switches them on', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.get('/followup')).body).toEqual({ day1: off, day2: off, day3: off });
});

test('saved settings come back unchanged, for their owner only', async () => {
  const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  const config = {
    day1: { enabled: true, aiEnabled: false, text: 'Halo {nama},\njadi pesan? 😊' },
    day2: { enabled: true, aiEnabled: true, text: '' },
    day3: off,
  };
  const saved = await owner.api.post('/followup', { ...config, day4: off });
  expect([saved.status, saved.body]).toEqual([200, { success: true, message: 'Konfigurasi berhasil disimpan!' }]);
  expect((await owner.api.get('/followup')).body).toEqual(config);
  await owner.api.post('/followup', { ...config, day1: off });
  expect((await owner.api.get('/followup')).body).toEqual({ ...config, day1: off });
  expect((await other.api.get('/followup')).body).toEqual({ day1: off, day2: off, day3: off });
});

test('half a configuration and endless texts are refused and change nothing', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.post('/followup', { day1: off, day2: off })).status).toBe(400);
  expect((await owner.api.post('/followup', { day1: { ...off, enabled: 'ya' }, day2: off, day3: off })).status).toBe(400);
  const long = await owner.api.post('/followup', {
    day1: { ...off, text: 'a'.repeat(limits.followUpTextMaxChars + 1) },
    day2: off,
    day3: off,
  });
  expect([long.status, long.body.error]).toEqual([400, 'Teks follow-up terlalu panjang.']);
  expect((await owner.api.get('/followup')).body).toEqual({ day1: off, day2: off, day3: off });
  expect((await app.api().get('/followup')).status).toBe(401);
});
