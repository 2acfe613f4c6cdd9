import type { Engine } from '@antam/server/platform/db/engine.ts';
import { distanceKm, type Position } from '@antam/server/platform/geo/distance.ts';
import { type FloorStatement, listOf, marks } from './floor-statement.ts';

const PAGE_SIZE = 20;
const CARD = [
  'id',
  'slug',
  'name',
  'honorific',
  'occupation_id',
  'practising_since',
  'lat',
  'long',
  'rating_sum',
  'rating_count',
  'review_count',
];
const PICTURE = ['id', 'key', 'width', 'height', 'caption'];
const WORKPLACE = ['id', 'slug', 'name', 'address', 'lat', 'long', 'province_id', 'district_id'];

/** Which people, and in which order: a query that answers their ids with `place` in the page, the smallest first. */
interface PageQuery {
  readonly sql: string;
  readonly params: FloorStatement['params'];
}

/** Pages of the list of doctors by its address. */
export function listFloor(engine: Engine, query: URLSearchParams, from: Position | undefined): FloorStatement {
  const page = pageOf(engine, query, from);
  return { sql: cards(engine, page.sql), params: page.params };
}

function pageOf(engine: Engine, query: URLSearchParams, from: Position | undefined): PageQuery {
  const offset = (Number(query.get('page') ?? 1) - 1) * PAGE_SIZE;
  const slice = `limit ${PAGE_SIZE} offset ${offset}`;
  const conditions = ["one.status = 'published'"];
  const params: string[] = [];
  const specialities = query.get('specialities');
  if (specialities !== null) {
    conditions.push(
      `exists (select 1 from professional_term as link join term on term.id = link.term_id
         where link.professional_id = one.id and term.kind = 'speciality' and term.slug = ?)`,
    );
    params.push(specialities);
  }
  const province = query.get('provinces');
  if (province !== null) {
    conditions.push(
      `exists (select 1 from workplace join place on place.id = workplace.place_id
         join province on province.id = place.province_id
         where workplace.professional_id = one.id and place.status = 'published' and province.slug = ?)`,
    );
    params.push(province);
  }
  const published = `from professional as one where ${conditions.join(' and ')}`;
  if (query.get('sort_by') === 'soonest') return soonest(engine, query, slice);
  if (query.get('sort_by') === 'location' && from) return nearest(from, slice);
  const place = 'row_number() over (order by relevance desc, id) as place';
  return {
    sql: `select id, ${place} from (select one.id, one.relevance ${published} order by one.relevance desc, one.id ${slice}) as best`,
    params,
  };
}

/** Those with a free time, the soonest first; the world of the bench has more of them than the pages that are asked for. */
function soonest(engine: Engine, query: URLSearchParams, slice: string): PageQuery {
  const isTrue = engine === 'sqlite' ? 'next_free.is_this_week = 1' : 'next_free.is_this_week';
  const week = query.get('available') === 'week' ? ` and ${isTrue}` : '';
  return {
    sql: `select id, row_number() over (order by next_at, id) as place from (
            select next_free.entity_id as id, next_free.next_at from next_free
              join professional as one on one.id = next_free.entity_id and one.status = 'published'
            where next_free.kind = 'professional' and next_free.next_at is not null${week}
            order by next_free.next_at, next_free.entity_id ${slice}) as soonest`,
    params: [],
  };
}

const RADIANS = Math.PI / 180;

/** The nearest by the square of the distance on a plane, in a box of some kilometres: what lies outside is further away. */
function nearest({ lat, long }: Position, slice: string): PageQuery {
  const degrees = BOX_KM / distanceKm({ lat, long }, { lat: lat + 1, long });
  const wide = degrees / Math.cos(lat * RADIANS);
  const narrow = Math.cos(lat * RADIANS);
  const square = '(one.lat - ?) * (one.lat - ?) + (one.long - ?) * (one.long - ?) * ?';
  return {
    sql: `select id, row_number() over (order by square, id) as place from (
            select one.id, ${square} as square from professional as one
            where one.status = 'published' and one.lat between ? and ? and one.long between ? and ?
            order by square, one.id ${slice}) as nearest`,
    params: [lat, lat, long, long, narrow * narrow, lat - degrees, lat + degrees, long - wide, long + wide],
  };
}

