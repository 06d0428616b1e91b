import { Module } from '@nestjs/common';
import { NeedsService } from './needs.service.js';
import { PanelUpdates } from './panel-updates.js';
import { PurchasesService } from './purchases.service.js';
import { ReplyAlarm } from './reply-alarm.js';

/** The state of conversations: what each event changes, who waits for the owner, and how a change is shown and followed by an answer. */
@Module({
  imports: [],
  providers: [NeedsService, PanelUpdates, PurchasesService, ReplyAlarm],
  exports: [NeedsService, PanelUpdates, PurchasesService, ReplyAlarm],
})
export class ConversationStateModule {}
