import { libraryKind } from '../library/library-kind.ts';
import { recordTransfer } from '../records/record-transfer.ts';
import { Drug } from './drug.entity.ts';
import { drugRecord } from './drug.record.ts';
import { drugUrl } from './drug-url.ts';
import { noDrug } from './queries/drug-detail.ts';

/** How drugs are kept: lists are filtered by the first letter of their code. */
export const drugKind = libraryKind({
  record: drugRecord,
  entity: Drug,
  pageUrl: drugUrl,
  missing: noDrug,
  alsoFollowing: ({ atc }) => ({ atcGroup: atc.slice(0, 1) }),
});

/** Lists of drugs. */
export const drugTransfer = recordTransfer(drugKind);
