import type { INestApplicationContext } from '@nestjs/common';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';

/** Resolves when the subscribers of this process have handled every event that was committed before the call. */
export function delivered(context: INestApplicationContext): Promise<void> {
  return context.get(EventDispatcher).sweep();
}
