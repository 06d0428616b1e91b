import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import type { Lease, Outage } from './bots.types.js';
import * as statements from './outages.statements.js';

/**
 * Announces a long outage once, and its end once. Whether an outage was announced is stored in the session's row, so
 * that the next host knows it.
 */
@Injectable()
export class SessionOutages {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(EventsService) private readonly events: EventsService,
  ) {}

  /** @returns false when the lease is lost, or when an announced outage has not ended yet */
  begin(lease: Lease, outage: Outage): Promise<boolean> {
    const { botId } = lease;
    return this.database.transaction(async (tx) => {
      if (!(await this.sessions.beginOutage(tx, lease, outage))) return false;
      const accountId = await this.members.accountOf(botId, tx);
      const facts = { cause: outage.cause, since: outage.since.toISOString() };
      await this.events.append(tx, { accountId, botId, kind: 'session.offline', facts });
      return true;
    });
  }

  /** @returns false when there is nothing to announce */
  end(lease: Lease, at: Date): Promise<boolean> {
    const { botId } = lease;
    return this.database.transaction(async (tx) => {
      const outage = await statements.end(tx, lease);
      if (!outage) return false;
      const accountId = await this.members.accountOf(botId, tx);
      const facts = { since: outage.since.toISOString(), until: at.toISOString() };
      await this.events.append(tx, { accountId, botId, kind: 'session.online', facts });
      return true;
    });
  }
}
