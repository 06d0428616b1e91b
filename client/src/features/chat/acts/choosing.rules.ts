import { limits } from '#contracts/values/limits';

/** Chats that are chosen, and the one from which a range is chosen next. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly last: string | null;
}

/**
 * Chooses a chat, or leaves it out when it was chosen; a range chooses all from the last one to it, as they stand in the list. More than
 * `limits.chosenChatsMax` are never chosen.
 */
export function withChoice({ ids, last }: Chosen, order: readonly string[], id: string, isRange: boolean): Chosen {
  const next = new Set(ids);
  const from = order.findIndex((one) => one === last);
  const to = order.indexOf(id);
  if (isRange && from !== -1 && to !== -1) {
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const one of from < to ? between : between.toReversed()) if (next.size < limits.chosenChatsMax) next.add(one);
  } else if (!next.delete(id) && next.size < limits.chosenChatsMax) next.add(id);
  return { ids: next, last: id };
}

/** All of the list, or none when all that may be chosen are. */
export function allOrNone({ ids }: Chosen, order: readonly string[]): Chosen {
  const all = order.slice(0, limits.chosenChatsMax);
  return { ids: all.every((id) => ids.has(id)) ? new Set() : new Set(all), last: null };
}
