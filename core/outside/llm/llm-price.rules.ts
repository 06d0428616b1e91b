/** Rupiah for a million tokens, read and written. */
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
 * What one answer of a model cost, in hundredths of a Rupiah; null when the operator gave no price for it. Services add a date to the name they
 * were asked for: the longest price's name that the model's begins with counts. What a service takes off for cached tokens is not known.
 */
export function costSen(prices: readonly ModelPrice[], { model, promptTokens, completionTokens }: UsedTokens): number | null {
  const price = prices.filter((one) => model.startsWith(one.model)).toSorted((one, other) => other.model.length - one.model.length)[0];
  return price ? Math.round((price.read * promptTokens + price.written * completionTokens) / 10_000) : null;
}
