import type { Services } from '../../../platform/services.ts';
import type { Values } from '../../records/record-kind.ts';
import type { Mistakes } from '../../records/term-lists.ts';
import { professionalRecord } from '../professional.record.ts';
import { licenceNumber } from '../rules/licence.ts';
import type { StaffProfessional } from '../staff-contract.ts';
import type { ProfessionalDraft } from './professional-draft.ts';

type Licence = Pick<
  StaffProfessional,
  'licence_number' | 'licence_issuer' | 'licence_scope' | 'licence_evidence' | 'licence_verified'
>;

/** What an edit says of the check: made now, no longer valid, or unchanged. */
export type LicenceCheck = 'made' | 'withdrawn' | 'unchanged';

const WORDS = ['licence_number', 'licence_issuer', 'licence_scope', 'licence_evidence'] as const;
const MISSING = {
  licence_number: 'Xin nhập số giấy phép hành nghề.',
  licence_issuer: 'Xin nhập nơi cấp.',
  licence_scope: 'Xin nhập phạm vi hành nghề.',
  licence_evidence: 'Xin ghi đã kiểm tra ở đâu, bằng cách nào.',
};
const NO_NUMBER =
  'Số giấy phép chưa đúng dạng. Ví dụ: 000123/HNO-GPHN, 000123/BYT-CCHN, với dược sĩ: 1234/CCHN-D-SYT-HNO.';

const NUMBER = professionalRecord.fields.licence_number.shown.optional();

/** An edit in which a number in the form of the law has the authorities' way of writing. */
export function withLicenceNumber(edited: Values): Values {
  const number = NUMBER.parse(edited.licence_number);
  return number ? { ...edited, licence_number: licenceNumber(number) ?? number } : edited;
}

/**
 * Whether an edit makes or withdraws the check of a licence. Where the licence is verified afterwards, each text that is
 * missing is a mistake, and so is a new number that no authority would write.
 */
export function checkLicence(edited: Partial<Licence>, before: Licence | undefined, mistakes: Mistakes): LicenceCheck {
  const after = { ...before, ...edited };
  if (after.licence_verified !== true) return before?.licence_verified ? 'withdrawn' : 'unchanged';
  const isReworded = WORDS.some(word => (after[word] ?? '') !== (before?.[word] ?? ''));
  if (before?.licence_verified && !isReworded) return 'unchanged';
  for (const word of WORDS) if (!after[word]) mistakes[word] = [MISSING[word]];
  const { licence_number: number } = after;
  if (number && number !== before?.licence_number && licenceNumber(number) === undefined) {
    mistakes.licence_number = [NO_NUMBER];
  }
  return 'made';
}

/**
 * When a licence was checked, and by whom.
 * @param staff id of the account that makes the edit
 */
export function checkedBy({ clock }: Services, staff: number, check: LicenceCheck): ProfessionalDraft {
  if (check === 'unchanged') return {};
  const isMade = check === 'made';
  return { licenceVerifiedAt: isMade ? clock.now() : null, licenceCheckedBy: isMade ? staff : null };
}
