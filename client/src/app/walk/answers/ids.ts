import { BotId, ClosingId, ConversationId, FollowUpId, NoticeId, QuickReplyId } from '#contracts/values/ids';

const uuid = (number: number): string => `0197c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Ids of the example shop. The snapshots show their names. */
export const ids = {
  bot: BotId.parse(uuid(1)),
  secondBot: BotId.parse(uuid(2)),
  budi: ConversationId.parse(uuid(11)),
  siti: ConversationId.parse(uuid(12)),
  agus: ConversationId.parse(uuid(13)),
  firstClosing: ClosingId.parse(uuid(21)),
  secondClosing: ClosingId.parse(uuid(22)),
  firstFollowUp: FollowUpId.parse(uuid(31)),
  secondFollowUp: FollowUpId.parse(uuid(32)),
  openNotice: NoticeId.parse(uuid(41)),
  oldNotice: NoticeId.parse(uuid(42)),
  firstReply: QuickReplyId.parse(uuid(51)),
  secondReply: QuickReplyId.parse(uuid(52)),
  firstQuestion: uuid(61),
  secondQuestion: uuid(62),
  firstAnswer: uuid(71),
  secondAnswer: uuid(72),
  shirt: uuid(81),
  bag: uuid(82),
  photo: uuid(83),
  lastImport: uuid(84),
  thisBrowser: uuid(91),
  otherBrowser: uuid(92),
  firstMessage: uuid(101),
  secondMessage: uuid(102),
  thirdMessage: uuid(103),
} as const;

/** The time of every walk: a Friday, 10:00 in Jakarta. */
export const now = new Date('2026-11-27T03:00:00Z');

/** An ISO time this number of minutes before {@link now}; negative values are in the future. */
export const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

export const wireMinutesAgo = (minutes: number) => ({ seconds: now.getTime() / 1_000 - minutes * 60, nanoseconds: 0 });
