import { z } from 'zod';
import { PackageId } from '../values/packages.js';
import { route } from './route.js';

export const AnalyticsSummary = z.object({
  totalToday: z.number().int(),
  total30Days: z.number().int(),
  /** 30 entries oldest first, dates as YYYY-MM-DD in Asia/Jakarta; empty when there was never a message. */
  dailyData: z.array(z.object({ date: z.string(), count: z.number().int() })),
  aiResponsesLeft: z.union([z.number().int(), z.literal('Unlimited')]),
  aiResponsesTotal: z.union([z.number().int(), z.literal('Unlimited')]),
  daysLeft: z.number().int(),
  /** 'Gratis' means free or no package (specification section 2). */
  packageName: z.string(),
  packageId: PackageId.nullable(),
  username: z.string(),
  email: z.string(),
  closingsToday: z.number().int(),
  needsYou: z.number().int(),
  /** Steps of the onboarding checklist that are done. */
  onboarding: z.object({ linked: z.boolean(), trained: z.boolean(), triedOut: z.boolean(), firstReply: z.boolean() }),
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

export const analytics = { summary: route('GET', '/analytics/summary', { reply: AnalyticsSummary }) } as const;
