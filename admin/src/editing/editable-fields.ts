import { z } from 'zod';
import { STAFF_CALLS } from '../providers/rights.ts';

/** Says to the server which version a change is of; nobody edits it. */
const VERSION = 'updated_at';

/** The fields of a record that a form may change, as the call that saves it names them; none where nothing is saved. */
export function editableFields(resource: string): readonly string[] {
  const path = `/api/admin/${resource}/:id/`;
  const body = STAFF_CALLS.find(call => call.method === 'PUT' && call.path === path)?.body;
  return body instanceof z.ZodObject ? Object.keys(body.shape).filter(field => field !== VERSION) : [];
}
