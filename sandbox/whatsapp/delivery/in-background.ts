/** Fire and forget; errors are logged and the sandbox continues. */
export function inBackground(work: Promise<unknown>, what: string): void {
  work.catch((error: unknown) => console.error(`whatsapp sandbox: ${what} failed:`, error));
}
