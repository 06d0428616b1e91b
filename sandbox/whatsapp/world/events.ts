/** Events of the sandbox, for the control page. */
export type SandboxEvent =
  | { type: 'phone'; number: string; name: string }
  | { type: 'pairing'; number: string; device: number }
  | { type: 'passkey'; number: string; stage: string }
  | { type: 'unlinked'; number: string; device: number }
  | { type: 'connect' | 'disconnect'; number: string | null; device: number | null }
  | { type: 'message'; number: string; row: object }
  | { type: 'changed'; number: string; id: string }
  | { type: 'status'; number: string; id: string; status: string }
  | { type: 'typing'; number: string; from: string; state: string }
  | { type: 'fault'; fault: object };

type Listener = (event: SandboxEvent & { at: number }) => void;

/** Notifies listeners. Costs nothing without listeners. */
export class Events {
  #listeners = new Set<Listener>();

  emit(event: SandboxEvent): void {
    if (this.#listeners.size === 0) return;
    const dated = { ...event, at: Date.now() };
    for (const listener of this.#listeners) listener(dated);
  }

  /** Returns the function that removes the listener. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
