const EXPORTED = /^antam-(\d{1,9})$/;

/** The external id under which a thing is exported: its own, or one made of its id where no list has brought it. */
export const exportId = ({ id, externalId }: { id: number; externalId: string | null }): string =>
  externalId ?? `antam-${id}`;

/** The ids that {@link exportId} made into some of these external ids. */
export const exportedIds = (externalIds: readonly string[]): number[] =>
  externalIds.map(externalId => Number(EXPORTED.exec(externalId)?.[1] ?? 0)).filter(id => id > 0);
