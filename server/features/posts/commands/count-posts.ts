import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { discussedTables } from '../../../platform/subjects/subject-tables.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import type { AnswerType } from '../contract.ts';
import { type Discussion, discussedSubject } from '../discussion.ts';
import { tables } from '../tables.ts';

/** A post that everybody may read from now on, or no longer. */
export interface CountedPost {
  readonly position: number;
  readonly answerType: AnswerType;
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
  { position, answerType, thanks }: CountedPost,
  by: 1 | -1,
): Promise<void> {
  const isReply = position > 0;
  const latest = await unit.row(latestReply({ kind, id }));
  await unit.run(
    addCounts(discussedSubject(services, kind), {
      id,
      replies: isReply ? by : 0,
      answers: isReply && answerType !== 'member' ? by : 0,
      thanks: by * thanks,
      at: latest?.createdAt ?? null,
    }),
  );
}

const latestReply = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post')
    .select('createdAt')
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
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
      replyCount: eb('replyCount', '+', p.replies),
      answerCount: eb('answerCount', '+', p.answers),
      thankCount: eb('thankCount', '+', p.thanks),
      lastReplyAt: p.at,
    }))
    .where('id', '=', p.id),
);
