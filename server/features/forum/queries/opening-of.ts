import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { tables } from '../tables.ts';

/** What was asked in a thread, with the state that the thread is in. */
export const openingOf = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('thread')
    .innerJoin('post', join =>
      join
        .onRef('post.entityId', '=', 'thread.id')
        .on('post.kind', '=', literal('thread'))
        .on('post.position', '=', literal(0)),
    )
    .select(['thread.status', 'post.id as post', 'post.bodyNoHtml', 'post.objections'])
    .where('thread.id', '=', p.id),
);
