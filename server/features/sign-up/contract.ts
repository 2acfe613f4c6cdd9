import { z } from 'zod';
import { rawText, sentText } from '../../platform/text/text-field.ts';
import {
  accountEmail,
  accountName,
  CONTROL,
  line,
  messageAnswer,
  newPassword,
  next,
  phone,
} from '../accounts/contract.ts';

const SIGNUP_TYPES = ['user', 'favourite', 'professional', 'place'] as const;

const utmValue = sentText(100).refine(text => !CONTROL.test(text));

const utm = z
  .record(rawText(34).regex(/^utm_[a-z_]{1,30}$/), utmValue)
  .optional()
  .catch(undefined);

const utmField = utmValue.optional().catch(undefined);

/** `POST /dang-ky`, `POST /api/v1/signup/`. `mobile_phone` may be empty; fields of providers count for their types only. */
export const signupRequest = z.object({
  name: accountName,
  email: accountEmail,
  password: newPassword,
  mobile_phone: phone.nullish(),
  type: z.enum(SIGNUP_TYPES).default('user').catch('user'),
  place_name: line(200).optional(),
  place_add: line(300).optional(),
  prof_spec: line(200).optional(),
  prof_place: line(200).optional(),
  next,
  source: rawText(40)
    .regex(/^[a-z0-9_-]{1,40}$/)
    .optional()
    .catch(undefined),
  utm,
  // A plain form has one field each.
  utm_source: utmField,
  utm_medium: utmField,
  utm_campaign: utmField,
  utm_term: utmField,
  utm_content: utmField,
});
export type SignupRequest = z.input<typeof signupRequest>;

/**
 * `POST /xac-thuc/{token}/`, `POST /api/v1/confirm/{token}/`. In a browser that the account does not know it has no
 * password any more, and `reset_path` is where another one is set (`new-password`) or a letter for it is asked for
 * (`ask-letter`, where the link was opened too often or too late for that).
 */
export const confirmAnswer = messageAnswer.extend({
  next_step: z.enum(['new-password', 'ask-letter']).optional(),
  reset_path: z.string().optional(),
});
export type ConfirmAnswer = z.infer<typeof confirmAnswer>;
