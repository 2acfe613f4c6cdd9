import { Argument } from 'commander';

/** Kinds of list that can be imported and exported. */
export const TRANSFER_KINDS = ['places', 'professionals', 'specialities', 'services'] as const;
export type TransferKindName = (typeof TRANSFER_KINDS)[number];

export const kindArgument = () => new Argument('<kind>', 'kind of list').choices(TRANSFER_KINDS);
