import { afterEach, describe, expect, test } from '@jest/globals';
import { account } from '#contracts/http/account/account';
import { analytics } from '#contracts/http/account/analytics';
import { auth } from '#contracts/http/account/auth';
import { billing } from '#contracts/http/account/billing';
import { blacklist } from '#contracts/http/chat/blacklist';
import { bot } from '#contracts/http/bot/bot';
import { chat } from '#contracts/http/chat/chat';
import { followup } from '#contracts/http/chat/followup';
import { prompt } from '#contracts/http/bot/prompt';
import { pathOf, type Route } from '#contracts/http/route';
import { ApiError } from './api-error.js';
import { call } from './client.js';

/*
 * Answers that contain only what the product's specification names: the panel must work with a server that
 * implements the specification and none of our extensions.
 */
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Body = { json: unknown } | { text: string; type?: string } | { status: number };

function answerWith(body: Body): void {
  globalThis.fetch = async () => {
    if ('status' in body) return new Response(null, { status: body.status });
    if ('json' in body) return Response.json(body.json);
    return new Response(body.text, { headers: { 'content-type': body.type ?? 'text/plain; charset=utf-8' } });
  };
}

const packageView = { name: 'Paket Basic', status: 'active', expiry_date: '2026-12-01T00:00:00Z' };
const packageText = JSON.stringify(packageView);
const readPackage = { id: null, ...packageView };
const day = { enabled: true, aiEnabled: false, text: 'Halo {nama}' };
const moment = Date.parse('2026-11-21T07:05:00.500Z');
const wireMoment = { seconds: Math.floor(moment / 1_000), nanoseconds: 500_000_000 };
const message = (timestamp: unknown) => ({ id: 'm', body: 'Halo\nKak', fromMe: true, timestamp });
const profile = { fullName: 'Siti', userId: 'u1', email: 'siti@gmail.com' };
const summary = {
  ...{ totalToday: 4, total30Days: 90, dailyData: [{ date: '2026-11-21', count: 4 }], aiResponsesLeft: 900, daysLeft: 12 },
  ...{ packageName: 'Paket Basic', packageId: 'ai-1000', username: 'siti', email: 'siti@gmail.com' },
};

type Case = [what: string, route: Route, body: Body, holds: unknown];

const answers: Case[] = [
  ['profile', account.profile, { json: { ...profile, package: packageView } }, { ...profile, package: readPackage }],
  ['profile, package as text', account.profile, { json: { ...profile, package: packageText } }, { ...profile, package: readPackage }],
  ['profile, another status', account.profile, { json: { package: { status: 'paused' } } }, { package: { status: 'expired' } }],
  ['profile, no package', account.profile, { json: { ...profile, package: null } }, { package: { name: '', status: 'expired' } }],
  ['summary', analytics.summary, { json: summary }, summary],
  ['summary, no limit', analytics.summary, { json: { ...summary, aiResponsesLeft: 'Unlimited' } }, { aiResponsesLeft: 'Unlimited' }],
  ['prompt', prompt.read, { json: { prompt: 'a', secondary_prompt: 'b', alamat: 'c', nomor_notifikasi: 'default' } }, { alamat: 'c' }],
  ['blacklist', blacklist.list, { json: { blacklist: ['62811@c.us'] } }, { blacklist: ['62811@c.us'] }],
  ['logs', bot.logs, { json: { logs: 'a\nb' } }, { logs: 'a\nb' }],
  ['logs as the body itself', bot.logs, { text: 'a\nb' }, { logs: 'a\nb' }],
  ['logs as a JSON string', bot.logs, { json: 'a\nb' }, { logs: 'a\nb' }],
  ['status', bot.status, { json: { status: 'online' } }, { status: 'online', detail: null, qr: null, restriction: null }],
  ['status of', bot.statusOf, { json: { status: 'qr' } }, { status: 'qr', phone: null }],
  ['logs of', bot.logsOf, { text: 'a\nb' }, 'a\nb'],
  ['logs of, in the field', bot.logsOf, { json: { logs: 'a' } }, 'a'],
  ['login', auth.login, { json: { token: 't', fullName: 'Siti', username: 'siti', package: packageView } }, { package: readPackage }],
  ['login, package as text', auth.login, { json: { token: 't', fullName: 'S', package: packageText, userId: 7 } }, { userId: '7' }],
  ['payment token', auth.registerToken, { json: { token: 'snap' } }, { token: 'snap' }],
  ['contacts', chat.contacts, { json: [{ name: 'Budi', phoneNumber: '62811', messageCount: 3 }] }, [{ name: 'Budi', messageCount: 3 }]],
  [
    'contacts, count as text',
    chat.contacts,
    { json: [{ name: null, phoneNumber: 62_811, messageCount: '3' }] },
    [{ phoneNumber: '62811' }],
  ],
  ['messages', chat.messages, { json: [message(wireMoment)] }, [{ sender: 'lead', kind: 'text', timestamp: wireMoment, media: null }]],
  ['messages, a moment as text', chat.messages, { json: [message('2026-11-21T07:05:00.500Z')] }, [{ timestamp: wireMoment }]],
  ['messages, a moment as number', chat.messages, { json: [message(moment)] }, [{ timestamp: wireMoment }]],
  ['messages of the bot', chat.messages, { json: [{ ...message(moment), fromMe: false }] }, [{ sender: 'bot' }]],
  ['transaction', billing.createTransaction, { json: { token: 'snap' } }, { token: 'snap', orderId: null }],
  ['transaction of the trial', billing.createTransaction, { json: {} }, { token: null }],
  ['follow-up', followup.read, { json: { day1: day, day2: day, day3: day } }, { day1: day, day2: day, day3: day }],
];

