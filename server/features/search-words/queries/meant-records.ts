import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { SynonymSubject } from '../../synonyms/synonym.entity.ts';
import { SYNONYM_KINDS, type SynonymKind } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** A record that words may mean. */
export interface MeantRecord {
  readonly kind: SynonymKind;
  readonly name: string;
}

/** What is asked for: records of a subject. */
interface Named {
  readonly subject: SynonymSubject;
  readonly recordId: number;
}

/** Kinds and names of some records; undefined for one that is not there or may have no synonyms. A query for each subject. */
export async function meantRecords(
  read: Pick<Reader, 'rows'>,
  named: readonly Named[],
): Promise<(one: Named) => MeantRecord | undefined> {
  const found = new Map<string, MeantRecord>();
  for (const [subject, ofSubject] of Map.groupBy(named, one => one.subject)) {
    const ids = ofSubject.map(one => one.recordId);
    for (const { id, kind, name } of await read.rows(recordsOf(subject, ids))) {
      const known = SYNONYM_KINDS.find(each => each === kind);
      if (known) found.set(`${subject} ${id}`, { kind: known, name });
    }
  }
  return ({ subject, recordId }) => found.get(`${subject} ${recordId}`);
}

function recordsOf(subject: SynonymSubject, ids: readonly number[]) {
  if (subject === 'term') {
    return tables
      .selectFrom('term')
      .select(eb => ['id', 'name', eb.ref('kind').$castTo<string>().as('kind')])
      .where('id', 'in', idList(ids));
  }
  return tables
    .selectFrom(subject)
    .select(eb => ['id', 'name', eb.val<string>(subject).as('kind')])
    .where('id', 'in', idList(ids));
}
