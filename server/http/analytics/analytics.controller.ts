import { Controller, Inject } from '@nestjs/common';
import { analytics, type AnalyticsSummary } from '#contracts/http/account/analytics';
import { AnalyticsService } from '#core/features/analytics/analytics.service';
import type { Actor } from '#core/features/auth/actor';
import { Implements } from '../base/implements.decorator.js';
import { Me } from '../guard/me.decorator.js';

@Controller()
export class AnalyticsController {
  constructor(@Inject(AnalyticsService) private readonly figures: AnalyticsService) {}

  @Implements(analytics.summary)
  summary(@Me() me: Actor): Promise<AnalyticsSummary> {
    return this.figures.summary(me);
  }
}
