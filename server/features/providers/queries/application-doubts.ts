import type { Reader } from '../../../platform/db/reader.ts';
import { DOUBTS } from '../staff-contract.ts';
import { tables } from '../tables.ts';

interface DoubtedApplicant {
  readonly isEmailConfirmed: boolean;
  readonly isBeingDeleted: boolean;
}

interface Approval extends DoubtedApplicant {
  readonly accountId: number;
  readonly type: 'professional' | 'place';
}

/** What is doubtful about an applicant, as staff read it. */
export function applicantDoubts({ isEmailConfirmed, isBeingDeleted }: DoubtedApplicant): string[] {
  return [...(isEmailConfirmed ? [] : [DOUBTS.unconfirmed]), ...(isBeingDeleted ? [DOUBTS.beingDeleted] : [])];
}

/** What is doubtful about giving an applicant a page, as staff read it; ask a unit of work that has locked the page. */
export async function approvalDoubts(
  unit: Pick<Reader, 'row'>,
  approval: Approval,
  page: { readonly id: number },
): Promise<string[]> {
  const { accountId, type } = approval;
  const other = await unit.row(
    tables
      .selectFrom('provider_link')
      .select('account')
      .where('kind', '=', type)
      .where('entityId', '=', page.id)
      .where('account', '<>', accountId)
      .limit(1),
  );
  const unlicensed =
    type === 'professional' &&
    (await unit.row(
      tables
        .selectFrom('professional')
        .select('id')
        .where('id', '=', page.id)
        .where(eb => eb.or([eb('licenceNumber', 'is', null), eb('licenceNumber', '=', '')])),
    ));
  return [...applicantDoubts(approval), ...(other ? [DOUBTS.owned] : []), ...(unlicensed ? [DOUBTS.noLicence] : [])];
}
