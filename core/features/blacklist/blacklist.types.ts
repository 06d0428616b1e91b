/** Whom an entry names: digits of the number or of the privacy id, username without `@`; what is not known is null. */
export interface Person {
  readonly pn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
}
