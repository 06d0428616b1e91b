type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let asking: Promise<boolean> | null = null;

/** The panel names how it asks for the password. Returns the way to take that back. */
export function onPasswordNeeded(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/**
 * Has the owner give the password again; several requests at once share one question.
 * @returns whether the server has accepted it: then the request that needed it can be repeated.
 */
export function askPassword(): Promise<boolean> {
  asking ??= (prompt ? prompt() : Promise.resolve(false)).finally(() => (asking = null));
  return asking;
}
