/** A count as a badge shows it. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
