import { recordTransfer } from '../records/record-transfer.ts';
import { diseaseKind } from './disease.kind.ts';

/** Lists of diseases. */
export const diseases = recordTransfer(diseaseKind);
