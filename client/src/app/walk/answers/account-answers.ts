import { AccountId } from '#contracts/values/ids';
import { account } from '#contracts/http/account/account';
import { accountExport } from '#contracts/http/account/account-export';
import { analytics } from '#contracts/http/account/analytics';
import { auth } from '#contracts/http/account/auth';
import { billing } from '#contracts/http/account/billing';
import { bots } from '#contracts/http/account/bots';
import { loginSessions } from '#contracts/http/account/login-sessions';
import { notices } from '#contracts/http/account/notices';
import { reports } from '#contracts/http/account/reports';
import { publicConfig } from '#contracts/http/public-config';
import { answer } from './answer.js';
import { ids, minutesAgo, now } from './ids.js';

const done = { success: true } as const;
export const packageOfShop = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2026-12-20T00:00:00Z' } as const;
export const person = { fullName: 'Sari Wulandari', username: 'sari', userId: ids.bot };
const dayText = (before: number) => new Date(now.getTime() - before * 86_400_000).toISOString().slice(0, 10);
const days = Array.from({ length: 30 }, (_, index) => 29 - index);
const totals = { chats: 14, newChats: 5, byBot: 11, byOwner: 4, closings: { count: 3, amount: 450_000 } };
const notice = { ...{ title: 'Bot terputus', body: 'Hubungkan lagi.', path: '/bot', seen: false }, kind: 'offline' as const };

export const accountAnswers = [
  answer(account.profile, { ...person, email: 'sari@gmail.com', package: packageOfShop }),
  answer(account.updateEmail, done),
  answer(account.confirmEmail, done),
  answer(account.changePassword, { ...done, token: 'token baru' }),
  answer(account.storage, { usedBytes: 12_500_000, limitBytes: 1_000_000_000 }),
  answer(account.deleteAccount, done),
  answer(accountExport.view, { state: 'ready', askedAt: minutesAgo(90), bytes: 2_400_000 }),
  answer(accountExport.request, done),
  answer(accountExport.open, { path: '/api/user/export/files/x' }),
  answer(analytics.summary, {
    ...{ totalToday: 7, total30Days: 1_234, dailyData: days.map((before) => ({ date: dayText(before), count: (before * 7) % 50 })) },
    ...{ dailyBefore: days.map(() => 20), aiResponsesLeft: 120, aiResponsesTotal: 1_000, daysLeft: 23, packageName: 'Paket Basic' },
    ...{
      packageId: 'ai-1000',
      trialUsed: true,
      username: 'sari',
      email: 'sari@gmail.com',
      closingsToday: 2,
      needsYou: 2,
      aiFailing: false,
    },
    closings: {
      ...{ today: { count: 2, amount: 250_000 }, month: { count: 31, amount: 4_650_000 } },
      daily: days.map((before) => ({ date: dayText(before), count: before % 3, amount: (before % 3) * 75_000 })),
    },
    ...{ answersWhen: 'always', reachable: false, onboarding: { linked: true, trained: true, triedOut: false, firstReply: true } },
  }),
  answer(auth.login, { ...person, token: 'token', package: packageOfShop }),
  answer(auth.register, { ...done, registration: 'r'.repeat(30) }),
  answer(auth.registerToken, { token: 'snap-token', orderId: 'REG-1' }),
  answer(auth.verifyOtp, done),
  answer(auth.resendOtp, done),
  answer(auth.forgotPassword, done),
  answer(auth.resetPassword, done),
  answer(auth.undoEmail, { ...done, email: 'sari@gmail.com' }),
  answer(billing.orders, [
    { orderId: 'ORD-2', packageId: 'ai-1000', amount: 50_000, state: 'paid', createdAt: minutesAgo(7 * 24 * 60) },
    { orderId: 'ORD-1', packageId: 'ai-3000', amount: 120_000, state: 'expired', createdAt: minutesAgo(40 * 24 * 60) },
  ]),
  answer(billing.order, { orderId: 'ORD-3', packageId: 'ai-1000', amount: 50_000, state: 'paid', createdAt: minutesAgo(1) }),
  answer(billing.createTransaction, { token: null, orderId: null, activated: true }),
  answer(bots.list, [{ botId: ids.bot, accountId: AccountId.parse(ids.bot), role: 'owner', phone: '6281299990000' }]),
  answer(loginSessions.logout, done),
  answer(loginSessions.confirmPassword, done),
  answer(loginSessions.list, [
    {
      ...{ id: ids.thisBrowser, device: 'Chrome di Windows', address: '10.0.0.1', createdAt: minutesAgo(600), lastUsedAt: minutesAgo(1) },
      current: true,
    },
    {
      ...{
        id: ids.otherBrowser,
        device: 'Chrome di Android',
        address: '10.0.0.2',
        createdAt: minutesAgo(9_000),
        lastUsedAt: minutesAgo(800),
      },
      current: false,
    },
  ]),
  answer(loginSessions.end, done),
  answer(loginSessions.endAll, done),
  answer(notices.list, {
    rows: [
      {
        ...notice,
        kind: 'closing',
        title: 'Closing baru',
        path: '/closing',
        id: ids.oldNotice,
        at: minutesAgo(1_500),
        level: 'good',
        serious: false,
        handled: false,
      },
    ],
    unseen: 1,
    open: [{ ...notice, id: ids.openNotice, at: minutesAgo(20), level: 'serious', serious: true, handled: false }],
  }),
  answer(notices.markSeen, done),
  answer(notices.handle, done),
  answer(notices.settings, {
    switches: (['closing', 'handover', 'question', 'offline', 'quota', 'expiry', 'report'] as const).flatMap((kind) => [
      { kind, channel: 'whatsapp' as const, wanted: kind === 'closing' },
      { kind, channel: 'email' as const, wanted: false },
    ]),
    ...{ number: '6281277770000', numberState: 'untested', email: 'sari@gmail.com', push: null },
  }),
  answer(notices.switch, done),
  answer(notices.sample, done),
  answer(reports.read, {
    ...{ ...totals, from: dayText(1), days: 1, zone: 'WIB', before: { ...totals, chats: 10, closings: { count: 1, amount: 90_000 } } },
    ...{ hours: Array.from({ length: 24 }, (_, hour) => hour % 5), firstAnswerSeconds: 42, lost: 2 },
    topics: [
      { topic: 'price', chats: 6 },
      { topic: 'shipping', chats: 3 },
    ],
    unknown: [{ question: 'Bisa COD?', times: 2 }],
  }),
  answer(reports.settings, { hour: 8, zone: 'WIB' }),
  answer(reports.save, done),
  answer(publicConfig.read, {
    ...{ midtrans: null, metaPixelId: null, supportWhatsapp: '6281288880000', supportEmail: 'bantuan@contoh.id', passkeyHelperUrl: null },
    ...{ sampleShops: false, claims: { proof: null, testimonials: null } },
  }),
];
