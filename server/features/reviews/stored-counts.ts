import type { StoredCounts } from '../../platform/counts/stored-counts.ts';
import type { Services } from '../../platform/services.ts';
import { ASPECTS } from './contract.ts';
import { ranksFollow } from './jobs/settle-priors.ts';

const SHOWN = `comment.parent_id is null and comment.status in ('published', 'reported')`;
const sum = (value: string) => `coalesce(sum(${value}), 0)`;
const among = (condition: string) => sum(`case when ${condition} then 1 else 0 end`);

/** The columns of a score, each with the SQL that counts it. */
const SCORE: ReadonlyArray<readonly [string, string]> = [
  ['reviews', 'count(*)'],
  ['verified', among('comment.is_verified')],
  ...[1, 2, 3, 4, 5].map(stars => [`stars${stars}`, among(`comment.overall = ${stars}`)] as const),
  ...ASPECTS.flatMap(aspect => [
    [`${aspect}_sum`, sum(`comment.${aspect}`)] as const,
    [`${aspect}_count`, among(`comment.${aspect} > 0`)] as const,
  ]),
];

const scores: StoredCounts = {
  what: 'scores of reviews',
  table: 'review_score',
  columns: SCORE.map(([column]) => column),
  counted: `select ${SCORE.map(([, sql]) => sql).join(', ')} from comment
    where comment.kind = review_score.kind and comment.entity_id = review_score.entity_id and ${SHOWN}`,
  from: 'comment',
};

/** What the shown reviews of a record say together, and what records that are reviewed repeat of it. */
export const reviewCounts = ({ subjects }: Pick<Services, 'subjects'>): StoredCounts[] => [
  scores,
  ...subjects.all
    .filter(({ reviewed }) => reviewed)
    .map(({ name, table }) => ({
      what: `ratings of ${table}`,
      table,
      columns: ['rating_sum', 'rating_count', 'review_count'],
      counted: `select ${sum('comment.overall')}, ${among('comment.overall > 0')}, count(*) from comment
        where comment.kind = '${name}' and comment.entity_id = ${table}.id and ${SHOWN}`,
      from: 'comment',
      after: ranksFollow(name),
    })),
];
