import type { Locator } from 'playwright-core';

/** Whether two things on the page stand one above the other, so that neither covers anything of the other. False while one of them is not drawn. */
export async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y);
}
