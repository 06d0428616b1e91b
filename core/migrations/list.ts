import { FirstHouse1795248000000 } from './20261121T0800-first-house.js';
import { PresenceEpoch1795317600000 } from './20261122T0320-presence-epoch.js';
import { SealingKeys1795317660000 } from './20261122T0321-sealing-keys.js';
import { HonestLamp1795318200000 } from './20261122T0330-honest-lamp.js';
import { WhatMessagesSay1795318800000 } from './20261122T0340-what-messages-say.js';
import { ProvedAddresses1795320000000 } from './20261122T0400-proved-addresses.js';
import { OpenTries1795320060000 } from './20261122T0401-open-tries.js';
import { LoginSessions1795320600000 } from './20261122T0410-login-sessions.js';
import { RevokedOrders1795321200000 } from './20261122T0420-revoked-orders.js';
import { CodeAskers1795321800000 } from './20261122T0430-code-askers.js';
import { Usernames1795327200000 } from './20261122T0600-usernames.js';
import { ExcludedPeople1795327260000 } from './20261122T0601-excluded-people.js';
import { NoticesNameContacts1795327320000 } from './20261122T0602-notices-name-contacts.js';
import { ColumnsNobodyWrites1795328400000 } from './20261122T0620-columns-nobody-writes.js';
import { BlacklistKeys1795338000000 } from './20261122T0900-blacklist-keys.js';
import { FollowUps1795341600000 } from './20261122T1000-follow-ups.js';
import { SenderOrigin1795345200000 } from './20261122T1100-sender-origin.js';
import { Photos1795348800000 } from './20261122T1200-photos.js';
import { PasskeyAttempts1795352400000 } from './20261122T1300-passkey-attempts.js';
import { WhoNeedsTheOwner1795356000000 } from './20261122T1400-who-needs-the-owner.js';
import { LabelsAndQuickReplies1795356600000 } from './20261122T1410-labels-and-quick-replies.js';
import { Memories1795359600000 } from './20261122T1500-memories.js';
import { ReplyTraces1795360200000 } from './20261122T1510-reply-traces.js';
import { ChatFiles1795360800000 } from './20261122T1520-chat-files.js';
import { Products1795366800000 } from './20261122T1700-products.js';
import { Knowledge1795367400000 } from './20261122T1710-knowledge.js';
import { OwnerQuestions1795368000000 } from './20261122T1720-owner-questions.js';
import { Closings1795370400000 } from './20261122T1800-closings.js';
import { NoticesToDevices1795371000000 } from './20261122T1810-notices-to-devices.js';
import { PromptVersions1795374000000 } from './20261122T1900-prompt-versions.js';
import { ReplyManners1795381200000 } from './20261122T2100-reply-manners.js';
import { WhenTheModelsFailed1795399200000 } from './20261123T0200-when-the-models-failed.js';
import { BubblesWithAnEnd1795410000000 } from './20261123T0500-bubbles-with-an-end.js';
import { SearchWords1795371600000 } from './20261122T1820-search-words.js';
import { SearchWeeks1795413600000 } from './20261123T0600-search-weeks.js';
import { MarkedUnread1795482000000 } from './20261124T0100-marked-unread.js';
import { PeopleByUsername1795485600000 } from './20261124T0200-people-by-username.js';
import { WhoIsSpeaking1795575600000 } from './20261125T0300-who-is-speaking.js';
import { UnreadableMessages1795576200000 } from './20261125T0310-unreadable-messages.js';
import { UnsentBubbles1795579200000 } from './20261125T0400-unsent-bubbles.js';
import { NumbersThatChangeHands1795582800000 } from './20261125T0500-numbers-that-change-hands.js';
import { NumberHealth1795583400000 } from './20261125T0510-number-health.js';
import { PaymentProvider1795586400000 } from './20261125T0600-payment-provider.js';
import { TablesOfPersons1795636800000 } from './20261125T2000-tables-of-persons.js';
import { ProductImports1795638600000 } from './20261125T2030-product-imports.js';
import { TablesOfAccountsAndBots1795640400000 } from './20261125T2100-tables-of-accounts-and-bots.js';
import { AccountsMembersBots1795641000000 } from './20261125T2110-accounts-members-bots.js';
import { DomainEvents1795642200000 } from './20261125T2130-domain-events.js';
import { RowVersions1795642500000 } from './20261125T2135-row-versions.js';
import { IndexesOfForeignKeys1795643400000 } from './20261125T2150-indexes-of-foreign-keys.js';
import { SecretsOfTheBot1795643700000 } from './20261125T2155-secrets-of-the-bot.js';
import { ProductTerms1795643880000 } from './20261125T2158-product-terms.js';
import { Traces1795643940000 } from './20261125T2159-traces.js';
import { QueueOfNeeds1795644600000 } from './20261125T2210-queue-of-needs.js';
import { ReopenedTurns1795644660000 } from './20261125T2211-reopened-turns.js';
import { LevelsOfNotices1795644720000 } from './20261125T2212-levels-of-notices.js';
import { BurstsOfAnswers1795646400000 } from './20261125T2240-bursts-of-answers.js';
import { DisappearingChats1795646940000 } from './20261125T2249-disappearing-chats.js';
import { NoticesOfBots1795647540000 } from './20261125T2259-notices-of-bots.js';
import { WhereMessagesCameFrom1795647600000 } from './20261125T2300-where-messages-came-from.js';
import { BotHours1795658400000 } from './20261126T0200-bot-hours.js';
import { ChatsOpenedByOwners1795658460000 } from './20261126T0201-chats-opened-by-owners.js';
import { SameWords1795659000000 } from './20261126T0210-same-words.js';
import { StorageSums1795659600000 } from './20261126T0220-storage-sums.js';
import { MorningReports1795683600000 } from './20261126T0900-morning-reports.js';
import { PicturesOfQuickReplies1795659900000 } from './20261126T0225-pictures-of-quick-replies.js';
import { EventRetries1795662000000 } from './20261126T0300-event-retries.js';
import { NumbersThatGetNotices1795672800000 } from './20261126T0600-numbers-that-get-notices.js';
import { FollowUpsBeginAt1795673100000 } from './20261126T0605-follow-ups-begin.js';
import { Carts1795676340000 } from './20261126T0659-carts.js';
import { AccountExports1795680000000 } from './20261126T0800-account-exports.js';
import { Reactions1795685400000 } from './20261126T0930-reactions.js';
import { OriginOfQuestions1795685700000 } from './20261126T0935-origin-of-questions.js';

