import { hourMs } from '#contracts/values/base/durations';

/**
 * Maximum number of cart requests per hour. WhatsApp restricts accounts that send many requests about catalogues. Of
 * carts beyond the maximum, only the message's own text is kept.
 */
const perHour = { person: 5, account: 60 } as const;

/** How many carts an account may still request from WhatsApp. */
export class CartBudget {
  private asked: { readonly conversationId: string; readonly atMs: number }[] = [];

  /**
   * Takes one request for a cart of this conversation.
   * @param nowMs a monotonic time, in milliseconds
   * @returns false when the hour's requests are used up
   */
  take(conversationId: string, nowMs: number): boolean {
    this.asked = this.asked.filter(({ atMs }) => nowMs - atMs < hourMs);
    const ofPerson = this.asked.filter((one) => one.conversationId === conversationId).length;
    if (ofPerson >= perHour.person || this.asked.length >= perHour.account) return false;
    this.asked.push({ conversationId, atMs: nowMs });
    return true;
  }
}
