/**
 * What structured data call a record by, for as long as it is there: the address of its page follows its name and changes
 * with it.
 */
export const recordIri = (origin: string, kind: string, id: number): string => `${origin}/#${kind}-${id}`;
