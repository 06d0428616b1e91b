import { Inject, Injectable } from '@nestjs/common';
import { NeedsService } from '../conversations/state/needs.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';

/**
 * Ends notices about chats that no longer need the owner. An action of the owner ends them at once. A need may also
 * end by an answer of the bot or by content that arrives late. The statements that do this announce no event, so a
 * sweep is needed.
 */
@Injectable()
export class EndedNeeds {
  constructor(
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /** Run periodically by the workers. */
  async sweep(): Promise<void> {
    await this.notifications.settleEndedNeeds((ids) => this.needs.quietOf(ids));
  }
}
