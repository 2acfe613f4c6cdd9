import { z } from 'zod';
import { accountEmail, code, givenPassword, next, ROLES } from '../accounts/contract.ts';

/** Of a letter, asked for by `MAIL_CODE_REQUIRED` (401) where too many guesses failed; an empty one asks for a letter. */
export const mailCode = code.trim().optional();

/** `POST /dang-nhap`, `POST /api/v1/login/`. `code`: of the second factor, asked for by `SECOND_FACTOR_REQUIRED` (401). */
export const loginRequest = z.object({
  email: accountEmail,
  password: givenPassword,
  code: code.optional(),
  mail_code: mailCode,
  next,
});
export type LoginRequest = z.input<typeof loginRequest>;

export const loginAnswer = z.object({ next: z.string(), name: z.string(), role: z.enum(ROLES) });
export type LoginAnswer = z.infer<typeof loginAnswer>;
