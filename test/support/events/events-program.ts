import { setTimeout as pause } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { AccountId, ConversationId, OrderId } from '#contracts/values/ids';
import { entities } from '#core/entities';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import { migrationNames } from '#core/migrations/list';
import { Database } from '#core/platform/database/database';
import { DatabaseModule } from '#core/platform/database/database.module';
import { PlatformModule } from '#core/platform/platform.module';
import { JournalSubscriber } from './journal.subscriber.ts';

/*
 * A process that writes events of several conversations and delivers them to one subscriber, until the process is
 * killed. Each change and its event are written in one transaction, as in the product. Arguments: the account's id
 * and the number of writers. With 0 writers, the process only delivers the remaining events of other processes.
 */
const [accountId, writers] = process.argv.slice(2) as [AccountId, string];
const imports = [PlatformModule, DatabaseModule.register(entities, migrationNames), EventsModule];
const app = await NestFactory.createApplicationContext({ module: class EventsProgram {}, imports }, { logger: false });
const [database, events, dispatcher] = [app.get(Database), app.get(EventsService), app.get(EventDispatcher)];
const subscriber = new JournalSubscriber(process.env['DATABASE_URL']!);
await subscriber.open();
dispatcher.register(subscriber);

async function write(): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.rows<{ id: ConversationId; n: number }>(
      `UPDATE streams SET n = n + 1 WHERE id = (SELECT id FROM streams ORDER BY random() LIMIT 1) RETURNING id, n`,
    );
    const facts = { orderId: `${row!.id} ${row!.n}`.slice(0, 50) as OrderId, packageId: 'ai-1000', amount: row!.n } as const;
    await events.append(tx, { accountId: accountId, conversationId: row!.id, kind: 'order.paid', facts });
  });
}

async function keepOn(act: () => Promise<unknown>, everyMs: number): Promise<never> {
  for (;;) {
    await act();
    await pause(everyMs);
  }
}

console.log('running');
await Promise.all([...Array.from({ length: Number(writers) }, () => keepOn(write, 20)), keepOn(() => dispatcher.sweep(), 200)]);
