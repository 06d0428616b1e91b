import type { INestApplicationContext } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { ConversationId } from '#contracts/values/ids';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import type { Subscriber } from '#core/features/events/events.types';
import type { Tx } from '#core/platform/database/database';

/** Registers a subscriber and returns the ids and numbers of the events that it received, in order. */
export function listen(
  context: INestApplicationContext,
  handle: (nth: number, tx: Tx) => Promise<void> | void = () => undefined,
  name = 'test',
): { heard: number[]; ids: string[]; of: (conversationId: ConversationId) => number[] } {
  const all: DomainEvent<'order.paid'>[] = [];
  const subscriber: Subscriber<'order.paid'> = {
    name,
    kinds: ['order.paid'],
    async handle(event, tx) {
      all.push(event);
      await handle(event.facts.amount, tx);
    },
  };
  context.get(EventDispatcher).register(subscriber);
  return {
    get heard() {
      return all.map((one) => one.facts.amount);
    },
    get ids() {
      return all.map((one) => one.id);
    },
    of: (conversationId) => all.filter((one) => one.conversationId === conversationId).map((one) => one.facts.amount),
  };
}
