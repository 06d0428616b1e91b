export type Toast = { id: number; text: string; at: number };

let toasts: readonly Toast[] = [];
let nextId = 1;
/** Time from a saved form to the screen it leads to. */
const stepMs = 2_000;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice over any screen. The same text is not stacked twice. */
export function notify(text: string): void {
  const others = toasts.filter((toast) => toast.text !== text);
  publish([...others.slice(-2), { id: nextId++, text, at: performance.now() }]);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/**
 * After a change of screen: removes toasts of the previous screen. Toasts younger than `stepMs` belong to the
 * change itself and stay.
 */
export function dismissOldToasts(): void {
  const kept = toasts.filter((toast) => performance.now() - toast.at < stepMs);
  if (kept.length < toasts.length) publish(kept);
}

/** After a login: removes all earlier toasts. */
export function dismissAllToasts(): void {
  publish([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
