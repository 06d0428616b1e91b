type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the panel's password prompt. Returns a function that unregisters it. */
export function onPasswordNeeded(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/**
 * Prompts the owner for the password; concurrent requests share one prompt.
 * @returns true when the server accepted the password: the request that needed it can then be repeated.
 */
export function askPassword(): Promise<boolean> {
  asking ??= (prompt ? prompt() : Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}
