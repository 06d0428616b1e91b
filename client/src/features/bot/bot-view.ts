import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import { botTruthOf, botTruths, type BotTone, type BotTruth } from '#contracts/values/bot/bot-truth';
import { botTruthWords, offlineSentence } from '#contracts/values/bot/bot-truth-words';
import { memberWords, reasonMemberWords } from '#contracts/values/bot/member-words';
import { reasonWords } from '#contracts/values/bot/offline-words';
import type { Action } from '#contracts/values/people/permissions';

export type BotFacts = Pick<
  AnalyticsSummary,
  'aiResponsesLeft' | 'daysLeft' | 'packageId' | 'trialUsed' | 'hadPackage' | 'onboarding' | 'aiFailing' | 'answersWhen'
>;

export interface BotView {
  readonly truth: BotTruth;
  readonly tone: BotTone;
  readonly title: string;
  /** The effect on leads, and the owner's next step. */
  readonly sentence: string;
}

/** Title, sentence and colour of the bot's state, the same on the dashboard and on the bot's page. */
export function botViewOf(state: BotState, away: 'device' | 'server' | null, facts: BotFacts | undefined): BotView {
  const truth = botTruthOf(state, away, facts);
  const [title, sentence] = botTruthWords[truth];
  return { truth, tone: botTruths[truth][1], title, sentence: ownSentence(truth, state, facts) ?? sentence };
}

/** A restricted bot also keeps to the hours that the owner chose, so some choices have their own sentence. */
const restrictedSentences: Partial<Record<AnswersWhen, string>> = {
  'outside-hours': 'Di luar jam buka, chat yang berjalan tetap dibalas; kontak baru menunggu.',
  unanswered: 'Chat yang belum Anda jawab tetap dibalas setelah beberapa menit; kontak baru menunggu.',
};

/** The sentence from the session's own report, when the report says more than the state. Null otherwise. */
function ownSentence(truth: BotTruth, { status, detail, reason }: BotState, facts: BotFacts | undefined): string | null {
  if (truth === 'device-away' || truth === 'server-away') return null;
  if (truth === 'starting') return detail;
  if (truth === 'restricted') return restrictedSentences[facts?.answersWhen ?? 'always'] ?? null;
  if (status !== 'offline') return null;
  // the server explains each reason; without an explanation the state's own sentence is shown
  if (truth !== 'never-linked') return detail && offlineSentence(detail);
  // A stop can also have its own reason, for example that the trial was used for this number before.
  if (reason !== null && detail !== null && detail !== reasonWords.stopped) return detail;
  // training comes before linking, because an untrained bot does not answer
  return facts && !facts.onboarding.trained
    ? 'Isi Train AI dulu, lalu hubungkan nomor WhatsApp Anda. Sebelum dilatih, bot belum membalas siapa pun.'
    : null;
}

/**
 * The view for a member of the team. When the member's role does not permit the action of the state, the sentence
 * names the person to ask, and `isForOthers` is true.
 */
export function forMember<View extends BotView>(
  view: View,
  { detail, reason, status }: Pick<BotState, 'detail' | 'reason' | 'status'>,
  mayDo: (action: Action) => boolean,
): View & { readonly isForOthers: boolean } {
  const words = memberWords[view.truth];
  if (!words || mayDo(words.needs)) return { ...view, isForOthers: false };
  if (status !== 'offline' || view.truth === 'never-linked') return { ...view, sentence: words.sentence, isForOthers: true };
  const told = reason === null ? words.sentence : (reasonMemberWords[reason] ?? detail ?? reasonWords[reason]);
  return { ...view, sentence: offlineSentence(told), isForOthers: true };
}
