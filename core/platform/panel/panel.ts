import { Inject, Injectable } from '@nestjs/common';
import { Emitter } from '@socket.io/redis-emitter';
import type { ServerToPanel } from '#contracts/realtime/events';
import { loginRoom, ownerRoom } from '#contracts/realtime/rooms';
import type { LoginSessionId, OwnerId } from '#contracts/values/ids';
import { errorFields, Log } from '../log/log.js';
import { RedisConnections } from '../redis/redis-connections.js';

/**
 * Sends events to an owner's browsers, from any process, through Redis to every server that has one of them.
 * A lost event is harmless because the panel refetches after each reconnect, so nothing is awaited and
 * nothing fails.
 */
@Injectable()
export class Panel {
  private readonly emitter: Emitter<ServerToPanel>;

  constructor(@Inject(RedisConnections) redis: RedisConnections, @Inject(Log) log: Log) {
    // the emitter ignores the promise of each publish: an unreachable Redis must not cause an unhandled
    // rejection
    const publish = (channel: string, message: string | Buffer): void => {
      redis.commands.publish(channel, message).catch((error: unknown) => log.warn({ event: 'panel.event-lost', ...errorFields(error) }));
    };
    this.emitter = new Emitter<ServerToPanel>({ publish });
  }

  emit<Event extends keyof ServerToPanel>(ownerId: OwnerId, event: Event, ...args: Parameters<ServerToPanel[Event]>): void {
    this.emitter.to(ownerRoom(ownerId)).emit(event, ...(args as never));
  }

  /**
   * Tells an owner's browsers that their tokens ended, and closes their sockets. A browser with a new token
   * reconnects.
   */
  endSessions(ownerId: OwnerId): void {
    this.endRoom(ownerRoom(ownerId));
  }

  /** The same for one login: the sockets of one browser. */
  endLoginSession(id: LoginSessionId): void {
    this.endRoom(loginRoom(id));
  }

  private endRoom(room: string): void {
    const browsers = this.emitter.to(room);
    browsers.emit('session.ended');
    browsers.disconnectSockets(true);
  }
}
