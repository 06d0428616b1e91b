import { Module } from '@nestjs/common';
import { NeedsService } from './needs.service.js';
import { PanelUpdates } from './panel-updates.js';
import { PurchasesService } from './purchases.service.js';
import { ReplyAlarm } from './reply-alarm.js';

/** The state of conversations: what each event changes, which ones need the owner, and how changes reach the panel and the bot. */
@Module({
  imports: [],
  providers: [NeedsService, PanelUpdates, PurchasesService, ReplyAlarm],
  exports: [NeedsService, PanelUpdates, PurchasesService, ReplyAlarm],
})
export class ConversationStateModule {}
