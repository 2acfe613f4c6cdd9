import type { WorkplaceRef } from '@antam/server/features/professionals/contract.ts';

/** The main workplaces of the doctors of a list for its map, each once: several doctors may share a marker. */
export function workplacesOf(
  doctors: readonly { workplace: WorkplaceRef | null }[],
): (WorkplaceRef & { to: string })[] {
  const known = new Map<number, WorkplaceRef & { to: string }>();
  for (const { workplace } of doctors) {
    if (workplace) known.set(workplace.id, { ...workplace, to: workplace.absolute_url });
  }
  return [...known.values()];
}
