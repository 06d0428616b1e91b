import { z } from 'zod';
import { PackageId } from '../../values/ids.js';
import { findPackage } from '../../values/selling/packages.js';
import { fromFields, reading } from '../../values/reading.js';
import { ClosingSum } from '../chat/closings.js';
import { route } from '../route.js';

/** What the specification does not name: the quota as the catalogue sells it, and no step of the checklist that could be open. */
const withOurs = fromFields((fields) => {
  const { packageId, aiResponsesLeft } = fields;
  const sold = typeof packageId === 'string' ? findPackage(packageId)?.ai_responses : undefined;
  const onboarding = { linked: true, trained: true, triedOut: true, firstReply: true };
  const none = { count: 0, amount: 0 };
  return {
    aiResponsesTotal: sold ?? aiResponsesLeft,
    dailyBefore: [],
    aiTrouble: false,
    trialUsed: false,
    onboarding,
    closings: { today: none, month: none, daily: [] },
    ...fields,
  };
});

export const AnalyticsSummary = z
  .object({
    totalToday: z.number().int(),
    total30Days: z.number().int(),
    /** 30 entries oldest first, dates as YYYY-MM-DD in Asia/Jakarta; empty when there was never a message. */
    dailyData: z.array(z.object({ date: z.string(), count: z.number().int() })),
    /** Counts of the 30 days before those, oldest first; empty with `dailyData`. */
    dailyBefore: z.array(z.number().int()),
    aiResponsesLeft: z.union([z.number().int(), z.literal('Unlimited')]),
    aiResponsesTotal: z.union([z.number().int(), z.literal('Unlimited')]),
    daysLeft: z.number().int(),
    /** 'Gratis' means free or no package. */
    packageName: z.string(),
    packageId: PackageId.nullable(),
    /** The trial was had before, under this account or an earlier one of this address. */
    trialUsed: z.boolean(),
    username: z.string(),
    email: z.string(),
    closingsToday: z.number().int(),
    /** Cancelled ones left out. `month` is this calendar month; `daily` has the days of `dailyData`. */
    closings: z.object({
      today: ClosingSum,
      month: ClosingSum,
      daily: z.array(ClosingSum.extend({ date: z.string() })),
    }),
    needsYou: z.number().int(),
    /** The models failed at the last answer that was asked of them. */
    aiTrouble: z.boolean(),
    /** Steps of the onboarding checklist that are done. */
    onboarding: z.object({ linked: z.boolean(), trained: z.boolean(), triedOut: z.boolean(), firstReply: z.boolean() }),
  })
  .register(reading, { from: withOurs });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

export const analytics = { summary: route('GET', '/analytics/summary', { reply: AnalyticsSummary }) } as const;
