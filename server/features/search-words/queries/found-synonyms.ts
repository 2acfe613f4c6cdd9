import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { type TablesOf, tablesWith } from '../../../platform/db/tables.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { SYNONYM_SUBJECTS, type Synonym, type SynonymSubject } from '../../synonyms/synonym.entity.ts';
import type { SynonymKind, synonymFilter } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Filter = z.output<typeof synonymFilter>;
type Condition = Expression<SqlBool>;

interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

const records = tablesWith<NamedRecord, SynonymSubject>();
const eb = expressionBuilder<TablesOf<[typeof Synonym]>, 'synonym'>();

const MAX_WORDS = 8;

/** The conditions of a filter on synonyms. Where words are looked for, the names of the records of all synonyms are read. */
export async function synonymConditions(read: Reader, { q = '', kind, gone }: Filter): Promise<Condition[]> {
  const words = foldText(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const named = words.length === 0 ? [] : await namedRecords(read);
  return [
    ...(kind === undefined ? [] : [isOfKind(kind)]),
    ...(gone === undefined ? [] : [gone ? eb.not(hasRecord()) : hasRecord()]),
    ...words.map(word => holds(word, named)),
  ];
}

function isOfKind(kind: SynonymKind): Condition {
  const subject = SYNONYM_SUBJECTS.find(each => each === kind);
  if (subject) return eb('subject', '=', subject);
  const ofKind = tables
    .selectFrom('term')
    .select('id')
    .where(term => term(term.ref('kind').$castTo<string>(), '=', kind));
  return eb.and([eb('subject', '=', 'term'), eb('recordId', 'in', ofKind)]);
}

/** Whether the record is still there that the words mean. */
const hasRecord = (): Condition =>
  eb.or(
    SYNONYM_SUBJECTS.map(subject =>
      eb.and([eb('subject', '=', subject), eb('recordId', 'in', records.selectFrom(subject).select('id'))]),
    ),
  );

/** The records of all synonyms, whose tables do not keep their names folded. A query for each subject. */
async function namedRecords(
  read: Reader,
): Promise<ReadonlyArray<{ subject: SynonymSubject; id: number; name: string }>> {
  const found = await Promise.all(
    SYNONYM_SUBJECTS.map(async subject => {
      const ofSubject = tables.selectFrom('synonym').select('recordId').where('subject', '=', subject);
      const rows = await read.rows(records.selectFrom(subject).select(['id', 'name']).where('id', 'in', ofSubject));
      return rows.map(({ id, name }) => ({ subject, id, name: foldText(name) }));
    }),
  );
  return found.flat();
}

/** Whether a folded word stands in the words of a synonym or in the name of its record. */
function holds(word: string, named: Awaited<ReturnType<typeof namedRecords>>): Condition {
  const called = Map.groupBy(
    named.filter(({ name }) => name.includes(word)),
    ({ subject }) => subject,
  );
  return eb.or([
    eb('folded', 'like', `%${word}%`),
    ...[...called].map(([subject, of]) =>
      eb.and([eb('subject', '=', subject), eb('recordId', 'in', idList(of.map(({ id }) => id)))]),
    ),
  ]);
}