/** All migrations, in the order in which they run. */
export const migrations = [
  FirstHouse1795248000000,
  PresenceEpoch1795317600000,
  SealingKeys1795317660000,
  HonestLamp1795318200000,
  WhatMessagesSay1795318800000,
  ProvedAddresses1795320000000,
  OpenTries1795320060000,
  LoginSessions1795320600000,
  RevokedOrders1795321200000,
  CodeAskers1795321800000,
  Usernames1795327200000,
  ExcludedPeople1795327260000,
  NoticesNameContacts1795327320000,
  ColumnsNobodyWrites1795328400000,
  BlacklistKeys1795338000000,
  FollowUps1795341600000,
  SenderOrigin1795345200000,
  Photos1795348800000,
  PasskeyAttempts1795352400000,
  WhoNeedsTheOwner1795356000000,
  LabelsAndQuickReplies1795356600000,
  Memories1795359600000,
  ReplyTraces1795360200000,
  ChatFiles1795360800000,
  Products1795366800000,
  Knowledge1795367400000,
  OwnerQuestions1795368000000,
  Closings1795370400000,
  NoticesToDevices1795371000000,
  SearchWords1795371600000,
  PromptVersions1795374000000,
  ReplyManners1795381200000,
  WhenTheModelsFailed1795399200000,
  BubblesWithAnEnd1795410000000,
  SearchWeeks1795413600000,
  MarkedUnread1795482000000,
  PeopleByUsername1795485600000,
  WhoIsSpeaking1795575600000,
  UnreadableMessages1795576200000,
  UnsentBubbles1795579200000,
  NumbersThatChangeHands1795582800000,
  NumberHealth1795583400000,
  PaymentProvider1795586400000,
  TablesOfPersons1795636800000,
  ProductImports1795638600000,
  TablesOfAccountsAndBots1795640400000,
  AccountsMembersBots1795641000000,
  DomainEvents1795642200000,
  RowVersions1795642500000,
  IndexesOfForeignKeys1795643400000,
  SecretsOfTheBot1795643700000,
  ProductTerms1795643880000,
  Traces1795643940000,
  QueueOfNeeds1795644600000,
  ReopenedTurns1795644660000,
  LevelsOfNotices1795644720000,
  BurstsOfAnswers1795646400000,
  DisappearingChats1795646940000,
  NoticesOfBots1795647540000,
  WhereMessagesCameFrom1795647600000,
  BotHours1795658400000,
  ChatsOpenedByOwners1795658460000,
  SameWords1795659000000,
  StorageSums1795659600000,
  PicturesOfQuickReplies1795659900000,
  EventRetries1795662000000,
  NumbersThatGetNotices1795672800000,
  FollowUpsBeginAt1795673100000,
  Carts1795676340000,
  AccountExports1795680000000,
  MorningReports1795683600000,
  Reactions1795685400000,
  OriginOfQuestions1795685700000,
];

/** Their names, as the table `migrations` keeps them. */
export const migrationNames: readonly string[] = migrations.map((one) => one.name);
