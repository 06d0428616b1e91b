/** A request that the HTML document has already sent (`client/build/preload-first-view.ts`). */
interface EarlyAnswer {
  readonly address: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

type Early = { earlyAnswer?: EarlyAnswer };

/**
 * Returns the answer to a GET request that the document has already sent with this token. Each answer is returned
 * once. Returns null for any other request.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const place = globalThis as Early;
  const early = place.earlyAnswer;
  if (!early || early.address !== address) return null;
  delete place.earlyAnswer;
  return early.token === token ? early.answer : null;
}
