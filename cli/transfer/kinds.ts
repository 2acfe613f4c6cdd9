import type { TransferKind } from '@antam/server/platform/transfer/import.ts';

/** How each kind of list is read and written, by the name that the command line gives it; loaded when it is asked for. */
const LOADERS = {
  places: async () => (await import('@antam/server/features/places/import/import-places.ts')).places,
  professionals: async () =>
    (await import('@antam/server/features/professionals/import/import-professionals.ts')).professionals,
  specialities: async () => (await import('@antam/server/features/taxonomy/import-terms.ts')).specialities,
  services: async () => (await import('@antam/server/features/taxonomy/import-terms.ts')).services,
  complaints: async () => (await import('@antam/server/features/complaint-admin/import-complaints.ts')).complaints,
  abbreviations: async () =>
    (await import('@antam/server/features/abbreviation-admin/import-abbreviations.ts')).abbreviations,
  diseases: async () => (await import('@antam/server/features/diseases/disease.kind.ts')).diseaseTransfer,
  drugs: async () => (await import('@antam/server/features/drugs/drug.kind.ts')).drugTransfer,
} satisfies Record<string, () => Promise<TransferKind>>;

export type TransferKindName = keyof typeof LOADERS;

const isTransferKind = (name: string): name is TransferKindName => Object.hasOwn(LOADERS, name);

/** The kinds of list that can be imported and exported. */
export const TRANSFER_KINDS = Object.keys(LOADERS).filter(isTransferKind);

/** How lists of a kind are read and written. */
export const loadKind = (name: TransferKindName): Promise<TransferKind> => LOADERS[name]();
