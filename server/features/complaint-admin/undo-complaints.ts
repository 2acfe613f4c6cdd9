import { notFound } from '../../platform/errors/problem.ts';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteImported } from './commands/delete-complaint.ts';
import { saveComplaints } from './commands/save-complaints.ts';
import { wholeComplaints } from './queries/stored-complaints.ts';
import { staffComplaint } from './staff-contract.ts';

/** A complaint as it is written, without the bounds that hold for what staff type: it was stored already. */
const written = staffComplaint.omit({ id: true, absolute_url: true, updated_at: true, can: true });
const earlier = written.partial();

/** How imports of complaints are taken back. */
export const undoComplaints: UndoSteps = {
  record: 'complaint',
  own: ['complaint_term'],
  states: async (read, ids) => {
    const stored = await wholeComplaints(read, ids);
    return new Map([...stored].map(([id, complaint]) => [id, written.parse(complaint)]));
  },
  restore: async ({ db, ...services }, records, also) => {
    const stored = await wholeComplaints(
      db.primary,
      records.map(({ id }) => id),
    );
    const writes = records.map(({ id, before }) => {
      const complaint = stored.get(id);
      if (!complaint) throw notFound();
      return { id, basedOn: complaint.updated_at, draft: written.parse({ ...complaint, ...earlier.parse(before) }) };
    });
    await saveComplaints({ db, ...services }, writes, undefined, also);
  },
  remove: deleteImported,
};
