import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../rules/body-hash.ts';
import { flagsOfAuthor, flagsOfWords } from '../rules/flags.ts';
import { SHOWN } from '../shown-status.ts';
import { tables } from '../tables.ts';
import type { CleanBody } from './clean-post-body.ts';

/** Of a post that is stored already; ids begin at 1. */
const NO_ID = 0;

/**
 * What speaks against the words of a post, in words for staff: see `flagsOfWords`.
 * @param also words that are shown with it, a title
 * @param postId of the post itself where it is stored already
 */
export async function wordFlags(
  unit: UnitOfWork,
  body: CleanBody,
  { also = '', postId = NO_ID }: { readonly also?: string; readonly postId?: number } = {},
): Promise<string[]> {
  const repeated = await unit.row(sameText({ hash: bodyHash(body.text), itself: postId }));
  return flagsOfWords({ html: body.html, text: `${also}\n${body.text}` }, repeated !== undefined);
}

/** Why staff look first at what an account, or a visitor without one, writes; none where it is shown at once. */
export async function flagsOfPost(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  accountId: number | null,
  body: CleanBody,
  also?: string,
): Promise<string[]> {
  const account = accountId === null ? undefined : await unit.row(joined({ accountId }));
  const history = {
    memberSince: account?.createdAt ?? null,
    hasPublished: accountId !== null && (await unit.row(published({ accountId }))) !== undefined,
  };
  const words = await wordFlags(unit, body, also === undefined ? {} : { also });
  return [...flagsOfAuthor(history, clock.now()), ...words];
}

const sameText = statement((p: Parameters<{ hash: string; itself: number }>) =>
  tables.selectFrom('post').select('id').where('bodyHash', '=', p.hash).where('id', '<>', p.itself).limit(literal(1)),
);

const joined = statement((p: Parameters<{ accountId: number }>) =>
  tables.selectFrom('account').select('createdAt').where('id', '=', p.accountId),
);

const published = statement((p: Parameters<{ accountId: number }>) =>
  tables
    .selectFrom('post')
    .select('id')
    .where('account', '=', p.accountId)
    .where('status', 'in', SHOWN)
    .limit(literal(1)),
);
