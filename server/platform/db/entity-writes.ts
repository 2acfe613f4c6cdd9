import { nativeOf } from './native.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The fields that have a value; an absent field of a draft leaves the stored value unchanged. */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/**
 * Names of the properties that the next flush writes, by record of the unit of work; 'all' for a new record. Unchanged
 * records are absent.
 */
export function changedColumns(unit: UnitOfWork): ReadonlyMap<object, readonly string[] | 'all'> {
  const work = nativeOf(unit).getUnitOfWork();
  work.computeChangeSets();
  return new Map(
    work
      .getChangeSets()
      .map(({ entity, type, payload }) => [entity, type === 'create' ? 'all' : Object.keys(payload)] as const),
  );
}
