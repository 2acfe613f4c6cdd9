import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Edit } from '../../records/directory-kind.ts';
import type { professionalRecord } from '../professional.record.ts';
import { licenceNumber } from '../rules/licence.ts';
import type { StaffProfessional } from '../staff-contract.ts';

type Licence = Pick<
  StaffProfessional,
  'licence_number' | 'licence_issuer' | 'licence_scope' | 'licence_evidence' | 'licence_verified'
>;

type LicenceEdit = Edit<typeof professionalRecord.fields>;

const WORDS = ['licence_number', 'licence_issuer', 'licence_scope', 'licence_evidence'] as const;
const MISSING = {
  licence_number: 'Xin nhập số giấy phép hành nghề.',
  licence_issuer: 'Xin nhập nơi cấp.',
  licence_scope: 'Xin nhập phạm vi hành nghề.',
  licence_evidence: 'Xin ghi đã kiểm tra ở đâu, bằng cách nào.',
};
const NO_NUMBER =
  'Số giấy phép chưa đúng dạng. Ví dụ: 000123/HNO-GPHN, 000123/BYT-CCHN, với dược sĩ: 1234/CCHN-D-SYT-HNO.';

/** A number in the form of the law as authorities write it, and another as it is. */
const writtenNumber = (number: string) => licenceNumber(number) ?? number;

/** The licence as an edit leaves it, and whether the edit makes its check, withdraws it, or neither. */
function licenceAfter({ said, before }: LicenceEdit) {
  const { licence_number: number } = said;
  const licence: Partial<Licence> = { ...before, ...said, ...(number && { licence_number: writtenNumber(number) }) };
  const isChecked = licence.licence_verified === true;
  if (!isChecked) return { licence, check: before?.licence_verified ? ('withdrawn' as const) : ('unchanged' as const) };
  const isReworded = WORDS.some(word => (licence[word] ?? '') !== (before?.[word] ?? ''));
  return { licence, check: before?.licence_verified && !isReworded ? ('unchanged' as const) : ('made' as const) };
}

/**
 * What is wrong with the licence that an edit verifies: each text that is missing, and a new number that no authority would
 * write. What was verified before and keeps its words is not questioned.
 */
export function licenceMistakes(edit: LicenceEdit): FieldErrors {
  const { licence, check } = licenceAfter(edit);
  if (check !== 'made') return {};
  const mistakes: FieldErrors = {};
  for (const word of WORDS) if (!licence[word]) mistakes[word] = [MISSING[word]];
  const { licence_number: number } = licence;
  if (number && number !== edit.before?.licence_number && licenceNumber(number) === undefined) {
    mistakes.licence_number = [NO_NUMBER];
  }
  return mistakes;
}

/**
 * What an edit makes of a licence: its number as authorities write it, and when it was checked, by whom.
 * @param editor id of the account that makes the edit
 */
export function licenceColumns(edit: LicenceEdit, now: Date, editor: number | undefined) {
  const { check } = licenceAfter(edit);
  const { licence_number: number } = edit.said;
  const isMade = check === 'made';
  return {
    ...(number && { licenceNumber: writtenNumber(number) }),
    ...(check !== 'unchanged' && {
      licenceVerifiedAt: isMade ? now : null,
      licenceCheckedBy: isMade ? (editor ?? null) : null,
    }),
  };
}
