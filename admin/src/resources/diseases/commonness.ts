import { COMMONNESS } from '@antam/server/features/diseases/contract.ts';
import { COMMONNESS_NAMES } from '@antam/server/features/diseases/staff-contract.ts';

/** How common a disease may be, the commonest first. */
export const COMMONNESS_CHOICES = COMMONNESS.map(id => ({ id, name: COMMONNESS_NAMES[id] }));
