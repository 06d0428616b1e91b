/** The response was larger than the limit. */
export class EndlessAnswerError extends Error {
  override name = 'EndlessAnswerError';

  constructor(readonly bytesMax: number) {
    super(`the answer is longer than ${bytesMax} bytes`);
  }
}

/**
 * `fetch` for services that an operator has chosen. Their answers are read into memory, so their size is
 * limited: reading a larger one throws EndlessAnswerError and closes the connection.
 * @param bytesMax size of the body after decompression
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

/** The announced length is reliable for an uncompressed body only: HTTP guarantees it. A compressed body may unpack to any size. */
function keepsTo(headers: Headers, bytesMax: number): boolean {
  const announced = headers.get('content-length');
  return announced !== null && !headers.has('content-encoding') && Number(announced) <= bytesMax;
}
