import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BotsModule } from '../bots/bots.module.js';
import { ClosingsModule } from '../closings/closings.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ProductsModule } from '../products/products.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { AnalyticsService } from './analytics.service.js';

@Module({
  imports: [
    AccountModule,
    BotsModule,
    ClosingsModule,
    ConversationsModule,
    KnowledgeModule,
    NotificationsModule,
    PlansModule,
    ProductsModule,
    PromptsModule,
  ],
  providers: [AnalyticsService],
  exports: [AnalyticsService],
})
export class AnalyticsModule {}
