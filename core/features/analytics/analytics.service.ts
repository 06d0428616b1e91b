import { Inject, Injectable } from '@nestjs/common';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { limits } from '#contracts/values/limits';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Brief } from '../../platform/search/brief.rules.js';
import { AccountService } from '../account/account.service.js';
import type { Actor } from '../auth/actor.js';
import { BotsService } from '../bots/bots.service.js';
import { ClosingsService } from '../closings/closings.service.js';
import { ConversationFigures } from '../conversations/inbox/figures.service.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PlansService } from '../plans/plans.service.js';
import { ProductsService } from '../products/products.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { isAiFailing, lastDays, soldDaily, zeroFilled } from './analytics.rules.js';

/** The dashboard's figures. "Today" and the days of the chart are those of Asia/Jakarta. */
@Injectable()
export class AnalyticsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ProductsService) private readonly products: ProductsService,
    @Inject(KnowledgeService) private readonly knowledge: KnowledgeService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(ClosingsService) private readonly closings: ClosingsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(ConversationFigures) private readonly figures: ConversationFigures,
  ) {}

  async summary({ personId, accountId, botId }: Pick<Actor, 'personId' | 'accountId' | 'botId'>): Promise<AnalyticsSummary> {
    const today = this.clock.today();
    const bothMonths = lastDays(today, 2 * limits.chartDays);
    const days = bothMonths.slice(-limits.chartDays);
    const [account, [plan, counted, doings, progress, products, answers, number, sold, reachable]] = await Promise.all([
      this.accounts.get(personId),
      this.database.pipelined((sql) =>
        Promise.all([
          this.plans.summary(accountId, sql),
          this.figures.daily(sql, botId, bothMonths[0]!),
          this.figures.doings(sql, botId),
          this.prompts.progress(botId, sql),
          this.products.brief({ accountId, botId }, sql),
          this.knowledge.brief(accountId, sql),
          this.bots.linkedNumber(botId, sql),
          this.closings.figures(sql, botId, today, days[0]!),
          this.notifications.isReachable(personId, botId, sql),
        ]),
      ),
    ]);
    const filledBoth = zeroFilled(bothMonths, counted);
    const filled = filledBoth.slice(-limits.chartDays);
    const total30Days = filled.reduce((sum, day) => sum + day.count, 0);
    const { needsYou, firstReply, lastThoughtAt } = doings;
    const { trained, triedOut, aiFailedAt, answersWhen } = progress;
    const isCounted = total30Days > 0 || (await this.figures.everCounted(this.database, botId));
    return {
      totalToday: filled.at(-1)!.count,
      total30Days,
      dailyData: isCounted ? filled : [],
      dailyBefore: isCounted ? filledBoth.slice(0, limits.chartDays).map(({ count }) => count) : [],
      aiResponsesLeft: plan.aiResponsesLeft,
      aiResponsesTotal: plan.aiResponsesTotal,
      daysLeft: plan.daysLeft,
      packageName: plan.packageName,
      packageId: plan.packageId,
      trialUsed: await this.plans.isTrialUsed(accountId, account.email),
      hadPackage: plan.hadPackage,
      username: account.email.slice(0, account.email.lastIndexOf('@')),
      email: account.email,
      closingsToday: sold.today.count,
      closings: { today: sold.today, month: sold.month, daily: soldDaily(days, sold.days) },
      needsYou,
      aiFailing: isAiFailing(aiFailedAt, lastThoughtAt, this.clock.now()),
      answersWhen,
      reachable,
      onboarding: { linked: number !== null, trained: trained || hasAny(products) || hasAny(answers), triedOut, firstReply },
    };
  }
}

/** True when the list has rows. A list that is too long to be loaded completely also counts as not empty. */
function hasAny({ rows, isWhole }: Brief<unknown>): boolean {
  return rows.length > 0 || !isWhole;
}
