import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';

/**
 * An account's rules on one day. Only discounts and offers of that day are included, but all codes, so that the bot
 * can say that a code has expired.
 */
export interface PresentRules extends Readonly<OrderRules> {
  /** YYYY-MM-DD in the shop's time zone. */
  readonly day: string;
}

export const noPresentRules: PresentRules = { ...noOrderRules, day: '' };
