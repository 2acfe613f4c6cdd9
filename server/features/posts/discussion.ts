import { lockRows } from '../../platform/db/lock-rows.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statementFor } from '../../platform/db/query.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { notFound } from '../../platform/errors/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { Subject } from '../../platform/subjects/subject.ts';
import { discussedTables, isPublic } from '../../platform/subjects/subject-tables.ts';

/** A record that people write posts about. */
export interface Discussion {
  /** The name of a kind of record that is discussed. */
  readonly kind: string;
  readonly id: number;
}

/** What of a discussion decides who may write in it. */
export interface DiscussionState {
  /** Everybody may see it. */
  readonly isPublic: boolean;
  /** Whether the discussion takes no replies any more. */
  readonly isLocked: boolean;
}

export const noDiscussion = () => notFound('Không tìm thấy nội dung thảo luận này.');

/** A kind of record that is discussed. Throws 404 for any other. */
export function discussedSubject({ subjects }: Pick<Services, 'subjects'>, kind: string): Subject {
  const subject = subjects.all.find(({ name, discussed }) => discussed && name === kind);
  if (!subject) throw noDiscussion();
  return subject;
}

/** The state of a discussion as the given reader or transaction sees it; undefined where there is none. */
export async function discussionState(
  reader: Pick<UnitOfWork, 'row'>,
  services: Pick<Services, 'subjects'>,
  { kind, id }: Discussion,
): Promise<DiscussionState | undefined> {
  const row = await reader.row(stateOf(discussedSubject(services, kind), { id }));
  return row && { isPublic: Boolean(row.isPublic), isLocked: Boolean(row.isLocked) };
}

/** Locks the record, as everybody does first who changes what is said about it. Throws 404 where there is none. */
export async function lockDiscussion(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'subjects'>,
  discussion: Discussion,
): Promise<DiscussionState> {
  const { table } = discussedSubject(services, discussion.kind);
  await lockRows(unit, services.db.engine, table, [discussion.id]);
  const state = await discussionState(unit, services, discussion);
  if (!state) throw noDiscussion();
  return state;
}

const stateOf = statementFor((subject: Subject, p: Parameters<{ id: number }>) =>
  discussedTables
    .selectFrom(subject.table)
    .select(['isLocked', isPublic(subject).as('isPublic')])
    .where('id', '=', p.id),
);
