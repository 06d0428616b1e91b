import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';

/** The longest answers contain reasoning besides the reply: some hundred kB. */
const bytesMax = 8_000_000;

/**
 * A `fetch` that repairs two dialects before the client parses them: Gemini wraps errors in an array, and
 * proxies answer in HTML. Successful responses are only limited in size.
 */
export async function llmFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await boundedFetch(input, init, bytesMax);
  if (response.ok) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  // `fetch` has already decoded the body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(unwrapError(text), { status: response.status, statusText: response.statusText, headers });
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
