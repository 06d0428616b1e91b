import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';

/** A red square on white, which every decoder takes: what refuses it cannot see. */
const knownGoodPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAjUlEQVR4AdXBsQ2AMADAsBD1jw78fxJDLyk3dEAi9rX3pkziJE7iJE7iJE7iJE7iJE7iJE7iJE7iBoeeOfnSvRYnJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJE7iJG5w6F6LP5E4iZM4iZM4iZM4iZM4iZM4iZM4iZO4F5nACGbuwQ27AAAAAElFTkSuQmCC';
/** The model behind a name may change. */
const knownForMs = { seeing: 60 * 60_000, blind: 10 * 60_000 } as const;

/** What became of a look: `refused` is about the request, `unknown` about the service or us. */
export type Look = 'taken' | 'refused' | 'unknown';
export type Sight = keyof typeof knownForMs;

/** A short question about a picture; about nothing for null, to see whether the service answers at all. */
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

/** By the status of a failed look; null when no answer came. llama.cpp and Ollama call a picture they cannot read their own failure. */
export function lookOf(status: number | null): Look {
  const isRefusal = [400, 404, 405, 413, 415, 422, 500, 501].includes(status ?? 0);
  return isRefusal ? 'refused' : 'unknown';
}

/** Blind is proved by a good picture that is refused where words alone are taken. */
export function sightOf(good: Look, plain: Look): Sight | null {
  if (good === 'taken') return 'seeing';
  return good === 'refused' && plain === 'taken' ? 'blind' : null;
}

/** Until when that is believed. */
export function believedUntil(sight: Sight, nowMs: number): number {
  return nowMs + knownForMs[sight];
}

export function hasPicture(messages: readonly ChatCompletionMessageParam[]): boolean {
  return messages.some(({ content }) => Array.isArray(content) && content.some((part) => part.type === 'image_url'));
}
