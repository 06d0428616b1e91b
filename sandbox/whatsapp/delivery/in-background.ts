/** For work that nobody waits for: a failure is told, and the sandbox goes on. */
export function inBackground(work: Promise<unknown>, what: string): void {
  work.catch((error: unknown) => console.error(`whatsapp sandbox: ${what} failed:`, error));
}
