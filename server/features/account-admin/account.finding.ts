import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { firstOf, meant, named, withWords } from '../../platform/finding/find-columns.ts';
import { type FindSource, LOOKED_THROUGH } from '../../platform/finding/find-source.ts';
import { accountStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = 'accounts';
const known = tables.selectFrom('account').select(meant(RESOURCE)).select('id');

/** In an index that holds the names; the owner of an older account is found by the whole name. */
const newest = tables
  .selectFrom('account')
  .select('id')
  .select(eb => eb(literal<string>(' '), '||', eb.ref('foldedName')).as('words'))
  .orderBy('id', 'desc')
  .limit(literal(LOOKED_THROUGH));

/** Accounts by address, number and name, as staff find them. */
export const accountFinding: FindSource = {
  resource: RESOURCE,
  title: 'Tài khoản',
  list: accountStaffCalls.list,
  people: { subject: 'account', fields: ['name', 'email'] },
  candidates: asked => [
    known.where('id', '=', asked.id),
    known.where('email', '=', asked.email),
    known.where('mobilePhone', '=', asked.phone),
    firstOf(
      tables
        .selectFrom('account')
        .select(named(RESOURCE))
        .select(['name as text', 'id'])
        .where('foldedName', '=', asked.name)
        .where('foldedName', '>', literal('')),
    ),
    withWords(RESOURCE, newest, asked),
  ],
  rows: ids =>
    tables
      .selectFrom('account')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before')])
      .select(eb => eb.fn.coalesce('email', literal<string>('')).as('line'))
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
