import { z } from 'zod';
import { code, password } from '../accounts/contract.ts';

/** `POST /api/v1/account/second-factor/`: a secret that counts once its first code was given with `PUT`. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** `PUT /api/v1/account/second-factor/` */
export const secondFactorCode = z.object({ code });

/** Shown once; each is good once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/**
 * `POST` and `DELETE /api/v1/account/second-factor/`, `POST …/recovery-codes/`. An account without a password shows a
 * login of the last ten minutes instead (`LOGIN_TOO_OLD`, 403).
 */
export const passwordProof = z.object({ password: password.optional() });

/** What a plain form of `/tai-khoan/bao-mat/` asks for, as `viec` in its address: set up, confirm, remove, renew codes. */
export const SECOND_FACTOR_TASKS = ['thiet-lap', 'xac-nhan', 'tat', 'ma-du-phong'] as const;

export const secondFactorForm = passwordProof.extend(secondFactorCode.partial().shape);
