import { z } from 'zod';
import { PackageId } from '../../values/ids.js';
import { findPackage } from '../../values/selling/packages.js';
import { fromFields, reading } from '../../values/reading.js';
import { ClosingSum } from '../chat/closings.js';
import { AnswersWhen } from '../../values/bot/answers-when.js';
import { route } from '../route.js';

/**
 * Fills in fields that the specification does not have: the quota as sold in the catalogue, and an onboarding
 * checklist without open steps.
 */
const withOurs = fromFields((fields) => {
  const { packageId, aiResponsesLeft } = fields;
  const sold = typeof packageId === 'string' ? findPackage(packageId)?.ai_responses : undefined;
  const onboarding = { linked: true, trained: true, triedOut: true, firstReply: true };
  const none = { count: 0, amount: 0 };
  return {
    aiResponsesTotal: sold ?? aiResponsesLeft,
    dailyBefore: [],
    aiFailing: false,
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
    /**
     * 30 entries, oldest first, dates as YYYY-MM-DD in Asia/Jakarta; empty when there has never been a
     * message.
     */
    dailyData: z.array(z.object({ date: z.string(), count: z.number().int() })),
    /**
     * Message counts of the 30 days before the days of `dailyData`, oldest first. Empty when `dailyData` is empty.
     */
    dailyBefore: z.array(z.number().int()),
    aiResponsesLeft: z.union([z.number().int(), z.literal('Unlimited')]),
    aiResponsesTotal: z.union([z.number().int(), z.literal('Unlimited')]),
    daysLeft: z.number().int(),
    /** 'Gratis' means free or no package. */
    packageName: z.string(),
    packageId: PackageId.nullable(),
    /** True when the trial was already used, by this account or by an earlier account with the same address. */
    trialUsed: z.boolean(),
    /** True when this account has had a package, bought or free. Absent in answers of older servers. */
    hadPackage: z.boolean().optional(),
    username: z.string(),
    email: z.string(),
    closingsToday: z.number().int(),
    /** Cancelled closings are left out. `month` is the current calendar month; `daily` has the days of `dailyData`. */
    closings: z.object({
      today: ClosingSum,
      month: ClosingSum,
      daily: z.array(ClosingSum.extend({ date: z.string() })),
    }),
    needsYou: z.number().int(),
    /** True when the AI models failed at the latest requested answer. */
    aiFailing: z.boolean(),
    /** When the owner lets the bot answer. */
    answersWhen: AnswersWhen.optional(),
    /** True when notices reach a number or a device outside the panel; until then important notices are mailed. */
    reachable: z.boolean().optional(),
    /** Completed steps of the onboarding checklist. */
    onboarding: z.object({ linked: z.boolean(), trained: z.boolean(), triedOut: z.boolean(), firstReply: z.boolean() }),
  })
  .register(reading, { from: withOurs });
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

export const analytics = {
  summary: route('GET', '/analytics/summary', { scope: 'bot', needs: 'figures.read', reply: AnalyticsSummary }),
} as const;
