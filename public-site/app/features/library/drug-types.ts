import type { DrugType } from '@antam/server/features/drugs/contract.ts';

/** What drugs are by law, in the order of lists. */
export const DRUG_TYPES: readonly DrugType[] = ['prescription', 'over_the_counter'];

/** The types of drugs as pages name them. */
export const DRUG_TYPE_NAMES: Readonly<Record<DrugType, string>> = {
  prescription: 'Thuốc kê đơn',
  over_the_counter: 'Thuốc không kê đơn',
};
