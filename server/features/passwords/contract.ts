import { z } from 'zod';
import { accountEmail, givenPassword, newPassword, password } from '../accounts/contract.ts';

/** `POST /quen-mat-khau/`: always the same answer, whoever's the address is. */
export const forgotRequest = z.object({ email: accountEmail });

/** `POST /quen-mat-khau/{token}/` */
export const resetRequest = z.object({ password: newPassword, password_confirm: password });

/** `POST /doi-mat-khau` */
export const changePasswordRequest = z.object({
  password: givenPassword,
  new_password: newPassword,
  new_password_confirm: password,
});

/** `mobile_phone` is {@link NO_PHONE} where there is none. */
export const passwordAnswer = z.object({ name: z.string(), email: z.string(), mobile_phone: z.string() });
export type PasswordAnswer = z.infer<typeof passwordAnswer>;
