import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { wasSentBefore } from '../../contributions/repeated-texts.ts';
import { flagsOfWords } from '../../contributions/rules/flags.ts';
import { flagsOfAuthor } from '../rules/flags.ts';
import { POSTS, tables } from '../tables.ts';
import type { CleanBody } from './clean-post-body.ts';

/**
 * What speaks against the words of a post, in words for staff: see `flagsOfWords`.
 * @param also words that are shown with it, a title
 * @param postId of the post itself where it is stored already
 */
export async function wordFlags(
  unit: UnitOfWork,
  body: CleanBody,
  { also = '', postId = null }: { readonly also?: string; readonly postId?: number | null } = {},
): Promise<string[]> {
  const repeated = (await wasSentBefore(unit, POSTS, body.text, postId)) ? 'Trùng với bài đã gửi' : null;
  return flagsOfWords({ text: `${also}\n${body.text}`, isLinked: body.html.includes('<a '), repeated });
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
