import { libraryKind } from '../library/library-kind.ts';
import { recordTransfer } from '../records/record-transfer.ts';
import { Disease } from './disease.entity.ts';
import { diseaseRecord } from './disease.record.ts';
import { diseaseUrl } from './disease-url.ts';
import { noDisease } from './queries/disease-detail.ts';

/** How diseases are kept. */
export const diseaseKind = libraryKind({
  record: diseaseRecord,
  entity: Disease,
  pageUrl: diseaseUrl,
  missing: noDisease,
});

/** Lists of diseases. */
export const diseaseTransfer = recordTransfer(diseaseKind);
