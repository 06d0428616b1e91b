import { expect, test } from '@jest/globals';
import { OfflineReason } from '#contracts/values/statuses';
import { presentBot } from './bots.present.js';
import { reasonText } from './bots.texts.js';
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
