import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';

/** A red square on white that every decoder accepts. A model that refuses it does not support images. */
const knownGoodPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAjUlEQVR4AdXBsQ2AMADAsBD1jw78fxJDLyk3dEAi9rX3pkziJE7iJE7iJE7iJE7iJE7iJE7iJE7iBoeeOfnSvRYnJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJG5w6F6LP5E4iZM4iZM4iZM4iZM4iZM4iZM4iZO4F5nACGbuwQ27AAAAAElFTkSuQmCC';
/** How long a result is kept. The model behind a name may change. */
const knownForMs = { seeing: 60 * 60_000, blind: 10 * 60_000 } as const;

/**
 * Result of a test request. `taken`: the model accepted it. `refused`: the service refused the request itself.
 * `unknown`: the failure is due to the service or to our side.
 */
export type Look = 'taken' | 'refused' | 'unknown';
export type Sight = keyof typeof knownForMs;

/**
 * A short question about a picture. With null, the question has no picture and tests whether the service answers at
 * all.
 */
export function lookAt(picture: string | null): ChatCompletionMessageParam[] {
  const text = 'Jawab dengan satu kata: apa warna yang terlihat?';
  if (picture === null) return [{ role: 'user', content: text }];
  return [
    {
      role: 'user',
      content: [
        { type: 'text', text },
        { type: 'image_url', image_url: { url: picture } },
      ],
    },
  ];
}

export const goodLook = lookAt(knownGoodPicture);
export const plainLook = lookAt(null);

/**
 * Classifies a failed test request by its status; null means that no answer came. llama.cpp and Ollama report
 * an unreadable picture as a server error.
 */
export function lookOf(status: number | null): Look {
  const isRefusal = [400, 404, 405, 413, 415, 422, 500, 501].includes(status ?? 0);
  return isRefusal ? 'refused' : 'unknown';
}

/** A model counts as blind when it refuses a valid picture but accepts the same request without one. */
export function sightOf(good: Look, plain: Look): Sight | null {
  if (good === 'taken') return 'seeing';
  return good === 'refused' && plain === 'taken' ? 'blind' : null;
}

/** When this result expires, in ms since the epoch. */
export function believedUntil(sight: Sight, nowMs: number): number {
  return nowMs + knownForMs[sight];
}

export function hasPicture(messages: readonly ChatCompletionMessageParam[]): boolean {
  return messages.some(({ content }) => Array.isArray(content) && content.some((part) => part.type === 'image_url'));
}
