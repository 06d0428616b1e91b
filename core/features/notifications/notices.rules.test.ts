import { expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { NoticeKind, switchedKinds, type NoticeLevel } from '#contracts/values/notices';
import type { LogLevel } from '#contracts/values/statuses';
import { newId } from '../../platform/crypto/ids.js';
import {
  allSwitches,
  isMailedAlone,
  levelOf,
  linkText,
  numberStateOf,
  pathOfNotice,
  severityOf,
  waysOf,
  type NoticeSwitch,
} from './notices.rules.js';

const off = (kind: NoticeSwitch['kind'], channel: NoticeSwitch['channel']): NoticeSwitch => ({ kind, channel, wanted: false });

test('untouched, a notice goes by WhatsApp and push, and by mail where it asks for one', () => {
  expect(waysOf({ kind: 'closing' }, [])).toEqual({ whatsapp: true, email: false, push: true });
  expect(waysOf({ kind: 'quota', mail: true }, [])).toEqual({ whatsapp: true, email: true, push: true });
});

test('what the owner switched counts, for that kind and way only', () => {
  const touched = [off('quota', 'email'), { kind: 'closing', channel: 'email', wanted: true } as const, off('closing', 'push')];
  expect(waysOf({ kind: 'quota', mail: true }, touched)).toEqual({ whatsapp: true, email: false, push: true });
  expect(waysOf({ kind: 'closing' }, touched)).toEqual({ whatsapp: true, email: true, push: false });
  expect(waysOf({ kind: 'expiry', mail: true }, touched)).toEqual({ whatsapp: true, email: true, push: true });
});

test('the end of an outage goes where its begin went', () => {
  expect(waysOf({ kind: 'online', mail: true }, [off('offline', 'email')]).email).toBe(false);
});

test('a test goes to the number alone, whatever is switched', () => {
  expect(waysOf({ kind: 'test' }, [])).toEqual({ whatsapp: true, email: false, push: false });
});

test('the settings show the present value of every switch', () => {
  const switches = allSwitches([off('handover', 'whatsapp')]);
  expect(switches).toHaveLength(21);
  expect(switches.filter(({ wanted }) => !wanted).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
    'closing email',
    'handover whatsapp',
    'handover email',
    'question email',
  ]);
});

test('a notice leads to the chat of its contact in that bot, else to the page of its kind', () => {
  const botId = newId<BotId>();
  expect(pathOfNotice({ botId, kind: 'handover', contact: 'lid:12' })).toBe(`/b/${botId}/chat-history?kontak=lid%3A12`);
  expect(pathOfNotice({ botId, kind: 'offline', contact: null })).toBe(`/b/${botId}/bot`);
  expect(pathOfNotice({ botId, kind: 'of-an-older-server', contact: null })).toBe(`/b/${botId}/dashboard`);
  expect(pathOfNotice({ botId, kind: 'quota', contact: null })).toBe('/billing');
});

/** The level of each kind in the log and in the panel, and the page that its link opens. */
const told: Readonly<Record<NoticeKind, readonly [log: LogLevel, panel: NoticeLevel, link: string, page: string]>> = {
  closing: ['INFO', 'good', 'Lihat chat', 'chat-history'],
  handover: ['WARN', 'serious', 'Lihat chat', 'chat-history'],
  question: ['WARN', 'serious', 'Jawab pertanyaan', 'chat-history'],
  offline: ['WARN', 'serious', 'Periksa bot', 'bot'],
  online: ['INFO', 'good', 'Lihat bot', 'bot'],
  quota: ['WARN', 'info', 'Lihat paket', '/billing'],
  usage: ['WARN', 'serious', 'Lihat pelanggan', 'blacklist'],
  expiry: ['WARN', 'info', 'Lihat paket', '/billing'],
  storage: ['WARN', 'info', 'Lihat penyimpanan', '/settings'],
  report: ['INFO', 'info', 'Lihat laporan', 'laporan'],
  test: ['INFO', 'info', 'Lihat follow-up', 'followup'],
};

test.each(NoticeKind.options)('a notice of the kind %s is as loud as its subject, and its link opens the page about it', (kind) => {
  const [log, panel, link, page] = told[kind];
  const botId = newId<BotId>();
  expect([levelOf(kind), severityOf({ kind }), linkText(kind)]).toEqual([log, panel, link]);
  expect(pathOfNotice({ botId, kind, contact: null })).toBe(page.startsWith('/') ? page : `/b/${botId}/${page}`);
});

test('a notice that says itself whether it is serious is that, whatever its kind', () => {
  expect([severityOf({ kind: 'quota', serious: true }), severityOf({ kind: 'handover', serious: false })]).toEqual(['serious', 'info']);
});

test('what costs money when it is missed is mailed while nothing else arrives, until its mail is switched', () => {
  expect(NoticeKind.options.filter((kind) => isMailedAlone(kind, []))).toEqual(['closing', 'handover', 'question']);
  for (const wanted of [true, false]) {
    expect(isMailedAlone('closing', [{ kind: 'closing', channel: 'email', wanted }])).toBe(false);
    expect(isMailedAlone('closing', [{ kind: 'closing', channel: 'push', wanted }])).toBe(true);
    expect(isMailedAlone('closing', [{ kind: 'handover', channel: 'email', wanted }])).toBe(true);
  }
});

test.each([
  ['online', 'offline'],
  ['usage', 'quota'],
  ['storage', 'quota'],
] as const)('a notice of the kind %s obeys the switches of %s', (kind, switched) => {
  expect(waysOf({ kind, mail: true }, [off(switched, 'whatsapp'), off(switched, 'email')])).toEqual({
    ...{ whatsapp: false, email: false, push: true },
  });
  const others = switchedKinds.filter((one) => one !== switched).flatMap((one) => [off(one, 'whatsapp'), off(one, 'email')]);
  expect(waysOf({ kind, mail: true }, others)).toEqual({ whatsapp: true, email: true, push: true });
});

test.each([
  [undefined, 'untested'],
  ['queued', 'waiting'],
  ['sent', 'sent'],
  ['failed', 'failed'],
] as const)('a number whose latest copy is %s is shown as %s', (copy, state) => {
  expect(numberStateOf(copy)).toBe(state);
});
