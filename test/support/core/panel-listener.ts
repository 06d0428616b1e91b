import type { INestApplicationContext } from '@nestjs/common';
import { panelEvents, type PanelEvent } from '#contracts/realtime/events';
import { RedisConnections } from '#core/platform/redis/redis-connections';

/**
 * Collects the names of the panel events that are sent to a room after the call. It listens to the channels of
 * `@socket.io/redis-emitter`. Their messages contain the event's name as text.
 */
export async function listenToPanel(context: INestApplicationContext, room: string): Promise<readonly PanelEvent[]> {
  const heard: PanelEvent[] = [];
  const names = Object.keys(panelEvents) as PanelEvent[];
  const client = context.get(RedisConnections).connect({});
  client.on('pmessageBuffer', (_pattern: Buffer, _channel: Buffer, message: Buffer) => {
    heard.push(...names.filter((name) => message.includes(name)));
  });
  await client.psubscribe(`*#${room}#`);
  return heard;
}
