import { notFound } from '../../platform/errors/problem.ts';
import { recordKind } from '../records/record-kind.ts';
import { licenceColumns } from './commands/check-licence.ts';
import { professionalMistakes } from './commands/check-professional.ts';
import { deleteProfessionals } from './commands/delete-professionals.ts';
import { deriveProfessionals } from './commands/derive-professionals.ts';
import { followWorkplaces } from './commands/follow-workplaces.ts';
import { Professional } from './professional.entity.ts';
import { professionalUrl } from './professional.presenter.ts';
import { professionalRecord } from './professional.record.ts';
import { displayName } from './rules/names.ts';

/** How professionals are kept: a draft says some fields of one, nobody is published without a checked licence. */
export const professionalKind = recordKind({
  record: professionalRecord,
  entity: Professional,
  pageUrl: professionalUrl,
  missing: () => notFound('Không tìm thấy bác sĩ này.'),
  savedMeanwhile:
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  alsoSeen: ({ honorific, name }) => ({ display_name: displayName(String(honorific ?? ''), String(name)) }),
  isOfDirectory: true,
  personal: ['phone', 'email', 'licence_number', 'licence_evidence'],
  restsOn: { status: ['licence_verified'] },
  mistakesOfEdit: professionalMistakes,
  columnsOfEdit: licenceColumns,
  derived: deriveProfessionals,
  followAll: followWorkplaces,
  remove: deleteProfessionals,
});
