/** The response was larger than the limit. */
export class EndlessAnswerError extends Error {
  override name = 'EndlessAnswerError';

  constructor(readonly bytesMax: number) {
    super(`the answer is longer than ${bytesMax} bytes`);
  }
}

/**
 * `fetch` for services that an operator has chosen. Their answers are loaded into memory, so their size is limited.
 * Reading a larger answer throws EndlessAnswerError and closes the connection.
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

/**
 * True when the announced length guarantees that the body is within the limit. HTTP guarantees the length of an
 * uncompressed body only. A compressed body may decompress to any size.
 */
function keepsTo(headers: Headers, bytesMax: number): boolean {
  const announced = headers.get('content-length');
  return announced !== null && !headers.has('content-encoding') && Number(announced) <= bytesMax;
}
