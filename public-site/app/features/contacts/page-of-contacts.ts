/** A kind of record with contacts: what its folder exports as `contactPage` from `contact-page.ts`. */
export interface ContactPage {
  readonly kind: string;
  /** The address of a record's page. */
  address(record: { readonly slugId: string }): string;
}
