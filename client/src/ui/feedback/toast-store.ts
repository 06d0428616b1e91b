import type { NoticeLevel } from '#contracts/values/notices';

/**
 * A short message over any screen. `notice` is set for one of the owner's notices: its id, its level and the path
 * that it concerns. Without `notice`, the tone follows the panel's message rule.
 */
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly at: number;
  readonly notice?: { readonly id: string; readonly level: NoticeLevel; readonly path: string };
};

let toasts: readonly Toast[] = [];
let nextId = 1;
/** Path of the open chat or of the open bot page, in the form in which notices contain it. */
let openPath: string | null = null;
/** Maximum time between saving a form and showing the screen that the form leads to. */
const stepMs = 2_000;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice over any screen. The same text is not stacked twice. */
export function notify(text: string, notice?: Toast['notice']): void {
  const others = toasts.filter((toast) => toast.text !== text);
  // At most two earlier toasts stay. Other toasts are dropped before serious notices.
  const kept = others.toSorted((one, other) => Number(isSerious(one)) - Number(isSerious(other))).slice(-2);
  publish([...kept, { id: nextId++, text, at: performance.now(), ...(notice && { notice }) }]);
}

/** True for a serious notice. It stays until it is closed or until its cause has ended. */
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
 * Sets the open screen that already shows why the owner is needed: a chat, or the bot's page. A serious notice about
 * that screen is hidden, because it would only cover texts and buttons there. It reappears when the owner leaves the
 * screen without handling it.
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
