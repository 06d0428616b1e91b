import { Inject, Injectable } from '@nestjs/common';
import { Emitter } from '@socket.io/redis-emitter';
import type { EventSubject, ServerToPanel } from '#contracts/realtime/events';
import { accountRoom, botRoom, loginRoom, personRoom } from '#contracts/realtime/rooms';
import type { AccountId, BotId, LoginSessionId, PersonId } from '#contracts/values/ids';
import { errorFields, Log } from '../log/log.js';
import { RedisConnections } from '../redis/redis-connections.js';

/**
 * Sends events to an owner's browsers. Any process can send. Redis passes the event to every server that has a
 * connection to one of the browsers. A lost event is harmless, because the panel refetches after each reconnect.
 * Therefore nothing is awaited and nothing fails.
 */
@Injectable()
export class Panel {
  private readonly emitter: Emitter<ServerToPanel>;

  constructor(@Inject(RedisConnections) redis: RedisConnections, @Inject(Log) log: Log) {
    // the emitter ignores the promise of each publish, so an unreachable Redis must not cause an unhandled rejection
    const publish = (channel: string, message: string | Buffer): void => {
      redis.commands.publish(channel, message).catch((error: unknown) => log.warn({ event: 'panel.event-lost', ...errorFields(error) }));
    };
    this.emitter = new Emitter<ServerToPanel>({ publish });
  }

  /** Sends to the browsers of everybody who may see this bot. The event has the bot's id, because a browser may show another bot. */
  emit<Event extends keyof ServerToPanel>(botId: BotId, event: Event, ...args: Parameters<ServerToPanel[Event]>): void {
    this.emitTo(botRoom(botId), event, args[0], { botId });
  }

  /**
   * Sends to the browsers of everybody who may see this account. The event has the account's id, because a browser may
   * show another account.
   */
  emitToAccount<Event extends keyof ServerToPanel>(accountId: AccountId, event: Event, ...args: Parameters<ServerToPanel[Event]>): void {
    this.emitTo(accountRoom(accountId), event, args[0], { accountId });
  }

  /**
   * Notifies a person's browsers that their tokens are no longer valid, and closes their sockets. A browser with a
   * new token reconnects.
   */
  endSessions(personId: PersonId): void {
    this.endRoom(personRoom(personId));
  }

  /** Like {@link endSessions}, but only for the sockets of one login (one browser). */
  endLoginSession(id: LoginSessionId): void {
    this.endRoom(loginRoom(id));
  }

  private emitTo(room: string, event: keyof ServerToPanel, payload: unknown, subject: EventSubject): void {
    this.emitter.to(room).emit(event, ...([payload ?? null, subject] as never));
  }

  private endRoom(room: string): void {
    const browsers = this.emitter.to(room);
    browsers.emit('session.ended');
    browsers.disconnectSockets(true);
  }
}
