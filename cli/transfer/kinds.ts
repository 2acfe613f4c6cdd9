import type { TransferKind } from '@antam/server/platform/transfer/import.ts';
import type { TransferKindName } from '../commands/options.ts';

const LOADERS: Record<TransferKindName, () => Promise<TransferKind>> = {
  places: async () => (await import('@antam/server/features/places/import/import-places.ts')).places,
  professionals: async () =>
    (await import('@antam/server/features/professionals/import/import-professionals.ts')).professionals,
  specialities: async () => (await import('@antam/server/features/taxonomy/import-terms.ts')).specialities,
  services: async () => (await import('@antam/server/features/taxonomy/import-terms.ts')).services,
  complaints: async () => (await import('@antam/server/features/complaint-admin/import-complaints.ts')).complaints,
  abbreviations: async () =>
    (await import('@antam/server/features/abbreviation-admin/import-abbreviations.ts')).abbreviations,
  diseases: async () => (await import('@antam/server/features/diseases/import-diseases.ts')).diseases,
  drugs: async () => (await import('@antam/server/features/drugs/import-drugs.ts')).drugs,
};

/** How lists of a kind are read and written. */
export const loadKind = (name: TransferKindName): Promise<TransferKind> => LOADERS[name]();
