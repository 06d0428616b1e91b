/** Price in Rupiah per million tokens, for input and output. */
export interface ModelPrice {
  readonly model: string;
  readonly read: number;
  readonly written: number;
}

export interface UsedTokens {
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/**
 * The cost of one answer in hundredths of a Rupiah, or null when no price is configured for the model.
 * Services append a date to the requested model name, so the longest configured name that is a prefix of it
 * applies. Discounts for cached tokens are unknown and ignored.
 */
export function costSen(prices: readonly ModelPrice[], { model, promptTokens, completionTokens }: UsedTokens): number | null {
  const price = prices.filter((one) => model.startsWith(one.model)).toSorted((one, other) => other.model.length - one.model.length)[0];
  return price ? Math.round((price.read * promptTokens + price.written * completionTokens) / 10_000) : null;
}
