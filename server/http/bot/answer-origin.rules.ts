/**
 * True when a request from that origin may submit a passkey answer: the helper extension (browsers send its own
 * address), the panel itself, or a client that is not a browser. Any other page was not opened by the owner and is
 * refused, whatever token it holds.
 */
export function mayBringAnswer(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || /^(chrome|moz)-extension:\/\/[\w-]+$/.test(origin);
}
