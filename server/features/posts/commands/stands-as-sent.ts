import { isDeepStrictEqual } from 'node:util';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { isTakenDown } from '../../contributions/rules/states.ts';
import { MAX_POST_IMAGES } from '../contract.ts';
import { tables } from '../tables.ts';

/** The version of a post that nobody has edited. */
const FIRST_VERSION = 1;

/**
 * Whether a post is as it was sent: its author has edited neither its words nor its pictures, and it is shown or waits for
 * staff.
 * @param captions of the pictures that were sent with it, in their order
 */
export async function standsAsSent(unit: UnitOfWork, id: number, captions: readonly string[]): Promise<boolean> {
  const post = await unit.row(stateOf({ id }));
  if (post?.version !== FIRST_VERSION || isTakenDown(post)) return false;
  const pictures = await unit.rows(picturesOf({ id }));
  return isDeepStrictEqual(
    pictures.map(({ caption }) => caption),
    captions,
  );
}

const stateOf = statement((p: Parameters<{ readonly id: number }>) =>
  tables.selectFrom('post').select(['version', 'status']).where('id', '=', p.id),
);

const picturesOf = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('post_image')
    .select('caption')
    .where('post', '=', p.id)
    .orderBy('position')
    .orderBy('id')
    .limit(literal(MAX_POST_IMAGES)),
);
