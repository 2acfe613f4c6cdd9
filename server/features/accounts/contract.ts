import { z } from 'zod';
import { lineText, rawLimit, rawText, sentText } from '../../platform/text/text-field.ts';

const SIGNUP_TYPES = ['user', 'favourite', 'professional', 'place'] as const;
export const ROLES = ['user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a visitor without script gets as `mobile_phone` when there is none; calls answer it as well. */
export const NO_PHONE = 'Chưa cung cấp';

const CONTROL = /\p{Cc}/u;
const line = (max: number) => lineText(max).refine(text => !CONTROL.test(text), 'Có ký tự không hợp lệ.');

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
const MAX_NAME = 80;
/** Of a person or a company; commands refuse what is no name. */
export const accountName = sentText(rawLimit(MAX_NAME))
  .refine(text => !LINE_BREAK.test(text.trim()), 'Họ tên chỉ viết trên một dòng.')
  .pipe(line(MAX_NAME))
  .refine(text => text.length >= 2, 'Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.');
const MAX_EMAIL = 254;
const EMAIL_TOO_LONG = `Email không quá ${MAX_EMAIL} ký tự.`;
/** Lower case and NFC, as it is stored. */
export const accountEmail = sentText(rawLimit(MAX_EMAIL), EMAIL_TOO_LONG)
  .transform(text => text.normalize('NFC').trim().toLowerCase())
  .pipe(z.email('Email chưa đúng, ví dụ: ten@email.com.').max(MAX_EMAIL, EMAIL_TOO_LONG));
const password = sentText(128, 'Mật khẩu không quá 128 ký tự.');
/** As typed; commands refuse the commonest ones. */
export const newPassword = password
  .min(8, 'Mật khẩu cần ít nhất 8 ký tự.')
  .refine(text => !CONTROL.test(text), 'Mật khẩu có ký tự không hợp lệ.');
const givenPassword = password.min(1, 'Xin vui lòng nhập mật khẩu.');
/** Of an authenticator, or a recovery code. */
const code = rawText(40);
/** Read as a number where it is used. */
const phone = sentText(40, 'Số điện thoại chưa đúng.');
/** Where to go afterwards, as it came with the address; only paths of this site are followed. */
const next = rawText(1_000).optional().catch(undefined);
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

/** A path of this site, `/` when none was asked for. */
export const nextAnswer = z.object({ next: z.string() });
export type NextAnswer = z.infer<typeof nextAnswer>;

/** Of a letter, asked for by `MAIL_CODE_REQUIRED` (401) where too many guesses failed; an empty one asks for a letter. */
const mailCode = code.trim().optional();
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

/** `POST /quen-mat-khau/`: always the same answer, whoever's the address is. */
export const forgotRequest = z.object({ email: accountEmail });
export const messageAnswer = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswer>;

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

/** `GET /api/v1/account/`: who is logged in. */
export const accountAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** National form, `0912 345 678`; null when there is none. */
  mobile_phone: z.string().nullable(),
  role: z.enum(ROLES),
  is_official: z.boolean(),
  /** `pending`: a provider before approval. */
  status: z.enum(['active', 'pending']),
  is_email_confirmed: z.boolean(),
  /** Day (DD-MM-YYYY) of the deletion that was asked for. */
  deletion_due: z.string().nullable(),
  has_password: z.boolean(),
  second_factor: z.object({ is_set_up: z.boolean(), is_required: z.boolean(), is_passed: z.boolean() }),
  social: z.array(z.string()),
  /** A provider's application, with the reason of a refusal. */
  application: z
    .object({
      type: z.enum(['professional', 'place']),
      status: z.enum(['pending', 'approved', 'refused']),
      reason: z.string(),
    })
    .nullable(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** `PUT /api/v1/account/`, `POST /tai-khoan/` */
export const accountUpdate = z.object({ name: accountName, mobile_phone: phone.nullish() });

/** `GET /api/v1/account/session/` */
export const sessionList = z.array(
  z.object({
    id: z.number().int(),
    /** `Chrome trên Windows` */
    device: z.string(),
    is_current: z.boolean(),
    created_at: z.string(),
    last_seen_at: z.string(),
  }),
);
export type SessionList = z.infer<typeof sessionList>;
/** `POST /tai-khoan/phien-dang-nhap/` */
export const sessionFormAnswer = z.object({ ended: z.enum(['one', 'others']) });
export type SessionFormAnswer = z.infer<typeof sessionFormAnswer>;

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

/** `GET /api/v1/social-login/`: the providers that this installation offers. */
export const socialProviders = z.array(z.object({ provider: z.string(), name: z.string(), href: z.string() }));
export type SocialProviders = z.infer<typeof socialProviders>;
/**
 * `GET /api/v1/social-login/pending/`: who came back from a provider and must still prove an account: by its password
 * where the provider is new to it (and by its second factor, asked for as at login), by a code where only that is missing.
 */
export const pendingLink = z.object({
  provider_name: z.string(),
  email: z.string(),
  asks: z.enum(['password', 'code']),
});
export type PendingLink = z.infer<typeof pendingLink>;
/** `POST /api/v1/social-login/link/`, `POST /dang-nhap/lien-ket/` */
export const linkRequest = passwordProof.extend({ ...secondFactorCode.partial().shape, mail_code: mailCode });
export type LinkRequest = z.input<typeof linkRequest>;

/**
 * `GET /dang-nhap/{provider}/`: what a link to a social login may carry. The campaign goes as one `utm_*` field each, as
 * in a plain form.
 */
export const socialStart = signupRequest.pick({
  next: true,
  source: true,
  utm_source: true,
  utm_medium: true,
  utm_campaign: true,
  utm_term: true,
  utm_content: true,
});
/** What a social login came to where nobody is logged in: `/dang-nhap?loi=…` */
export const SOCIAL_FAILURES = ['tu-choi', 'loi', 'het-han'] as const;
