import { Inject, Injectable } from '@nestjs/common';
import { NumberCheck } from '#core/features/bots/number-check.service';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { SessionNumbers } from '#core/features/bots/session-numbers.service';
import { SessionOutages } from '#core/features/bots/session-outages.service';
import { SessionReports } from '#core/features/bots/session-reports.service';
import { SessionVault } from '#core/features/bots/session-vault.service';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { ConversationsService } from '#core/features/conversations/conversations.service';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { PlansService } from '#core/features/plans/plans.service';
import { Config } from '#core/platform/config/config';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Log } from '#core/platform/log/log';
import { GroupCommit } from '../commit/group-commit.js';
import { IntakeFaults } from '../commit/intake-faults.js';
import { KeyShelf } from '../commit/key-shelf.js';
import { UnreadableKeys } from './unreadable-keys.js';

/** The services that every session of this process shares. */
@Injectable()
export class SessionDoors {
  constructor(
    @Inject(Config) readonly config: Config,
    @Inject(Log) readonly log: Log,
    @Inject(SecretBox) readonly box: SecretBox,
    @Inject(SessionVault) readonly vault: SessionVault,
    @Inject(SessionLeases) readonly leases: SessionLeases,
    @Inject(SessionNumbers) readonly activeNumbers: SessionNumbers,
    @Inject(SessionOutages) readonly outages: SessionOutages,
    @Inject(SessionReports) readonly reports: SessionReports,
    @Inject(GroupCommit) readonly commits: GroupCommit,
    @Inject(KeyShelf) readonly keys: KeyShelf,
    @Inject(IntakeFaults) readonly faults: IntakeFaults,
    @Inject(UnreadableKeys) readonly unreadable: UnreadableKeys,
    @Inject(NumberCheck) readonly numbers: NumberCheck,
    @Inject(ConversationsService) readonly conversations: ConversationsService,
    @Inject(ActivityLogService) readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) readonly notifications: NotificationsService,
    @Inject(PlansService) readonly plans: PlansService,
  ) {}
}
