import type { Locator } from 'playwright-core';

/**
 * True when two elements on the page are stacked vertically without overlap. False while one of them is not
 * drawn.
 */
export async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y);
}
