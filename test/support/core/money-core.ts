import { randomInt } from 'node:crypto';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { entities } from '#core/entities';
import { migrationNames } from '#core/migrations/list';
import { BillingModule } from '#core/features/billing/billing.module';
import { OrdersRepository } from '#core/features/billing/orders.repository';
import { PaymentsService } from '#core/features/billing/payments.service';
import { ReconcilerService } from '#core/features/billing/reconciler.service';
import { BillingService } from '#core/features/billing/billing.service';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { PlanWarnings } from '#core/features/plans/plan-warnings.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { PlansModule } from '#core/features/plans/plans.module';
import { PlansService } from '#core/features/plans/plans.service';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { DatabaseModule } from '#core/platform/database/database.module';
import { PlatformModule } from '#core/platform/platform.module';
import { createDatabase, createRedis } from '../stores/stores.ts';
import { neededSettings } from '../stores/template.mjs';
import { openShop, type Shop } from './open-account.ts';

/** The product's billing features in this process, on their own database and Redis. */
export interface MoneyCore {
  readonly app: INestApplicationContext;
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: PlansService;
  readonly notices: PlanWarnings;
  readonly orders: OrdersRepository;
  readonly payments: PaymentsService;
  readonly billing: BillingService;
  readonly reconciler: ReconcilerService;
  newOwner(): Promise<Shop>;
  /** Delivers the waiting events to their subscribers. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

@Module({ imports: [PlatformModule, DatabaseModule.register(entities, migrationNames), PlansModule, BillingModule, SubscribersModule] })
class MoneyModule {}

export async function startMoneyCore(env: Record<string, string> = {}): Promise<MoneyCore> {
  const [store, redis] = await Promise.all([createDatabase(), createRedis()]);
  // The settings are read from the environment once, when the module is created.
  Object.assign(process.env, {
    ...neededSettings,
    LOG_LEVEL: 'silent',
    DATABASE_URL: store.url,
    DATABASE_POOL: '20',
    REDIS_URL: redis.url,
    ...env,
  });
  const app = await NestFactory.createApplicationContext(MoneyModule, { logger: false });
  const database = app.get(Database);
  return {
    app,
    database,
    clock: app.get(Clock),
    plans: app.get(PlansService),
    deliver: () => app.get(EventDispatcher, { strict: false }).sweep(),
    notices: app.get(PlanWarnings),
    orders: app.get(OrdersRepository, { strict: false }),
    payments: app.get(PaymentsService, { strict: false }),
    billing: app.get(BillingService),
    reconciler: app.get(ReconcilerService),
    newOwner: () => openShop(`sari${randomInt(2 ** 47)}@gmail.com`, (text, params) => database.run(text, params)),
    close: () => closeAll(app, store, redis),
  };
}

async function closeAll(
  app: INestApplicationContext,
  store: { drop(): Promise<void> },
  redis: { stop(): Promise<unknown> },
): Promise<void> {
  await app.close();
  await Promise.all([store.drop(), redis.stop()]);
}
