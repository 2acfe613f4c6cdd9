import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { discussedTables } from '../../../platform/subjects/subject-tables.ts';
import { discussedSubject } from '../discussion.ts';
import type { StoredPost } from '../queries/posts-of.ts';
import { URGENT } from '../rules/flags.ts';
import { urgencyOf } from '../urgent-contract.ts';

/**
 * What of the new words of a post cannot wait, in words for staff, as it is asked of a new post: of every question, its
 * title counted in, and of the replies of members what speaks of harming oneself. A question keeps what its words said
 * before, and harm to oneself before all else: a person who has taken such words back still needs a look.
 */
export async function urgentInEdit(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects'>,
  { kind, entityId: id, position }: StoredPost,
  { text, trusted }: { readonly text: string; readonly trusted: boolean },
): Promise<string[]> {
  if (position > 0) return !trusted && urgencyOf(text) === 'self_harm' ? [URGENT.self_harm] : [];
  const subject = discussedSubject(services, kind);
  if (!subject.urgent) return [];
  const title = await unit.row(titleOf(subject, { id }));
  const urgency = urgencyOf(`${title?.name ?? ''}\n${text}`);
  if (urgency === null) return [];
  await unit.run(
    discussedTables
      .updateTable(subject.table)
      .set({ urgency })
      .where('id', '=', id)
      .where(eb => eb.or([eb('urgency', 'is', null), eb('urgency', '<>', literal('self_harm'))])),
  );
  return [URGENT[urgency]];
}

const titleOf = statementFor((subject: Subject, p: Parameters<{ readonly id: number }>) =>
  discussedTables.selectFrom(subject.table).select('name').where('id', '=', p.id),
);
