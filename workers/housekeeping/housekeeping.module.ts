import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { EventsModule } from '#core/features/events/events.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { ReportsModule } from '#core/features/reports/reports.module';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { AccountRemains } from './account-remains.js';
import { Housekeeping } from './housekeeping.service.js';
import { LoginSessionsSweep } from './login-sessions.js';
import { MorningReports } from './morning-reports.js';
import { Retention } from './retention.js';

@Module({
  imports: [
    AuthModule,
    ConversationsModule,
    EventsModule,
    MembershipModule,
    RepliesModule,
    ReportsModule,
    SealingModule,
    SubscribersModule,
  ],
  providers: [AccountRemains, Housekeeping, LoginSessionsSweep, MorningReports, Retention],
})
export class HousekeepingModule {}
