import { expect, test } from '@jest/globals';
import { OfflineReason } from '#contracts/values/statuses';
import { presentBot } from './bots.present.js';
import { reasonText } from './bots.texts.js';
import { presentHealth } from './number-health.rules.js';
import type { SessionRow } from './bots.types.js';

const now = new Date('2026-11-21T10:00:00Z');
const row: SessionRow = {
  version: 1,
  bot_id: 'o' as SessionRow['bot_id'],
  desired: 'running',
  status: 'online',
  reason: null,
  detail: null,
  phone: '62812',
  since: now,
  last_message_at: null,
  passkey: null,
  pairing_phone: null,
  restriction: null,
  restricted_until: null,
  health: null,
  qr: null,
  pairing_code: null,
  host_alive: true,
};
const show = (change: Partial<SessionRow>) => presentBot({ ...row, ...change }, 'https://toko.id', now);

test('a session is shown with each of its columns', () => {
  const [since, lastMessageAt] = [new Date('2026-11-20T01:00:00Z'), new Date('2026-11-20T02:00:00Z')];
  expect(show({ version: 7, since, last_message_at: lastMessageAt, reason: 'connection', detail: 'Terputus.' })).toEqual({
    ...{ version: 7, status: 'online', detail: 'Terputus.', reason: 'connection', phone: '62812', restriction: null },
    ...{ since: since.toISOString(), lastMessageAt: lastMessageAt.toISOString() },
    ...{ qr: null, pairingCode: null, pairingCodeUntil: null, passkey: null, health: expect.anything() },
  });
});

test('the health of a number is shown once there is a number', () => {
  expect(show({}).health).toEqual(presentHealth(null, null, now));
  expect(show({ phone: null })).toMatchObject({ phone: null, health: null });
});

test('a passkey is asked for while the code is shown, and its options stay with the server', () => {
  const passkey = { attempt: 'a', step: 'compare', until: '2026-11-21T10:05:00Z', code: 'ABCD-1234', options: null } as const;
  expect(show({ status: 'qr', passkey }).passkey).toEqual({ step: 'compare', until: passkey.until, code: passkey.code });
  expect(show({ status: 'online', passkey }).passkey).toBeNull();
  expect(show({ status: 'qr', passkey, host_alive: false }).passkey).toBeNull();
});

test('the status indicator ignores the last state that a dead host wrote', () => {
  expect(show({})).toMatchObject({ status: 'online', detail: null });
  expect(show({ host_alive: false })).toMatchObject({
    status: 'initing',
    detail: 'Bot menunggu server kami siap, lalu menyala sendiri. Anda tidak perlu melakukan apa pun.',
  });
  expect(show({ host_alive: false, status: 'offline', reason: 'banned' })).toMatchObject({ status: 'offline', reason: 'banned' });
});

test('a code is shown only while it can be scanned', () => {
  const qr = { token: 'abc', expiresAt: '2026-11-21T10:00:20Z', attempt: 2, attempts: 5 };
  expect(show({ status: 'qr', qr }).qr).toEqual({
    url: 'https://toko.id/api/bot/qr/abc.png',
    expiresAt: qr.expiresAt,
    attempt: 2,
    attempts: 5,
  });
  expect(show({ status: 'qr', qr: { ...qr, expiresAt: '2026-11-21T09:59:59Z' } }).qr).toBeNull();
  expect(show({ status: 'online', qr, pairing_code: 'X' })).toMatchObject({ qr: null, pairingCode: null, pairingCodeUntil: null });
  expect(show({ status: 'qr', pairing_code: 'ABCD1234' })).toMatchObject({
    pairingCode: 'ABCD1234',
    pairingCodeUntil: '2026-11-21T10:02:20.000Z',
  });
});

test('a restriction shows the end that WhatsApp named, or that it named none, until it is over', () => {
  const [past, future] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-22T09:00:00Z')];
  expect(show({ restriction: 'until', restricted_until: past }).restriction).toBeNull();
  expect(show({ restriction: 'until', restricted_until: future }).restriction).toEqual({ kind: 'until', until: future.toISOString() });
  expect(show({ restriction: 'unknown', restricted_until: past }).restriction).toBeNull();
  expect(show({ restriction: 'unknown', restricted_until: future }).restriction).toEqual({ kind: 'unknown' });
});

test('every reason says what happened and what to do', () => {
  for (const reason of OfflineReason.options) expect(reasonText(reason).split('. ').length).toBeGreaterThan(1);
  expect(presentBot(null, '', now)).toMatchObject({
    status: 'offline',
    detail: 'Bot belum dijalankan. Hubungkan WhatsApp agar bot mulai menjawab.',
  });
});
