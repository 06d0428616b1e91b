import { Module } from '@nestjs/common';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { PlansModule } from '#core/features/plans/plans.module';
import { CommitWriter } from './commit/commit-writer.js';
import { GroupCommit } from './commit/group-commit.js';
import { IntakeFaults } from './commit/intake-faults.js';
import { KeyShelf } from './commit/key-shelf.js';
import { SessionDoors } from './session/session-doors.js';
import { SessionHost } from './host/session-host.js';
import { UnreadableKeys } from './session/unreadable-keys.js';

/** Server role `sessions`: this process holds WhatsApp sessions. */
@Module({
  imports: [ActivityLogModule, BotsModule, ConversationsModule, NotificationsModule, PlansModule],
  providers: [KeyShelf, IntakeFaults, CommitWriter, GroupCommit, UnreadableKeys, SessionDoors, SessionHost],
  exports: [SessionHost],
})
export class SessionsModule {}
