import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Names of the properties that the next flush writes of each record in the unit of work; 'all' for a new one. Records
 * that stay as they are are absent.
 */
export function changedColumns(unit: UnitOfWork): ReadonlyMap<object, readonly string[] | 'all'> {
  const work = unit.em.getUnitOfWork();
  work.computeChangeSets();
  return new Map(
    work
      .getChangeSets()
      .map(({ entity, type, payload }) => [entity, type === 'create' ? 'all' : Object.keys(payload)] as const),
  );
}
