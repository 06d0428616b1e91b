import { describe, expect, test } from '@jest/globals';
import type { BotState } from '#contracts/http/bot/bot';
import { reasonWords } from '#contracts/values/bot/offline-words';
import { may, type Role } from '#contracts/values/people/permissions';
import { OfflineReason } from '#contracts/values/statuses';
import { bareState } from './bot.rules.js';
import { botViewOf, forMember, type BotFacts } from './bot-view.js';

const facts: BotFacts = {
  ...{ aiResponsesLeft: 40, daysLeft: 12, packageId: null, trialUsed: true, aiFailing: false, answersWhen: 'always' },
  onboarding: { linked: true, trained: true, triedOut: true, firstReply: true },
};
const linked = { phone: '6281234567890' };
const online = { ...bareState('online'), ...linked };
const offline = OfflineReason.options.flatMap((reason) =>
  [null, reasonWords[reason]].map((detail): BotState => ({ ...bareState('offline'), ...linked, reason, detail })),
);
const unlinked = { ...facts, onboarding: { ...facts.onboarding, linked: false } };
const untrained = { ...facts, onboarding: { ...facts.onboarding, trained: false } };
const cases: readonly (readonly [BotState, BotFacts])[] = [
  ...offline.map((state) => [state, facts] as const),
  ...[bareState('qr'), { ...bareState('qr'), pairingCode: 'ABCD1234' }].map((state) => [state, facts] as const),
  [bareState('offline'), unlinked],
  [bareState('offline'), { ...unlinked, ...untrained, onboarding: { ...untrained.onboarding, linked: false } }],
  [bareState('offline'), facts],
  [online, facts],
  [online, untrained],
  [online, { ...facts, aiResponsesLeft: 0 }],
  [online, { ...facts, daysLeft: 0 }],
  [online, { ...facts, daysLeft: 0, trialUsed: false }],
];
test('a restricted bot promises answers only at the hours of the owner', () => {
  const restricted: BotState = { ...online, restriction: { kind: 'unknown' } };
  const sentences = (['always', 'outside-hours', 'unanswered'] as const).map((answersWhen) => {
    const { truth, sentence } = botViewOf(restricted, null, { ...facts, answersWhen });
    expect(truth).toBe('restricted');
    return sentence;
  });
  expect(sentences).toEqual([
    'Chat yang berjalan tetap dibalas; kontak baru menunggu.',
    'Di luar jam buka, chat yang berjalan tetap dibalas; kontak baru menunggu.',
    'Chat yang belum Anda jawab tetap dibalas setelah beberapa menit; kontak baru menunggu.',
  ]);
});

const viewFor = (role: Role, [state, of]: (typeof cases)[number]) =>
  forMember(botViewOf(state, null, of), state, (action) => may(role, action));

describe('what members of a team read about the bot', () => {
  test('the owner reads what to press, as before', () => {
    for (const one of cases) expect(viewFor('owner', one)).toEqual({ ...botViewOf(one[0], null, one[1]), isForOthers: false });
  });

  test('an agent is told to press nothing that their role does not permit, but whom to ask', () => {
    for (const one of cases) {
      const { sentence, isForOthers, truth } = viewFor('agent', one);
      expect(sentence).not.toMatch(
        /\b(?:tekan|ketuk|scan (?:kode|qr)|hubungkan|pilih paket|perbarui paket|tambah kuota|tulis dulu|isi train)\b/i,
      );
      const asks = /Minta (?:pemilik|admin)|Beri tahu pemilik|beri tahu pemilik|sedang menghubungkan|otomatis|tidak perlu melakukan/;
      if (isForOthers) expect([truth, sentence]).toEqual([truth, expect.stringMatching(asks)]);
      else expect(truth).toBe('alive');
    }
  });

  test('an admin starts and trains the bot, and asks the owner to pay', () => {
    for (const one of cases) {
      const { isForOthers, truth } = viewFor('admin', one);
      expect([truth, isForOthers]).toEqual([truth, ['no-package', 'expired', 'no-quota'].includes(truth)]);
    }
  });
});
