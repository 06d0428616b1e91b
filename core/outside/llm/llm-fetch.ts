import { cutText } from '#contracts/values/texts';
import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { ValueCount } from '../../platform/json/many-values.rules.js';

/** Maximum size of an answer. The longest answers contain reasoning besides the reply, and have some hundred kB. */
const bytesMax = 8_000_000;
/**
 * Maximum number of JSON values in an answer, or in one event of a stream. An answer has some hundred. Parsing a
 * million takes a second.
 */
const valuesMax = 100_000;
/**
 * Maximum number of JSON values in all events of a stream. The longest answers have some ten thousand events of
 * twenty values.
 */
const streamValuesMax = 300_000;
/** Maximum length of an error's text. The longest texts quote the model's output. */
const errorChars = 100_000;

/** The answer has far more JSON values than any completion, and must not be parsed. */
class ManyValuesError extends SyntaxError {
  override name = 'ManyValuesError';
}

/**
 * A `fetch` that repairs two dialects before the client parses them: Gemini wraps errors in an array, and
 * proxies answer in HTML. Successful responses are only limited in size and in the number of their values.
 */
export async function llmFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await boundedFetch(input, init, bytesMax);
  if (response.ok) return withFewValues(response);
  const text = cutText(await response.text(), errorChars);
  const headers = new Headers(response.headers);
  // `fetch` has already decoded the body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(unwrapError(text), { status: response.status, statusText: response.statusText, headers });
}

/** The same response, whose body fails to load once it has too many values. Nothing is parsed then. */
function withFewValues(response: Response): Response {
  if (response.body === null) return response;
  const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
  const count = new ValueCount(valuesMax, isStream, streamValuesMax);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      if (count.isExceededBy(piece)) throw new ManyValuesError(`the answer has more than ${valuesMax} values`);
      controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}

/** Turns `[{"error": …}]` into `{"error": …}`. Any other text is returned unchanged. */
export function unwrapError(text: string): string {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length > 0 ? JSON.stringify(list[0]) : text;
  } catch {
    return text;
  }
}
