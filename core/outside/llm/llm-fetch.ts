/**
 * Fetch that mends two dialects before the client reads them: Gemini wraps errors in an array, proxies answer in HTML.
 * Only failed answers are touched.
 */
export async function llmFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
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
