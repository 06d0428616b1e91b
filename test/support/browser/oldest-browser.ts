import type { BrowserContext } from 'playwright-core';

/**
 * Browser features that the oldest supported browsers lack (docs/decisions/0129). Safari is nearly always the oldest
 * one: an iPhone that does not get iOS 17 keeps its Safari engine, whatever browser is installed. In a tab of such a
 * phone notifications do not exist either. `checkVisibility` is missing there too, but the code that inspects the
 * pages for these tests needs it, so it is not in this list.
 */
const learntLater = `
  AbortSignal.any URL.canParse URL.parse URLPattern Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync Iterator
  Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.symmetricDifference Set.prototype.isSubsetOf
  Set.prototype.isSupersetOf Set.prototype.isDisjointFrom RegExp.escape Error.isError Math.sumPrecise Intl.DurationFormat
  ArrayBuffer.prototype.transfer Uint8Array.fromBase64 Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex Response.prototype.bytes
  HTMLElement.prototype.showPopover Document.prototype.startViewTransition Document.prototype.caretPositionFromPoint Highlight CSS.highlights
  CloseWatcher navigation scheduler requestIdleCallback cancelIdleCallback BarcodeDetector Notification PushManager
  PublicKeyCredential.parseRequestOptionsFromJSON PublicKeyCredential.prototype.toJSON PublicKeyCredential.getClientCapabilities
  Navigator.prototype.connection Navigator.prototype.userAgentData Navigator.prototype.vibrate
`;

/** Removes the functions that the oldest browsers lack. Applies to every page of the context. */
export async function ageBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget, learntLater.trim().split(/\s+/));
}

/** Runs in the page. @param paths property paths, starting at the global object */
function forget(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop()!;
    const holder = names.reduce<object | undefined>((at, one) => (at as Record<string, object> | undefined)?.[one], globalThis);
    if (holder) Reflect.deleteProperty(holder, name);
  }
  // Iterator helpers are newer than the iterator protocol, so the helpers are removed from the prototype of
  // iterators.
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  for (const name of Object.getOwnPropertyNames(iterator)) Reflect.deleteProperty(iterator, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}
