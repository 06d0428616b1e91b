import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { PurchasesService } from '../conversations/state/purchases.service.js';
import type { Subscriber } from '../events/events.types.js';

type ShownKind = 'closing.noted' | 'closing.corrected' | 'closing.changed' | 'question.ended';

/** Shows changes of a conversation in open browsers. Changes made by an answer arrive with its message. */
@Injectable()
export class LeadViewsSubscriber implements Subscriber<ShownKind> {
  readonly name = 'lead-views';
  readonly kinds = ['closing.noted', 'closing.corrected', 'closing.changed', 'question.ended'] as const;

  constructor(
    @Inject(Panel) private readonly panel: Panel,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(PurchasesService) private readonly purchases: PurchasesService,
  ) {}

  async handle(event: DomainEvent<ShownKind>, tx: Tx): Promise<void> {
    const { botId, conversationId } = event;
    tx.afterCommit(() => {
      if (event.kind === 'question.ended') return this.needs.announce(botId, [conversationId]);
      this.panel.emit(botId, 'closings.changed');
      if (event.kind === 'closing.changed') this.purchases.show(botId, conversationId);
    });
    await Promise.resolve();
  }
}
