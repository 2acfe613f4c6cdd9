import type { Engine } from '@antam/server/platform/db/engine.ts';
import { type FloorStatement, listOf } from './floor-statement.ts';

/** One more than a page shows, which says whether there are others. */
const READ = 21;
const CARD = [
  'id',
  'slug',
  'name',
  'speciality_id',
  'created_at',
  'published_at',
  'last_reply_at',
  'reply_count',
  'answer_count',
  'thank_count',
];
const OPENING = ['author_name', 'hiding_creator', 'answer_type', 'excerpt'];
const ANSWER = ['replyer_type', 'replyer_id', 'author_name', 'name', 'honorific'];
/** Of what was asked a card shows so many characters; somewhat more is read, as the last word is not cut. */
const EXCERPT = 260;

/** A page of questions in an order, from a key on, of all or of one speciality. */
export function threadFloor(engine: Engine, query: URLSearchParams): FloorStatement {
  const sort = query.get('sort') ?? 'newest';
  const column = sort === 'thanked' ? 'thank_count' : 'published_at';
  const conditions = ["status = 'published'", ...(sort === 'unanswered' ? ['answer_count = 0'] : [])];
  const params: (string | number | Date)[] = [];
  const speciality = query.get('speciality');
  if (speciality !== null) {
    conditions.push("speciality_id = (select id from term where kind = 'speciality' and slug = ?)");
    params.push(speciality);
  }
  const [, value, id] = /^(\d+)-(\d+)$/.exec(query.get('after') ?? '') ?? [];
  if (value !== undefined && id !== undefined) {
    conditions.push(`(${column}, id) < (?, ?)`);
    params.push(column === 'thank_count' ? Number(value) : new Date(Number(value)), Number(id));
  }
  const order = `${column} desc, id desc`;
  const page = `select ${CARD.join(', ')} from thread where ${conditions.join(' and ')} order by ${order} limit ${READ}`;
  const opening = listOf(
    engine,
    OPENING,
    `select author_name, hiding_creator, answer_type, substr(body_no_html, 1, ${EXCERPT}) as excerpt from post
     where kind = 'thread' and entity_id = card.id and position = 0`,
  );
  const isNamed = engine === 'sqlite' ? 'post.hiding_creator = 0' : 'not post.hiding_creator';
  const answer = listOf(
    engine,
    ANSWER,
    `select post.replyer_type, post.replyer_id, post.author_name, doctor.name, doctor.honorific from post
       left join professional as doctor on post.replyer_type = 'professional' and doctor.id = post.replyer_id
     where post.kind = 'thread' and post.entity_id = card.id and post.position > 0
       and post.status in ('published', 'reported') and post.answer_type = 'professional' and ${isNamed}
     order by post.position limit 1`,
  );
  return {
    sql: `select card.*, ${opening} as opening, case when card.answer_count > 0 then ${answer} end as answered_by
      from (${page}) as card order by ${order.replaceAll(/(\w+) desc/g, 'card.$1 desc')}`,
    params,
  };
}
