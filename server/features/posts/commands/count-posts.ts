import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { discussedTables } from '../../../platform/subjects/subject-tables.ts';
import type { AnswerType } from '../contract.ts';
import { type Discussion, discussedSubject } from '../discussion.ts';
import { SHOWN } from '../shown-status.ts';
import { tables } from '../tables.ts';

/** A post that everybody may read from now on, or no longer. */
export interface CountedPost {
  readonly position: number;
  readonly answer_type: AnswerType;
  readonly thanks: number;
}

/**
 * Brings the counts of a discussion up to date after a post became readable (`by` 1) or ceased to be (-1); the post's
 * own row is written before. What opens a discussion counts as no reply.
 */
export async function countPost(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects'>,
  { kind, id }: Discussion,
  { position, answer_type, thanks }: CountedPost,
  by: 1 | -1,
): Promise<void> {
  const isReply = position > 0;
  const latest = await unit.row(latestReply({ kind, id }));
  await unit.run(
    addCounts(discussedSubject(services, kind), {
      id,
      replies: isReply ? by : 0,
      answers: isReply && answer_type !== 'member' ? by : 0,
      thanks: by * thanks,
      at: latest?.created_at ?? null,
    }),
  );
}

const latestReply = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post')
    .select('created_at')
    .where('kind', '=', p.kind)
    .where('entity_id', '=', p.id)
    .where('position', '>', literal(0))
    .where('status', 'in', SHOWN)
    .orderBy('position', 'desc')
    .limit(literal(1)),
);

interface Counts {
  readonly id: number;
  readonly replies: number;
  readonly answers: number;
  readonly thanks: number;
  readonly at: Date | null;
}

const addCounts = statementFor(({ table }: Subject, p: Parameters<Counts>) =>
  discussedTables
    .updateTable(table)
    .set(eb => ({
      reply_count: eb('reply_count', '+', p.replies),
      answer_count: eb('answer_count', '+', p.answers),
      thank_count: eb('thank_count', '+', p.thanks),
      last_reply_at: p.at,
    }))
    .where('id', '=', p.id),
);
