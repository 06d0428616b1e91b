/**
 * Whether somebody at that origin may bring an answer: the helper (browsers name its own address), the panel itself, or a program that
 * is no browser. Any other page is one that the owner never started, whatever token it has got hold of.
 */
export function mayBringAnswer(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || /^(chrome|moz)-extension:\/\/[\w-]+$/.test(origin);
}
