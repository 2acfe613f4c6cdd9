import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';
import { passwordProof } from '../second-factor/contract.ts';

/** Days between the request to delete the account and the deletion. */
export const GRACE_DAYS = 7;

/** The password where the account has one. */
export const deletionRequest = passwordProof;

/** Day (DD-MM-YYYY) on which the account is deleted; null when that is taken back. */
export const deletionAnswer = z.object({ deletion_due: z.string().nullable() });
export type DeletionAnswer = z.infer<typeof deletionAnswer>;

/** What people can do with everything that is kept of them. */
export const privacyCalls = declareCalls({
  export: {
    method: 'POST',
    path: '/api/v1/account/data/',
    summary: 'Everything that is kept of one’s own account, as a ZIP of JSON files, by the password',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: passwordProof,
    answer: z.undefined(),
    sends: 'file',
  },
  requestDeletion: {
    method: 'POST',
    path: '/api/v1/account/deletion/',
    summary: 'Plans the deletion of one’s own account',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: deletionRequest,
    answer: deletionAnswer,
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/api/v1/account/deletion/',
    summary: 'Keeps an account whose deletion was planned',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    answer: deletionAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    privacy: typeof privacyCalls;
  }
}