/** Mutating routes whose response body the specification leaves open: a success status is enough. */
const actions: Route[] = [
  ...[prompt.save, blacklist.add, blacklist.remove, bot.start, bot.stop, followup.save],
  ...[auth.register, auth.verifyOtp, auth.resendOtp, auth.forgotPassword, auth.resetPassword],
  ...[account.updateEmail, account.changePassword, account.deleteAccount],
];

const params = { userId: 'u1', phoneNumber: '62811', number: '62811@c.us' };

describe('an answer with the fields of the specification alone', () => {
  test.each(answers)('%s', async (_, route, body, holds) => {
    answerWith(body);
    const read = await call(route, { params });
    expect({ read }).toMatchObject({ read: holds });
  });

  test.each(actions.map((route) => [`${route.method} ${pathOf(route.path)}`, route] as const))('%s says nothing more', async (_, route) => {
    for (const body of [{ json: {} }, { json: { message: 'ok', id: 5 } }, { json: null }, { text: 'OK' }, { status: 204 }] as Body[]) {
      answerWith(body);
      expect(await call(route, { params })).toMatchObject({ success: true });
    }
  });
});

describe('an unusable answer', () => {
  test.each<[string, Route, Body]>([
    ['a page of somebody in between', auth.forgotPassword, { text: '<h1>Login WiFi</h1>', type: 'text/html' }],
    ['a page instead of the profile', account.profile, { text: '<h1>Login WiFi</h1>', type: 'text/html' }],
    ['text instead of a list', chat.contacts, { text: 'OK' }],
    ['an object instead of a list', chat.contacts, { json: {} }],
    ['a login without a token', auth.login, { json: { fullName: 'Siti' } }],
    ['a payment without a token', auth.registerToken, { json: { orderId: 'x' } }],
    ['nothing instead of the profile', account.profile, { json: null }],
  ])('%s is refused', async (_, route, body) => {
    answerWith(body);
    await expect(call(route)).rejects.toThrow(ApiError);
  });
});

describe('a list without our extensions', () => {
  test('names each row and keeps the order', async () => {
    answerWith({ json: [1, 2, 3].map((id) => ({ id, body: `isi ${id}`, fromMe: false, timestamp: moment })) });
    const read = await call(chat.messages, { params });
    expect(read.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(read.map(({ seq }) => seq)).toEqual([-3, -2, -1]);
    answerWith({ json: [{ name: 'A', phoneNumber: '1', messageCount: 0 }, 'junk', { name: 'B', phoneNumber: '2', messageCount: 0 }] });
    expect((await call(chat.contacts)).map(({ conversationId }) => conversationId)).toEqual(['1', '2']);
  });

  test('shows nothing that needs our extensions', async () => {
    answerWith({ json: summary });
    const read = await call(analytics.summary);
    expect(Object.values(read.onboarding)).toEqual([true, true, true, true]); // all steps are done: the checklist has no open step
    expect(read.aiResponsesTotal).toBe(1_000); // the quota from the catalogue
  });
});
