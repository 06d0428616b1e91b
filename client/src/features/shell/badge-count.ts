/** Formats a count for a badge. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
