import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';

/** The longest answers hold a model's thoughts besides its words: some hundred kB. */
const bytesMax = 8_000_000;

/**
 * Fetch that mends two dialects before the client reads them: Gemini wraps errors in an array, proxies answer in HTML.
 * Of good answers only the length is watched.
 */
export async function llmFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await boundedFetch(input, init, bytesMax);
  if (response.ok) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  // fetch has undone the encoding already
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(unwrapError(text), { status: response.status, statusText: response.statusText, headers });
}

/** `[{"error": …}]` becomes `{"error": …}`; anything else stays. */
export function unwrapError(text: string): string {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length > 0 ? JSON.stringify(list[0]) : text;
  } catch {
    return text;
  }
}