/** Half the width of the box: three pages of doctors around the middle of Hà Nội are nearer in the worlds that are measured. */
const BOX_KM = 3;

/** What cards show of the people of a page, in its order. */
function cards(engine: Engine, page: string): string {
  const part = (columns: readonly string[], from: string) => listOf(engine, columns, from);
  const specialities = part(
    ['term_id', 'label'],
    `select link.term_id, link.label from professional_term as link
       join term on term.id = link.term_id and term.kind = 'speciality'
     where link.professional_id = card.id order by link.position, link.term_id`,
  );
  const workplace = part(
    WORKPLACE,
    `select ${WORKPLACE.map(column => `place.${column}`).join(', ')} from workplace join place on place.id = workplace.place_id
     where workplace.professional_id = card.id and place.status = 'published'
     order by workplace.position, place.id limit 1`,
  );
  const services = part(
    ['term_id', 'label', 'price_from', 'price_to'],
    `select link.term_id, link.label, link.price_from, link.price_to from professional_term as link
     where link.professional_id = card.id and link.price_from is not null order by link.position, link.term_id limit 3`,
  );
  return `select ${CARD.map(column => `card.${column}`).join(', ')}, ${specialities} as specialities, ${workplace} as workplace,
      ${services} as services, ${picture(engine, 'professional', 'card.id')} as picture,
      (select min(price_from) from professional_term where professional_id = card.id) as price,
      ${favourites('card.id')} as favourites,
      (select next_at from next_free where kind = 'professional' and entity_id = card.id) as next_at
    from (${page}) as page join professional as card on card.id = page.id order by page.place`;
}

const picture = (engine: Engine, kind: string, id: string) =>
  listOf(
    engine,
    PICTURE,
    `select ${PICTURE.join(', ')} from media where owner_kind = '${kind}' and owner_id = ${id} and is_main`,
  );

const favourites = (id: string) =>
  `(select value from record_count where kind = 'professional' and name = 'favourites' and record_id = ${id})`;

const DETAIL = [
  'gender',
  'title_id',
  'position',
  'description',
  'services_free',
  'experience_full',
  'achievements',
  'updated_at',
  'licence_number',
  'licence_issuer',
  'licence_scope',
  'licence_verified_at',
];
const MEDIA = [...PICTURE, 'type', 'video_provider', 'video_id', 'video_thumbnail'];

/** The page of one doctor. */
export function detailFloor(engine: Engine, id: number): FloorStatement {
  const columns = [...CARD, ...DETAIL].map(column => `one.${column}`).join(', ');
  const terms = listOf(
    engine,
    ['term_id', 'label', 'price_from', 'price_to'],
    `select term_id, label, price_from, price_to from professional_term where professional_id = one.id order by position, term_id`,
  );
  const media = listOf(
    engine,
    MEDIA,
    `select ${MEDIA.join(', ')} from media where owner_kind = 'professional' and owner_id = one.id
     order by is_main desc, position, id`,
  );
  const workplaces = listOf(
    engine,
    [...WORKPLACE, 'place_type_id', 'opening_hours', 'accepts_bhyt', 'picture'],
    `select ${WORKPLACE.map(column => `place.${column}`).join(', ')}, place.place_type_id, place.opening_hours,
       place.accepts_bhyt, ${picture(engine, 'place', 'place.id')} as picture
     from workplace join place on place.id = workplace.place_id
     where workplace.professional_id = one.id and place.status = 'published' order by workplace.position, place.id`,
  );
  return {
    sql: `select ${columns}, (one.phone is not null or one.email is not null) as has_contact,
        ${terms} as terms, ${media} as media, ${workplaces} as workplaces, ${favourites('one.id')} as favourites
      from professional as one where one.id = ${marks([id])} and one.status = 'published'`,
    params: [id],
  };
}
