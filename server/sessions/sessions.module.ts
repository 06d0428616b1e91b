import { Module } from '@nestjs/common';
import { AccountModule } from '#core/features/account/account.module';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PlansModule } from '#core/features/plans/plans.module';
import { HistoryFiles } from '#core/outside/whatsapp/history/history-files.service';
import { CommitWriter } from './commit/commit-writer.js';
import { GroupCommit } from './commit/group-commit.js';
import { IntakeFaults } from './commit/intake-faults.js';
import { KeyCache } from './commit/key-cache.js';
import { SealedEdits } from './commit/sealed-edits.js';
import { Connections } from './session/connections.js';
import { Runners } from './session/runners.js';
import { SessionHost } from './host/session-host.js';
import { UnreadableKeys } from './session/unreadable-keys.js';

/** Server role `sessions`: this process runs WhatsApp sessions. */
@Module({
  imports: [AccountModule, ActivityLogModule, BotsModule, ConversationsModule, NotificationsModule, PhotosModule, PlansModule],
  providers: [
    HistoryFiles,
    KeyCache,
    IntakeFaults,
    SealedEdits,
    CommitWriter,
    GroupCommit,
    UnreadableKeys,
    Connections,
    Runners,
    SessionHost,
  ],
  exports: [SessionHost],
})
export class SessionsModule {}
