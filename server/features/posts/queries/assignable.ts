import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { displayName } from '../../professionals/rules/names.ts';
import { tables } from '../tables.ts';

/** A professional whom a question may be given to. */
export interface Assignable {
  readonly id: number;
  readonly name: string;
}

/** Active accounts that own the published page of a professional, with what is shown of that. */
const withPages = tables
  .selectFrom('provider_link as link')
  .innerJoin('account', 'account.id', 'link.account')
  .innerJoin('professional as page', 'page.id', 'link.entityId')
  .select(['account.id', 'page.name', 'page.honorific'])
  .where('link.kind', '=', literal('professional'))
  .where('account.status', '=', literal('active'))
  .where('page.status', '=', literal('published'))
  .where('page.licenceVerifiedAt', 'is not', null);

/** Whether an account may be asked to answer: of a professional with a published page, or an official one. */
export async function canBeAssigned(reader: Pick<Reader, 'row'>, accountId: number): Promise<boolean> {
  if (await reader.row(professional({ accountId }))) return true;
  return (await reader.row(official({ accountId }))) !== undefined;
}

/** The name by which an account is asked to answer. */
export async function assigneeName(reader: Pick<Reader, 'row'>, accountId: number): Promise<string> {
  const page = await reader.row(professional({ accountId }));
  if (page) return displayName(page.honorific, page.name);
  return (await reader.row(named({ accountId })))?.name ?? '';
}

/** How many are offered for what the user types. */
const OFFERED = 10;
const MAX_WORDS = 8;
const STAFF = [literal('moderator'), literal('editor'), literal('admin')];

const officialStaff = tables
  .selectFrom('account')
  .select(['id', 'name'])
  .where('role', 'in', STAFF)
  .where('status', '=', literal('active'))
  .where(eb => eb.ref('isOfficial'));

/** Those whose names have words that begin as typed, professionals first; none for a text without words. */
export async function findAssignable(reader: Pick<Reader, 'rows'>, typed: string): Promise<Assignable[]> {
  const words = foldText(typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  // Folded words hold letters and digits alone, and none of the signs that mean something in a pattern.
  const people = words.reduce((found, word) => found.where('page.staffWords', 'like', `% ${word}%`), withPages);
  const others = words.reduce(
    (found, word) =>
      found.where(eb => eb.or([eb('foldedName', 'like', `${word}%`), eb('foldedName', 'like', `% ${word}%`)])),
    officialStaff,
  );
  const [professionals, officials] = await Promise.all([
    reader.rows(people.orderBy('page.sortName').limit(OFFERED)),
    reader.rows(others.orderBy('name').limit(OFFERED)),
  ]);
  const found = new Map<number, Assignable>();
  for (const { id, name, honorific } of professionals) found.set(id, { id, name: displayName(honorific, name) });
  for (const account of officials) if (!found.has(account.id)) found.set(account.id, account);
  return [...found.values()].slice(0, OFFERED);
}

const professional = statement((p: Parameters<{ readonly accountId: number }>) =>
  withPages.where('link.account', '=', p.accountId).orderBy('page.id').limit(literal(1)),
);

const official = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('account')
    .select('id')
    .where('id', '=', p.accountId)
    .where('status', '=', literal('active'))
    .where(eb => eb.ref('isOfficial')),
);

const named = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables.selectFrom('account').select('name').where('id', '=', p.accountId),
);
