import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { recordId } from '../records/staff-contract.ts';

/** A record that is to be looked at, by its kind (`article`, `insurance-plan`). */
export const previewRequest = z.object({
  kind: rawText(20),
  id: recordId,
  /** Of an earlier version of an article. */
  version: recordId.nullable().default(null),
});
export type PreviewRequest = z.input<typeof previewRequest>;

/** Calls of the console about previews. */
export const previewStaffCalls = declareCalls({
  create: {
    method: 'POST',
    path: '/api/admin/previews/',
    summary: 'An address at which a draft can be looked at for some days, by everybody who has it',
    access: 'staff',
    roles: ['editor'],
    body: previewRequest,
    answer: z.object({
      /** With the origin of the site. */
      url: z.string(),
      ends_at: z.string(),
    }),
  },
});
