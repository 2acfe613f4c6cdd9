/** Where a page of the list ends: when the article became public in milliseconds, and its id. */
export interface PageKey {
  readonly at: number;
  readonly id: number;
}

const KEY = /^(\d{1,15})-(\d{1,10})$/;

/** A key as an address carries it. */
export const writeKey = ({ at, id }: PageKey): string => `${at}-${id}`;

/** The key of an address; undefined for what is none, which counts as not asked. */
export function readKey(text: string | undefined): PageKey | undefined {
  const [, at, id] = KEY.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) };
}
