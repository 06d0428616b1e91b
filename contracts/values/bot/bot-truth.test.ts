import { expect, test } from '@jest/globals';
import { BotStatus, OfflineReason } from '../statuses.js';
import { botTruthOf, botTruths, type AnswerFacts, type BotTruth, type SessionFacts } from './bot-truth.js';
import { botTruthWords } from './bot-truth-words.js';

const answering: AnswerFacts = {
  aiResponsesLeft: 40,
  daysLeft: 12,
  packageId: 'ai-1000',
  trialUsed: true,
  aiFailing: false,
  onboarding: { linked: true, trained: true },
};
const session = (known: Partial<SessionFacts>): SessionFacts => ({
  status: 'online',
  reason: null,
  phone: '62811',
  passkey: null,
  pairingCode: null,
  restriction: null,
  ...known,
});

const sessions = BotStatus.options.flatMap((status) =>
  [null, ...OfflineReason.options].flatMap((reason) =>
    [null, '62811'].flatMap((phone) =>
      [null, { step: 'asked' }].flatMap((passkey) =>
        [null, 'ABCD1234'].flatMap((pairingCode) =>
          [null, { kind: 'unknown' }].map((restriction) => session({ status, reason, phone, passkey, pairingCode, restriction })),
        ),
      ),
    ),
  ),
);
const facts = ([40, 0, 'Unlimited'] as const).flatMap((aiResponsesLeft) =>
  [12, 0].flatMap((daysLeft) =>
    [true, false].flatMap((trained) =>
      [true, false].flatMap((linked) =>
        [true, false].flatMap((aiFailing) =>
          (['always', 'outside-hours', 'unanswered'] as const).map((answersWhen): AnswerFacts => ({
            ...answering,
            aiResponsesLeft,
            daysLeft,
            aiFailing,
            answersWhen,
            onboarding: { linked, trained },
          })),
        ),
      ),
    ),
  ),
);

test('in every combination one state is true, and it is green only while messages pass and can be answered', () => {
  const seen = new Set<BotTruth>();
  for (const one of sessions)
    for (const known of [undefined, ...facts])
      for (const away of [null, 'device', 'server'] as const) {
        const truth = botTruthOf(one, away, known);
        seen.add(truth);
        const answers =
          known !== undefined && known.daysLeft > 0 && known.aiResponsesLeft !== 0 && known.onboarding.trained && !known.aiFailing;
        const isGreen = away === null && one.status === 'online' && answers && !one.restriction;
        if ((botTruths[truth][1] === 'good') !== isGreen) throw new Error(`${truth}: ${JSON.stringify({ one, known, away })}`);
      }
  // the combinations reach every state except that of an account that has never had a package
  expect(Object.keys(botTruths).filter((truth) => !seen.has(truth as BotTruth))).toEqual(['no-package']);
});

test('each state has a word, a title and a sentence of its own', () => {
  const titles = Object.values(botTruthWords).map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const [short] of Object.values(botTruths)) expect(short).toMatch(/^\S.{0,14}\S$/);
  for (const [title, sentence] of Object.values(botTruthWords)) for (const words of [title, sentence]) expect(words.trim()).not.toBe('');
  expect(Object.keys(botTruthWords).toSorted()).toEqual(Object.keys(botTruths).toSorted());
});

test.each<[Partial<SessionFacts>, Partial<AnswerFacts>, BotTruth]>([
  [{}, {}, 'alive'],
  [{}, { aiResponsesLeft: 'Unlimited' }, 'alive'],
  [{}, { answersWhen: 'outside-hours' }, 'alive-outside-hours'],
  [{}, { answersWhen: 'unanswered' }, 'alive-after-owner'],
  [{}, { answersWhen: 'unanswered', aiResponsesLeft: 0 }, 'no-quota'],
  [{ restriction: { kind: 'unknown' } }, { answersWhen: 'outside-hours' }, 'restricted'],
  [{ restriction: { kind: 'unknown' } }, {}, 'restricted'],
  [{ restriction: { kind: 'unknown' } }, { aiFailing: true }, 'ai-failing'],
  [{}, { aiFailing: true, onboarding: { linked: true, trained: false } }, 'untrained'],
  [{}, { aiResponsesLeft: 0, onboarding: { linked: true, trained: false } }, 'no-quota'],
  [{}, { daysLeft: 0, aiResponsesLeft: 0 }, 'expired'],
  [{}, { daysLeft: 0, packageId: null, trialUsed: false }, 'no-package'],
  [{}, { daysLeft: 0, packageId: null, trialUsed: true }, 'expired'],
  // a package was bought without a trial before it
  [{}, { daysLeft: 0, packageId: null, trialUsed: false, hadPackage: true }, 'expired'],
  [{}, { daysLeft: 0, packageId: null, trialUsed: false, hadPackage: false }, 'no-package'],
  // the phone unlinked the bot, so its number is no longer stored, but the state is not "not linked yet"
  [{ status: 'offline', reason: 'logged_out', phone: null }, { onboarding: { linked: false, trained: true } }, 'thrown-out'],
  [{ status: 'offline', reason: 'logged_out' }, { daysLeft: 0 }, 'thrown-out'],
  [{ status: 'offline', reason: 'number_moved', phone: null }, { onboarding: { linked: false, trained: true } }, 'elsewhere'],
  [{ status: 'offline', reason: 'banned', phone: null }, { onboarding: { linked: false, trained: true } }, 'banned'],
  [{ status: 'offline', reason: 'stopped' }, {}, 'stopped'],
  [{ status: 'offline', reason: 'stopped', phone: null }, { onboarding: { linked: false, trained: true } }, 'never-linked'],
  [{ status: 'offline', reason: 'code_expired', phone: null }, { onboarding: { linked: false, trained: true } }, 'never-linked'],
  [{ status: 'offline', reason: 'connection' }, {}, 'down'],
  [{ status: 'offline' }, {}, 'down'],
  [{ status: 'initing' }, { aiResponsesLeft: 0 }, 'starting'],
  [{ status: 'qr' }, {}, 'asks-scan'],
  [{ status: 'qr', pairingCode: 'ABCD1234' }, {}, 'asks-code'],
  [{ status: 'qr', pairingCode: 'ABCD1234', passkey: { step: 'asked' } }, {}, 'asks-passkey'],
])('a session with %j and facts with %j: %s', (known, wanted, truth) => {
  expect(botTruthOf(session(known), null, { ...answering, ...wanted })).toBe(truth);
});

test('a connected bot is not called active before it is known that it can answer', () => {
  expect(botTruthOf(session({}), null, undefined)).toBe('unchecked');
  expect(botTruths.unchecked[1]).not.toBe('good');
  expect(botTruthWords.unchecked[0]).toContain(botTruths.unchecked[0].toLowerCase());
});
