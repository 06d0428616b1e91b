import { limits } from '#contracts/values/limits';

/** The selected chats, and the last selected one, from which the next range starts. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly last: string | null;
}

/**
 * Toggles the selection of a chat. A range selects every chat from `last` to this one in list order. The
 * selection never exceeds `limits.chosenChatsMax`.
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

/** Selects all chats of the list up to the maximum, or none when those are already selected. */
export function allOrNone({ ids }: Chosen, order: readonly string[]): Chosen {
  const all = order.slice(0, limits.chosenChatsMax);
  return { ids: all.every((id) => ids.has(id)) ? new Set() : new Set(all), last: null };
}

/** True when nothing can be added: the whole list is selected, or the maximum number of chats per action. */
export function isEveryChosen(chosenCount: number, listedCount: number): boolean {
  return chosenCount > 0 && chosenCount === Math.min(listedCount, limits.chosenChatsMax);
}
