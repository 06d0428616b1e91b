/** An answer that went on longer than anything that was asked for. */
export class EndlessAnswerError extends Error {
  override name = 'EndlessAnswerError';

  constructor(readonly bytesMax: number) {
    super(`the answer is longer than ${bytesMax} bytes`);
  }
}

/**
 * `fetch` for services that an operator has chosen: what they answer is read into memory, so its length has an end. One that goes on
 * breaks off with EndlessAnswerError where it is read, and its connection is closed.
 * @param bytesMax of the body as it is read, after any compression
 */
export async function boundedFetch(input: string | URL | Request, init: RequestInit | undefined, bytesMax: number): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null || keepsTo(response.headers, bytesMax)) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new EndlessAnswerError(bytesMax);
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
}

/** HTTP ends a body where its announced length does; compressed, it says nothing of what comes out. */
function keepsTo(headers: Headers, bytesMax: number): boolean {
  const announced = headers.get('content-length');
  return announced !== null && !headers.has('content-encoding') && Number(announced) <= bytesMax;
}
