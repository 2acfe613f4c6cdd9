import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { isShown } from '../rules/is-shown.ts';
import { tables } from '../tables.ts';

/** The version of a post that nobody has edited. */
const FIRST_VERSION = 1;

/** Whether a post is as it was sent: its author has not edited it, and it is shown or waits for staff. */
export async function standsAsSent(unit: UnitOfWork, id: number): Promise<boolean> {
  const post = await unit.row(stateOf({ id }));
  return post !== undefined && post.version === FIRST_VERSION && (post.status === 'pending' || isShown(post));
}

const stateOf = statement((p: Parameters<{ readonly id: number }>) =>
  tables.selectFrom('post').select(['version', 'status']).where('id', '=', p.id),
);
