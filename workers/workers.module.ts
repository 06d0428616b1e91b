import { BullModule } from '@nestjs/bullmq';
import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { entities } from '#core/entities';
import { migrationNames } from '#core/migrations/list';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import type { workerRoles } from '#core/platform/config/config';
import { DatabaseModule } from '#core/platform/database/database.module';
import { OpsModule } from '#core/platform/ops/ops.module';
import { PlatformModule } from '#core/platform/platform.module';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { DueJobs } from './base/due-jobs.js';
import { QueueDepth } from './base/queue-depth.js';
import { QueueErrors } from './base/queue-errors.js';
import { Sweeper } from './base/sweeper.js';
import { AttachmentsWorkerModule } from './attachments/attachments-worker.module.js';
import { BillingWorkerModule } from './billing/billing-worker.module.js';
import { ExportsWorkerModule } from './exports/exports-worker.module.js';
import { FollowUpsWorkerModule } from './followups/followups-worker.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { MailWorkerModule } from './mail/mail-worker.module.js';
import { MemoryWorkerModule } from './memory/memory-worker.module.js';
import { PushWorkerModule } from './push/push-worker.module.js';
import { RepliesWorkerModule } from './replies/replies-worker.module.js';

type Role = (typeof workerRoles)[number];

/** The modules of each role in this process. */
const modulesOf: Partial<Record<Role, readonly Type[]>> = {
  // memory and attachments are part of answering, so they have no separate role that an operator could forget to
  // start
  replies: [RepliesWorkerModule, MemoryWorkerModule, AttachmentsWorkerModule],
  followups: [FollowUpsWorkerModule],
  billing: [BillingWorkerModule],
  // everything that is sent to owners has one role, so that an operator cannot forget to start a part
  mail: [MailWorkerModule, PushWorkerModule],
  housekeeping: [HousekeepingModule, ExportsWorkerModule],
};

/** Services available to every role. */
@Global()
@Module({ providers: [Sweeper], exports: [Sweeper] })
class WorkerBaseModule {}

/** The workers program: one module per configured role. */
@Module({})
export class WorkersModule {
  static withRoles(roles: readonly Role[]): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        PlatformModule,
        DatabaseModule.register(entities, migrationNames),
        SealingModule,
        SubscribersModule,
        OpsModule,
        BullModule.forRootAsync({
          inject: [RedisConnections],
          useFactory: (redis: RedisConnections) => ({ connection: redis.connect({ maxRetriesPerRequest: null }) }),
        }),
        WorkerBaseModule,
        ...roles.flatMap((role) => modulesOf[role] ?? []),
      ],
      providers: [DueJobs, QueueDepth, QueueErrors],
    };
  }
}
