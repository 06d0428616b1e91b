import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SpeechModule } from '../../outside/speech/speech.module.js';
import { LlmModule } from '../../outside/llm/llm.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { ClosingsModule } from '../closings/closings.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EventsModule } from '../events/events.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ProductsModule } from '../products/products.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { OwnerDataService } from './owner-data/owner-data.service.js';
import { FollowUpWriter } from './writers/follow-up-writer.service.js';
import { LateHandovers } from './late-handovers.service.js';
import { MemoryWriter } from './writers/memory-writer.service.js';
import { RepliesService } from './replies.service.js';
import { FailedWritings } from './writers/failed-writings.service.js';
import { ConversationFactsService } from './agent/conversation-facts.service.js';
import { ReplyAgent } from './agent/reply-agent.js';
import { AnswerChecks } from './checks/answer-checks.service.js';
import { SentenceJudge } from './agent/sentence-judge.js';
import { ReplyCooldown } from './agent/reply-cooldown.js';
import { AttachmentReader } from './agent/attachment-reader.js';
import { CartReader } from './agent/cart-reader.js';
import { ReplyTools } from './agent/reply-tools.js';
import { SampleShopsService } from './sample-shops/sample-shops.service.js';
import { TryOutService } from './try-out.service.js';
import { UsageWatch } from './usage-watch.service.js';

@Module({
  imports: [
    AccountModule,
    EventsModule,
    LlmModule,
    SpeechModule,
    ActivityLogModule,
    ClosingsModule,
    ConversationsModule,
    KnowledgeModule,
    PhotosModule,
    ProductsModule,
    PlansModule,
    PromptsModule,
    QuestionsModule,
    ShippingModule,
  ],
  providers: [
    RepliesService,
    UsageWatch,
    LateHandovers,
    TryOutService,
    SampleShopsService,
    FollowUpWriter,
    MemoryWriter,
    FailedWritings,
    ReplyAgent,
    SentenceJudge,
    AnswerChecks,
    OwnerDataService,
    ConversationFactsService,
    ReplyTools,
    AttachmentReader,
    CartReader,
    ReplyCooldown,
  ],
  exports: [
    RepliesService,
    LateHandovers,
    TryOutService,
    SampleShopsService,
    FollowUpWriter,
    MemoryWriter,
    FailedWritings,
    OwnerDataService,
  ],
})
export class RepliesModule {}
