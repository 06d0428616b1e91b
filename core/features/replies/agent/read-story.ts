import type { ThreadMessage } from '../../conversations/conversations.types.js';
import type { ReadStory } from '../../conversations/reply-story.types.js';
import type { Situation } from './draft.types.js';

/** All pictures that the model is shown. */
export function picturesOf({ images, previews }: Situation): string[] {
  return [...(previews?.values() ?? []), ...(images?.values() ?? [])];
}

/** The situation with only the pictures that `isShown` accepts. */
export function withPictures(situation: Situation, isShown: (url: string) => boolean): Situation {
  const some = (pictures: Situation['images']) => new Map([...(pictures ?? [])].filter(([, url]) => isShown(url)));
  return { ...situation, images: some(situation.images), previews: some(situation.previews) };
}

/** The model's input for an answer, in the form in which it is stored. */
export function readStory(
  messages: readonly ThreadMessage[],
  { images, previews, memory }: Pick<Situation, 'images' | 'previews' | 'memory'>,
): ReadStory {
  const facts = Object.entries(memory?.facts ?? {}).map(([kind, { value }]) => [kind, value]);
  return {
    first: messages[0]?.id ?? null,
    last: messages.at(-1)?.id ?? null,
    messages: messages.length,
    pictures: [images, previews].flatMap((shown) => messages.filter(({ id }) => shown?.has(id))).length,
    summary: memory?.summary ?? '',
    facts: Object.fromEntries(facts) as ReadStory['facts'],
  };
}
