import { expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { allSwitches, pathOfNotice, waysOf, type NoticeSwitch } from './notices.rules.js';

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
