import { z } from 'zod';
import { passwordProof } from '../second-factor/contract.ts';

/** Days between the wish to be forgotten and its doing. */
export const GRACE_DAYS = 7;

/** What a plain form of `/tai-khoan/du-lieu/` asks for, as `viec` in its address: delete, download. */
export const DATA_TASKS = ['xoa', 'tai-ve'] as const;

/** `POST /api/v1/account/deletion/`; the password where the account has one. */
export const deletionRequest = passwordProof;

/** Day (DD-MM-YYYY) on which the account is deleted; null when that is taken back. */
export const deletionAnswer = z.object({ deletion_due: z.string().nullable() });
export type DeletionAnswer = z.infer<typeof deletionAnswer>;
