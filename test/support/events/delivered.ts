import type { INestApplicationContext } from '@nestjs/common';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';

/** Resolves when the subscribers of this process have handled every event that is committed now. */
export function delivered(context: INestApplicationContext): Promise<void> {
  return context.get(EventDispatcher).sweep();
}
