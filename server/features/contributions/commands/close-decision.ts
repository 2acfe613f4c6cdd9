import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { ContributionKind } from '../contribution-kind.ts';
import type { Decided } from '../rules/states.ts';
import { endReports } from './report.ts';

/** What every decision of staff on a text ends with: reports of it are answered, and the audit log says who decided. */
export async function closeDecision(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  kind: ContributionKind,
  { id, decision, actor }: { readonly id: number; readonly decision: Decided; readonly actor: Actor },
): Promise<void> {
  await endReports(unit, kind, id);
  const action = `${kind.name}.${decision}`;
  await recordAudit(unit, services, { ...actor, action, subjectKind: kind.name, subjectId: id, fields: ['status'] });
}
