import type { StoredCounts } from '../../platform/counts/stored-counts.ts';
import type { Services } from '../../platform/services.ts';

/** Replies, answers and thanks of each kind of record that is discussed. */
export const postCounts = ({ subjects }: Pick<Services, 'subjects'>): StoredCounts[] =>
  subjects.all
    .filter(({ discussed }) => discussed)
    .map(({ name, table }) => ({
      what: `replies of ${table}`,
      table,
      columns: ['reply_count', 'answer_count', 'thank_count'],
      counted: `select coalesce(sum(case when post.position > 0 then 1 else 0 end), 0),
        coalesce(sum(case when post.position > 0 and post.answer_type <> 'member' then 1 else 0 end), 0),
        coalesce(sum(post.thanks), 0)
        from post where post.kind = '${name}' and post.entity_id = ${table}.id and post.status in ('published', 'reported')`,
      from: 'post',
    }));
