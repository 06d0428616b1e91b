import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BlacklistModule } from '../blacklist/blacklist.module.js';
import { EventsModule } from '../events/events.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BotSession } from './bot-session.entity.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { BotsService } from './bots.service.js';
import { NumberCheck } from './number-check.service.js';
import { PasskeyAttempts } from './passkey-attempts.service.js';
import { SessionLeases } from './session-leases.service.js';
import { SessionNumbers } from './session-numbers.service.js';
import { SessionOutages } from './session-outages.service.js';
import { SessionStatusStore } from './session-status-store.service.js';
import { SessionVault } from './vault/session-vault.service.js';

const services = [
  BotsService,
  NumberCheck,
  PasskeyAttempts,
  SessionLeases,
  SessionNumbers,
  SessionOutages,
  SessionStatusStore,
  SessionVault,
];

@Module({
  imports: [AccountModule, TypeOrmModule.forFeature([BotSession]), ActivityLogModule, BlacklistModule, EventsModule, NotificationsModule],
  providers: [...services, BotSessionsRepository],
  exports: services,
})
export class BotsModule {}
