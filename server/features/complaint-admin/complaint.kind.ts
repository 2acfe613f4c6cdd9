import { notFound } from '../../platform/errors/problem.ts';
import { Complaint, DroppedComplaint } from '../complaints/complaint.entity.ts';
import { COMPLAINTS } from '../complaints/complaint.repository.ts';
import { complaintPages } from '../complaints/pages.ts';
import { recordKind } from '../records/record-kind.ts';
import { deleteSynonymsOf } from '../synonyms/synonym.repository.ts';
import { complaintMistakes } from './commands/check-complaints.ts';
import { freeColumns } from './commands/free-columns.ts';
import { complaintRecord } from './complaint.record.ts';
import { distinctNames } from './rules/names.ts';

/** How complaints are kept: no two are called alike, and a new one stands behind all others. */
export const complaintKind = recordKind({
  record: complaintRecord,
  entity: Complaint,
  pageUrl: ({ slug }) => complaintPages.detail({ slug }),
  missing: () => notFound('Không tìm thấy triệu chứng hoặc bệnh này.'),
  savedMeanwhile:
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  contentVersion: COMPLAINTS,
  tidied: values => ({ ...values, ...distinctNames(values) }),
  mistakesAmongOthers: complaintMistakes,
  columnsAmongOthers: freeColumns,
  dropped: { entity: DroppedComplaint, key: 'slug' },
  beforeDeletion: (unit, _, ids) => deleteSynonymsOf(unit, 'complaint', ids),
});
