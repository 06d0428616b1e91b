import { Module } from '@nestjs/common';
import { AccountHttpModule } from './account/account-http.module.js';
import { AnalyticsHttpModule } from './analytics/analytics-http.module.js';
import { AuthHttpModule } from './auth/auth-http.module.js';
import { BaseHttpModule } from './base/base-http.module.js';
import { BillingHttpModule } from './billing/billing-http.module.js';
import { BlacklistHttpModule } from './blacklist/blacklist-http.module.js';
import { BotHttpModule } from './bot/bot-http.module.js';
import { ChatHttpModule } from './chat/chat-http.module.js';
import { ClosingsHttpModule } from './closings/closings-http.module.js';
import { FollowUpHttpModule } from './followup/followup-http.module.js';
import { KnowledgeHttpModule } from './knowledge/knowledge-http.module.js';
import { NoticesHttpModule } from './notices/notices-http.module.js';
import { PhotosHttpModule } from './photos/photos-http.module.js';
import { ProductsHttpModule } from './products/products-http.module.js';
import { PromptHttpModule } from './prompt/prompt-http.module.js';
import { QuestionsHttpModule } from './questions/questions-http.module.js';
import { ReportsHttpModule } from './reports/reports-http.module.js';
import { ShippingHttpModule } from './shipping/shipping-http.module.js';
import { TryOutHttpModule } from './try-out/try-out-http.module.js';

/** The REST API, one module per resource. */
@Module({
  imports: [
    BaseHttpModule,
    AuthHttpModule,
    AccountHttpModule,
    NoticesHttpModule,
    PhotosHttpModule,
    ProductsHttpModule,
    KnowledgeHttpModule,
    QuestionsHttpModule,
    PromptHttpModule,
    BlacklistHttpModule,
    FollowUpHttpModule,
    AnalyticsHttpModule,
    BillingHttpModule,
    BotHttpModule,
    ChatHttpModule,
    ClosingsHttpModule,
    ReportsHttpModule,
    ShippingHttpModule,
    TryOutHttpModule,
  ],
})
export class HttpModule {}
