import { nextVersion } from '../../../platform/db/content-version.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { COMPLAINTS } from '../../complaints/complaint.repository.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import type { SynonymSubject } from '../../synonyms/synonym.entity.ts';
import { TERMS } from '../../taxonomy/term.repository.ts';
import { meantRecords } from '../queries/meant-records.ts';
import { forbiddenSynonym } from '../rules/meaning-of-synonym.ts';
import type { SynonymDraft, SynonymKind } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** What features call the records of each kind. */
const SUBJECT_OF: Readonly<Record<SynonymKind, SynonymSubject>> = {
  complaint: 'complaint',
  speciality: 'term',
  service: 'term',
  place_type: 'term',
  disease: 'disease',
  drug: 'drug',
};

type SynonymServices = Pick<Services, 'db' | 'clock' | 'events' | 'tags'>;

/**
 * Makes words mean a record, in every process from the commit on, and answers the synonym's id; who did stands in the
 * audit log. Throws 422 where there is no such record or where the words mean something else or a person's name, and 409 where they mean it already.
 */
export async function saveSynonym(services: SynonymServices, draft: SynonymDraft, actor: Actor): Promise<number> {
  const { db, clock } = services;
  const { kind, record_id, words } = draft;
  const subject = SUBJECT_OF[kind];
  const forbidden = forbiddenSynonym(await lexiconOf(db), words, { subject, record_id });
  return db.transaction(async unit => {
    await takeTurn(unit, subject);
    await lockRows(unit, db.engine, subject, [record_id]);
    const record = (await meantRecords(unit, [{ subject, recordId: record_id }]))({ subject, recordId: record_id });
    if (record?.kind !== kind) throw invalid({ record_id: ['Không tìm thấy mục này. Xin chọn lại.'] });
    if (forbidden !== undefined) throw invalid({ words: [forbidden] });
    const made = await unit.row(
      tables
        .insertInto('synonym')
        .values({ subject, recordId: record_id, words, folded: foldText(words), madeAt: clock.now() })
        .onConflict(same => same.columns(['subject', 'recordId', 'folded']).doNothing())
        .returning('id'),
    );
    if (!made) throw conflict(`Các từ này đã cùng nghĩa với “${record.name}”.`);
    await note(unit, services, actor, { verb: 'create', id: made.id, fields: Object.keys(draft) });
    await announce(unit, services, subject, record_id);
    return made.id;
  });
}

/** Takes a synonym back, in every process from the commit on; who did stands in the audit log. Throws 404. */
export async function deleteSynonym(services: SynonymServices, id: number, actor: Actor): Promise<void> {
  await services.db.transaction(async unit => {
    const stored = await unit.row(tables.selectFrom('synonym').select('subject').where('id', '=', id));
    if (stored) await takeTurn(unit, stored.subject);
    const taken = await unit.row(tables.deleteFrom('synonym').where('id', '=', id).returning(['subject', 'recordId']));
    if (!taken) throw notFound('Không còn từ đồng nghĩa này.');
    await note(unit, services, actor, { verb: 'delete', id, fields: [] });
    await announce(unit, services, taken.subject, taken.recordId);
  });
}

interface Noted {
  readonly verb: 'create' | 'delete';
  readonly id: number;
  readonly fields: readonly string[];
}

const note = (unit: UnitOfWork, services: SynonymServices, actor: Actor, { verb, id, fields }: Noted): Promise<void> =>
  recordAudit(unit, services, {
    ...actor,
    action: `synonym.${verb}`,
    subjectKind: 'synonym',
    subjectId: id,
    fields,
  });

/**
 * Writers of complaints take turns by the version before they touch any row, those of terms count it behind their last
 * one; in another order two writers would wait for each other.
 */
async function takeTurn(unit: UnitOfWork, subject: SynonymSubject): Promise<void> {
  if (subject === 'complaint') await nextVersion(unit, COMPLAINTS);
}

/** What words of terms and complaints mean is read from memory, which follows a version; of others by the index. */
async function announce(
  unit: UnitOfWork,
  services: SynonymServices,
  subject: SynonymSubject,
  record: number,
): Promise<void> {
  if (subject === 'term') await nextVersion(unit, TERMS);
  await changed(unit, services, { subject, ids: [record], aspects: ['synonyms'] });
}
