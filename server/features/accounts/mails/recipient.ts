/** Whom a letter goes to. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
}
