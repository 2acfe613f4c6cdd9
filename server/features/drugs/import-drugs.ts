import { recordTransfer } from '../records/record-transfer.ts';
import { drugKind } from './drug.kind.ts';

/** Lists of drugs. */
export const drugs = recordTransfer(drugKind);
