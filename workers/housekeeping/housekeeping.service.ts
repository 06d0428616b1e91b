import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { LateHandovers } from '#core/features/replies/late-handovers.service';
import { RepliesService } from '#core/features/replies/replies.service';
import { SealingService } from '#core/features/sealing/sealing.service';
import { EndedNeeds } from '#core/features/subscribers/ended-needs.service';
import { Sweeper } from '../base/sweeper.js';

const unansweredEveryMs = 10_000;
const lateEveryMs = 60_000;
const recordingsEveryMs = 10_000;
const needsEveryMs = 15_000;
const sealingEveryMs = 5_000;
const eventsEveryMs = 5_000;

/** Cleans up what a crash or an emptied Redis may have left behind, and completes key rotations. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(Sweeper) private readonly sweeper: Sweeper,
    @Inject(RepliesService) private readonly replies: RepliesService,
    @Inject(LateHandovers) private readonly late: LateHandovers,
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
    @Inject(EndedNeeds) private readonly needs: EndedNeeds,
    @Inject(SealingService) private readonly sealing: SealingService,
    @Inject(EventDispatcher) private readonly events: EventDispatcher,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every('unanswered-turns', unansweredEveryMs, () => this.replies.sweep());
    this.sweeper.every('late-handovers', lateEveryMs, () => this.late.sweep());
    this.sweeper.every('lost-recordings', recordingsEveryMs, () => this.files.giveUpLostRecordings());
    this.sweeper.every('ended-needs', needsEveryMs, () => this.needs.sweep());
    this.sweeper.every('events', eventsEveryMs, () => this.events.sweep());
    this.sweeper.every('sealing', sealingEveryMs, () => this.sealing.sweep());
  }
}
