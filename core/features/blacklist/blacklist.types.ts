/**
 * The person an entry names: digits of the phone number or of the privacy id (LID), username without `@`;
 * unknown fields are null.
 */
export interface Person {
  readonly pn: string | null;
  readonly lid: string | null;
  readonly username: string | null;
}
