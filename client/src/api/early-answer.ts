/** What the document itself has asked for already (`client/build/preload-first-view.ts`). */
interface EarlyAnswer {
  readonly address: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

type Early = { earlyAnswer?: EarlyAnswer };

/** The answer to a read that the document asked for with this token, once; null for any other. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const place = globalThis as Early;
  const early = place.earlyAnswer;
  if (!early || early.address !== address) return null;
  delete place.earlyAnswer;
  return early.token === token ? early.answer : null;
}
