/** A request that the HTML document has already sent (`client/build/preload-first-view.ts`). */
interface EarlyAnswer {
  readonly address: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

type Early = { earlyAnswer?: EarlyAnswer };

/** Answer to a read that the document requested with this token. It is returned once; null for any other read. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const place = globalThis as Early;
  const early = place.earlyAnswer;
  if (!early || early.address !== address) return null;
  delete place.earlyAnswer;
  return early.token === token ? early.answer : null;
}
