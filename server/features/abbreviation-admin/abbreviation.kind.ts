import { ids as idList } from '../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { notFound } from '../../platform/errors/problem.ts';
import { Abbreviation } from '../abbreviations/abbreviation.entity.ts';
import { ABBREVIATIONS } from '../abbreviations/abbreviation.repository.ts';
import { shortKey } from '../abbreviations/rules/short-forms.ts';
import { recordKind } from '../records/record-kind.ts';
import { abbreviationRecord } from './abbreviation.record.ts';
import { abbreviationMistakes } from './commands/check-abbreviations.ts';
import { tables } from './tables.ts';

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
  beforeDeletion: noteLetters,
});

/** Notes the letters of abbreviations that are deleted, so that the reference list does not bring these back. */
async function noteLetters(unit: UnitOfWork, ids: readonly number[]): Promise<void> {
  const gone = await unit.rows(tables.selectFrom('abbreviation').select('key').where('id', 'in', idList(ids)));
  if (gone.length === 0) return;
  await unit.run(
    tables
      .insertInto('dropped_abbreviation')
      .values(gone)
      .onConflict(already => already.column('key').doNothing()),
  );
}
