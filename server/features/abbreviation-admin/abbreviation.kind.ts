import { notFound } from '../../platform/errors/problem.ts';
import { Abbreviation, DroppedAbbreviation } from '../abbreviations/abbreviation.entity.ts';
import { ABBREVIATIONS } from '../abbreviations/abbreviation.repository.ts';
import { shortKey } from '../abbreviations/rules/short-forms.ts';
import { recordKind } from '../records/record-kind.ts';
import { abbreviationRecord } from './abbreviation.record.ts';
import { abbreviationMistakes } from './commands/check-abbreviations.ts';

/** How abbreviations are kept: no two have the same letters. */
export const abbreviationKind = recordKind({
  record: abbreviationRecord,
  entity: Abbreviation,
  missing: () => notFound('Không tìm thấy chữ viết tắt này.'),
  savedMeanwhile:
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  contentVersion: ABBREVIATIONS,
  mistakesAmongOthers: abbreviationMistakes,
  followingColumns: ({ short }) => ({ key: shortKey(short) }),
  dropped: { entity: DroppedAbbreviation, key: 'key' },
});
