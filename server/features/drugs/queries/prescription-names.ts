import { literal } from '../../../platform/db/expressions.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { type NameTree, nameTree } from '../../../platform/linking/name-tree.ts';
import type { Services } from '../../../platform/services.ts';
import { drugNames } from '../drug-links.ts';
import { tables } from '../tables.ts';

const prescribed = statement(() =>
  tables
    .selectFrom('drug')
    .select('id')
    .where('status', '=', literal('published'))
    .where('type', '=', literal('prescription'))
    .orderBy('id'),
);

/**
 * The generic and brand names of all public drugs that need a prescription, to be found in texts as links find them.
 * Three queries.
 */
export async function prescriptionNames(
  reader: Reader,
  { readWords }: Pick<Services['linking'], 'readWords'>,
): Promise<NameTree> {
  const ids = (await reader.rows(prescribed({}))).map(({ id }) => id);
  const drugs = ids.length === 0 ? [] : await drugNames.read(reader, ids);
  const names = drugs.flatMap(({ id, url, name, others }) =>
    [name, ...others].map((each, index) => ({ kind: drugNames.kind, id, url, name: each, isMain: index === 0 })),
  );
  return nameTree(names, () => drugNames.leads, readWords);
}
