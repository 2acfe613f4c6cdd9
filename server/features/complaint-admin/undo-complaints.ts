import { notFound } from '../../platform/errors/problem.ts';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteImported } from './commands/delete-complaint.ts';
import { saveComplaints } from './commands/save-complaints.ts';
import { storedComplaints } from './queries/stored-complaints.ts';
import { staffComplaintRow } from './staff-contract.ts';

/** A complaint as it is written, without the bounds that hold for what staff type: it was stored already. */
const written = staffComplaintRow.omit({ id: true, updated_at: true });
const earlier = written.partial();

/** How imports of complaints are taken back. */
export const undoComplaints: UndoSteps = {
  record: 'complaint',
  own: ['complaint_term'],
  states: async (read, ids) => {
    const wanted = new Set(ids);
    const stored = (await storedComplaints(read)).filter(({ id }) => wanted.has(id));
    return new Map(stored.map(complaint => [complaint.id, written.parse(complaint)]));
  },
  restore: async ({ db, ...services }, records, also) => {
    const stored = new Map((await storedComplaints(db.primary)).map(complaint => [complaint.id, complaint]));
    const writes = records.map(({ id, before }) => {
      const complaint = stored.get(id);
      if (!complaint) throw notFound();
      return { id, basedOn: complaint.updated_at, draft: written.parse({ ...complaint, ...earlier.parse(before) }) };
    });
    await saveComplaints({ db, ...services }, writes, undefined, also);
  },
  remove: deleteImported,
};
