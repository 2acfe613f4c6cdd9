import type { Engine } from '@antam/server/platform/db/engine.ts';
import { type FloorStatement, listOf } from './floor-statement.ts';

const COLUMNS = [
  'id',
  'author_name',
  'liking',
  'overall',
  'attitude',
  'waiting_time',
  'cleanliness',
  'recommending',
  'body',
  'original_body',
  'edited_by',
  'is_verified',
  'useful',
  'not_useful',
  'created_at',
];
const SHOWN = "in ('published', 'reported')";

/** The newest ten reviews of a place with their answers, what all of them say together, and traces of removed ones. */
export function reviewFloor(engine: Engine, place: number): FloorStatement {
  const replies = listOf(
    engine,
    ['id', 'author_name', 'body', 'edited_at', 'created_at'],
    `select id, author_name, body, edited_at, created_at from comment as reply
     where reply.parent_id is not null and reply.parent_id = review.id and reply.status ${SHOWN} order by id`,
  );
  const page = listOf(
    engine,
    [...COLUMNS, 'replies'],
    `select ${COLUMNS.map(column => `review.${column}`).join(', ')}, ${replies} as replies from comment as review
     where review.kind = 'place' and review.entity_id = place.id and review.parent_id is null and review.status ${SHOWN}
     order by review.created_at desc, review.id desc limit 10`,
  );
  const removed = listOf(
    engine,
    ['id', 'removed_at', 'removal_reason'],
    `select id, removed_at, removal_reason from comment as gone
     where gone.kind = 'place' and gone.entity_id = place.id and gone.status = 'hidden' order by id desc limit 20`,
  );
  return {
    sql: `select review_score.*, ${page} as reviews, ${removed} as removed from place
        left join review_score on review_score.kind = 'place' and review_score.entity_id = place.id
      where place.id = ? and place.status = 'published'`,
    params: [place],
  };
}
