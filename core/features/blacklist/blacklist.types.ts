/** Whom an entry names: digits of the number or of the privacy id, username without `@`; what is not known is null. */
export interface Person {
  readonly pn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
}

/** An entry as the panel lists it. */
export interface Excluded {
  /** `628…`, `lid:…` or `@username`: removes the entry. */
  readonly key: string;
  /** Whom the owner reads of; null for a number, which is shown as it is. */
  readonly label: string | null;
}
