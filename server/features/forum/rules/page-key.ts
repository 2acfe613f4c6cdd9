/** Where a page of a list ends: the value by which the list is ordered, and the id. */
export interface PageKey {
  readonly value: number;
  readonly id: number;
}

const KEY = /^(\d{1,15})-(\d{1,10})$/;

/** A key as an address carries it. */
export const writeKey = ({ value, id }: PageKey): string => `${value}-${id}`;

/** The key of an address; undefined for what is none, which counts as not asked. */
export function readKey(text: string | undefined): PageKey | undefined {
  const [, value, id] = KEY.exec(text ?? '') ?? [];
  return value === undefined || id === undefined ? undefined : { value: Number(value), id: Number(id) };
}
