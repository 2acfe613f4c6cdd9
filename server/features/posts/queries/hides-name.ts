import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Discussion } from '../discussion.ts';
import { tables } from '../tables.ts';

interface Writer extends Discussion {
  readonly accountId: number;
}

/**
 * Whether what an account writes next in a discussion hides its name unless it says otherwise: it asked hidden, or hid
 * the name in what it wrote there last.
 */
export async function hidesName(reader: Pick<Reader, 'row'>, { kind, id, accountId }: Writer): Promise<boolean> {
  const own = { kind, id, accountId };
  if ((await reader.row(opened(own)))?.hidingCreator) return true;
  return (await reader.row(wroteLast(own)))?.hidingCreator ?? false;
}

const opened = statement((p: Parameters<Writer>) =>
  tables
    .selectFrom('post')
    .select('hidingCreator')
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('position', '=', literal(0))
    .where('account', '=', p.accountId),
);

const wroteLast = statement((p: Parameters<Writer>) =>
  tables
    .selectFrom('post')
    .select('hidingCreator')
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('account', '=', p.accountId)
    .orderBy('position', 'desc')
    .limit(literal(1)),
);
