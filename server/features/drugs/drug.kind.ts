import { libraryKind } from '../library/library-kind.ts';
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
  alsoFollowing: values => ({ atcGroup: drugRecord.shown.shape.atc.parse(values.atc).slice(0, 1) }),
});
