export type Toast = { id: number; text: string };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice over whatever screen is open. The same text is not stacked twice. */
export function notify(text: string): void {
  const others = toasts.filter((toast) => toast.text !== text);
  publish([...others.slice(-2), { id: nextId++, text }]);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
