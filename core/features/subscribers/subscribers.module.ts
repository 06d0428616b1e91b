import { Inject, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MessagesModule } from '../conversations/messages/messages.module.js';
import { ClosingsModule } from '../closings/closings.module.js';
import { ConversationStateModule } from '../conversations/state/state.module.js';
import { EventDispatcher } from '../events/event-dispatcher.service.js';
import { EventsModule } from '../events/events.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { BotControlSubscriber } from './bot-control.subscriber.js';
import { EndedNeeds } from './ended-needs.service.js';
import { FollowUpsSubscriber } from './follow-ups.subscriber.js';
import { LeadNoticesSubscriber } from './lead-notices.subscriber.js';
import { LeadViewsSubscriber } from './lead-views.subscriber.js';
import { OrderChangesSubscriber } from './order-changes.subscriber.js';
import { OrderEventsSubscriber } from './order-events.subscriber.js';
import { PlanNoticesSubscriber } from './plan-notices.subscriber.js';
import { ReplyNoticesSubscriber } from './reply-notices.subscriber.js';
import { SessionEndingsSubscriber } from './session-endings.subscriber.js';
import { SessionEventsSubscriber } from './session-events.subscriber.js';
import { StorageEventsSubscriber } from './storage-events.subscriber.js';

/**
 * Everything that reads domain events. Part of every process, because the process that commits an event delivers it. A
 * new subscriber is a file in this folder and a line here. Changes that are not durable facts, such as typing, a QR code
 * or presence, are pushed directly by the feature (docs/decisions/0201).
 */
@Module({
  imports: [
    AccountModule,
    ActivityLogModule,
    ClosingsModule,
    ConversationStateModule,
    EventsModule,
    MessagesModule,
    NotificationsModule,
    PlansModule,
  ],
  providers: [
    BotControlSubscriber,
    EndedNeeds,
    FollowUpsSubscriber,
    LeadNoticesSubscriber,
    LeadViewsSubscriber,
    OrderChangesSubscriber,
    OrderEventsSubscriber,
    PlanNoticesSubscriber,
    ReplyNoticesSubscriber,
    SessionEndingsSubscriber,
    SessionEventsSubscriber,
    StorageEventsSubscriber,
  ],
  exports: [EndedNeeds],
})
export class SubscribersModule {
  constructor(
    @Inject(EventDispatcher) events: EventDispatcher,
    @Inject(BotControlSubscriber) control: BotControlSubscriber,
    @Inject(FollowUpsSubscriber) followUps: FollowUpsSubscriber,
    @Inject(LeadNoticesSubscriber) notices: LeadNoticesSubscriber,
    @Inject(LeadViewsSubscriber) views: LeadViewsSubscriber,
    @Inject(OrderChangesSubscriber) orderChanges: OrderChangesSubscriber,
    @Inject(OrderEventsSubscriber) orders: OrderEventsSubscriber,
    @Inject(PlanNoticesSubscriber) plans: PlanNoticesSubscriber,
    @Inject(ReplyNoticesSubscriber) replies: ReplyNoticesSubscriber,
    @Inject(SessionEndingsSubscriber) endings: SessionEndingsSubscriber,
    @Inject(SessionEventsSubscriber) sessions: SessionEventsSubscriber,
    @Inject(StorageEventsSubscriber) storage: StorageEventsSubscriber,
  ) {
    for (const one of [control, followUps, notices, views, orderChanges, orders, plans, replies, endings, sessions, storage])
      events.register(one);
  }
}
