import type { NoticeLevel } from '#contracts/values/notices';

/**
 * A short notice over any screen. `notice`: one of the owner's notices, with its id, level and the path that it
 * is about; without it, the tone follows the panel's message rule.
 */
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly at: number;
  readonly notice?: { readonly id: string; readonly level: NoticeLevel; readonly path: string };
};

let toasts: readonly Toast[] = [];
let nextId = 1;
/** Path of the open chat or of the bot's page while it is open, as notices name it. */
let openPath: string | null = null;
/** Time from a saved form to the screen it leads to. */
const stepMs = 2_000;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice over any screen. The same text is not stacked twice. */
export function notify(text: string, notice?: Toast['notice']): void {
  const others = toasts.filter((toast) => toast.text !== text);
  // when there are too many, serious notices are dropped last
  const kept = others.toSorted((one, other) => Number(isSerious(one)) - Number(isSerious(other))).slice(-2);
  publish([...kept, { id: nextId++, text, at: performance.now(), ...(notice && { notice }) }]);
}

/** Serious notices stay until they are closed, or until what they report is over. */
export const isSerious = ({ notice }: Toast): boolean => notice?.level === 'serious';

/** Removes the toasts of notices that have ended, by their ids. */
export function dismissNotices(ids: ReadonlySet<string>): void {
  const kept = toasts.filter(({ notice }) => !notice || !ids.has(notice.id));
  if (kept.length < toasts.length) publish(kept);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/**
 * After a change of screen: removes toasts of the previous screen. Toasts younger than `stepMs` belong to the
 * change itself and stay, as do serious notices.
 * @param nowMs the present moment, as `performance.now()` counts it
 */
export function dismissOldToasts(nowMs = performance.now()): void {
  const kept = toasts.filter((toast) => isSerious(toast) || nowMs - toast.at < stepMs);
  if (kept.length < toasts.length) publish(kept);
}

/** After a login: removes all earlier toasts. */
export function dismissAllToasts(): void {
  publish([]);
}

/**
 * The open place that already shows why the owner is needed: a chat, or the bot's page. A serious notice about it would
 * only cover its texts and buttons. It comes back when the owner leaves the place without handling it.
 */
export function setOpenPlace(path: string | null): void {
  openPath = path;
  publish(toasts);
}

let shown: { readonly of: readonly Toast[]; readonly path: string | null; readonly toasts: readonly Toast[] } | null = null;

/** The toasts to show; the same array until something changes. */
export function readToasts(): readonly Toast[] {
  if (shown?.of !== toasts || shown.path !== openPath)
    shown = { of: toasts, path: openPath, toasts: toasts.filter((toast) => !isSerious(toast) || toast.notice!.path !== openPath) };
  return shown.toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
