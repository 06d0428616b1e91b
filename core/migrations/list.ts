import { PlatformBaseline1795687200000 } from './20261126T1000-platform.js';
import { AccountBaseline1795687260000 } from './20261126T1001-account.js';
import { OtpBaseline1795687320000 } from './20261126T1002-otp.js';
import { AuthBaseline1795687380000 } from './20261126T1003-auth.js';
import { MailsBaseline1795687440000 } from './20261126T1004-mails.js';
import { PlansBaseline1795687500000 } from './20261126T1005-plans.js';
import { BillingBaseline1795687560000 } from './20261126T1006-billing.js';
import { BotsBaseline1795687620000 } from './20261126T1007-bots.js';
import { PromptsBaseline1795687680000 } from './20261126T1008-prompts.js';
import { PhotosBaseline1795687740000 } from './20261126T1009-photos.js';
import { ProductsBaseline1795687800000 } from './20261126T1010-products.js';
import { KnowledgeBaseline1795687860000 } from './20261126T1011-knowledge.js';
import { ConversationsBaseline1795687920000 } from './20261126T1012-conversations.js';
import { QuestionsBaseline1795687980000 } from './20261126T1013-questions.js';
import { ClosingsBaseline1795688040000 } from './20261126T1014-closings.js';
import { FollowupsBaseline1795688100000 } from './20261126T1015-followups.js';
import { BlacklistBaseline1795688160000 } from './20261126T1016-blacklist.js';
import { NotificationsBaseline1795688220000 } from './20261126T1017-notifications.js';
import { StorageUseBaseline1795688280000 } from './20261126T1018-storage-use.js';
import { MembershipBaseline1795688340000 } from './20261126T1019-membership.js';
import { EventsBaseline1795688400000 } from './20261126T1020-events.js';
import { Introductions1795707900000 } from './20261126T1545-introductions.js';
import { SessionVersion1795708200000 } from './20261126T1550-session-version.js';
import { Voice1795723800000 } from './20261126T2010-voice.js';
import { EventSubscribers1795741200000 } from './20261127T0100-event-subscribers.js';
import { EarlyEdits1795764600000 } from './20261127T0730-early-edits.js';
import { ProductCategories1795767900000 } from './20261127T0825-product-categories.js';
import { IncompleteMessages1795780800000 } from './20261127T1200-incomplete-messages.js';
import { MailsOfPerson1795801200000 } from './20261127T1740-mails-of-person.js';
import { ClosingCorrections1795845600000 } from './20261128T0600-closing-corrections.js';
import { ConsentTimes1795846200000 } from './20261128T0610-consent-times.js';
import { CalledOffClosings1795849500000 } from './20261128T0705-called-off-closings.js';
import { CalledOffNeed1795885500000 } from './20261128T1705-called-off-need.js';
import { HeldFollowUps1795924200000 } from './20261129T0350-held-follow-ups.js';
import { NamedLeads1795924800000 } from './20261129T0400-named-leads.js';
import { OrderRules1795948200000 } from './20261129T1030-order-rules.js';
import { ActingAnswers1796002800000 } from './20261130T0140-acting-answers.js';
import { LiftedRestrictions1795947300000 } from './20261129T1015-lifted-restrictions.js';
import { LostRecordings1795849200000 } from './20261128T0700-lost-recordings.js';

/**
 * All migrations, in the order in which they run: the baseline of each module, those that others reference first, then dated changes
 * (docs/decisions/0196).
 */
export const migrations = [
  PlatformBaseline1795687200000,
  AccountBaseline1795687260000,
  OtpBaseline1795687320000,
  AuthBaseline1795687380000,
  MailsBaseline1795687440000,
  PlansBaseline1795687500000,
  BillingBaseline1795687560000,
  BotsBaseline1795687620000,
  PromptsBaseline1795687680000,
  PhotosBaseline1795687740000,
  ProductsBaseline1795687800000,
  KnowledgeBaseline1795687860000,
  ConversationsBaseline1795687920000,
  QuestionsBaseline1795687980000,
  ClosingsBaseline1795688040000,
  FollowupsBaseline1795688100000,
  BlacklistBaseline1795688160000,
  NotificationsBaseline1795688220000,
  StorageUseBaseline1795688280000,
  MembershipBaseline1795688340000,
  EventsBaseline1795688400000,
  Introductions1795707900000,
  SessionVersion1795708200000,
  Voice1795723800000,
  EventSubscribers1795741200000,
  EarlyEdits1795764600000,
  ProductCategories1795767900000,
  IncompleteMessages1795780800000,
  MailsOfPerson1795801200000,
  ClosingCorrections1795845600000,
  ConsentTimes1795846200000,
  LostRecordings1795849200000,
  CalledOffClosings1795849500000,
  CalledOffNeed1795885500000,
  HeldFollowUps1795924200000,
  NamedLeads1795924800000,
  LiftedRestrictions1795947300000,
  OrderRules1795948200000,
  ActingAnswers1796002800000,
];

/** Their names, as the table `migrations` keeps them. */
export const migrationNames: readonly string[] = migrations.map((one) => one.name);
