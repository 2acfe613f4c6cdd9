import type { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { TOKEN_COOKIE } from '../../../platform/http/cookies.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { limitVisitor } from '../../../platform/http/limit-visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { phoneFault, refuseFaults } from '../../accounts/check-fields.ts';
import type { NextAnswer } from '../../accounts/contract.ts';
import { isProvider, ownPhone } from '../../accounts/rules/own-phone.ts';
import { safeNext } from '../../accounts/rules/safe-next.ts';
import { weakPassword } from '../../accounts/rules/weak-password.ts';
import { keepFavourite } from '../../favourites/commands/keep-favourite.ts';
import { completeLogin } from '../../sessions/commands/complete-login.ts';
import type { signupRequest } from '../contract.ts';
import { SIGNUP_BY_ADDRESS, SIGNUP_BY_VISITOR } from '../limits.ts';
import { campaignOf } from '../rules/campaign.ts';
import { tables } from '../tables.ts';
import { noticeSignup } from './notice-signup.ts';
import { sendConfirmation } from './send-confirmation.ts';

type Signup = z.output<typeof signupRequest>;

const REGISTERED = 'Email này đã được đăng ký. Bạn hãy đăng nhập hoặc đặt lại mật khẩu.';

/**
 * Makes an account, logs it in and mails the link that confirms its address. A provider waits for approval and has an
 * application. Throws 422 for a weak password and a wrong phone number, named together, or else `EMAIL_EXISTS` for a
 * registered address; 429 over the budget that keeps strangers from finding out who is registered.
 */
export async function signUp(services: Services, context: RequestContext, signup: Signup): Promise<NextAnswer> {
  const { email, password, type } = signup;
  const mobilePhone = ownPhone(signup.mobile_phone, type);
  refuseFaults({
    mobile_phone: phoneFault(mobilePhone),
    password: await weakPassword(password, email),
  });
  await limitVisitor(context, SIGNUP_BY_ADDRESS);
  await context.limit(SIGNUP_BY_VISITOR, context.ownCookie(TOKEN_COOKIE) ?? context.ip);
  const passwordHash = await services.passwords.hash(password);
  const newId = await services.db.transaction(async unit => {
    const id = await insertAccount(unit, services, { ...signup, mobilePhone: mobilePhone ?? null, passwordHash });
    if (id === undefined) return undefined;
    if (isProvider(type)) await insertApplication(unit, services, id, { ...signup, type });
    const account = { id, email, name: signup.name, isEmailConfirmed: false, hasLoggedIn: false };
    const isMailed = await sendConfirmation(unit, services, account);
    await completeLogin(unit, services, context, { account, hasSecondFactor: false });
    if (isMailed) noticeSignup(unit, context);
    return id;
  });
  if (newId === undefined) throw new Problem(422, 'EMAIL_EXISTS', REGISTERED, { fields: { email: [REGISTERED] } });
  await keepFavourite(services, newId, signup.favourite);
  return { next: safeNext(signup.next, services.config.origin) };
}

/** The new account's id; undefined where the address has one, also when that came at the same moment. */
async function insertAccount(
  unit: UnitOfWork,
  { clock }: Services,
  signup: Signup & { mobilePhone: string | null; passwordHash: string },
): Promise<number | undefined> {
  const now = clock.now();
  const row = await unit.row(
    tables
      .insertInto('account')
      .values({
        email: signup.email,
        name: signup.name,
        foldedName: foldText(signup.name),
        mobilePhone: signup.mobilePhone,
        passwordHash: signup.passwordHash,
        role: signup.type,
        status: isProvider(signup.type) ? 'pending' : 'active',
        source: signup.source ?? '',
        utm: campaignOf(signup),
        passwordChangedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict(same => same.column('email').doNothing())
      .returning('id'),
  );
  return row?.id;
}

async function insertApplication(
  unit: UnitOfWork,
  { clock }: Services,
  accountId: number,
  { type, place_name, place_add, prof_spec, prof_place }: Signup & { type: 'professional' | 'place' },
): Promise<void> {
  await unit.run(
    tables.insertInto('provider_application').values({
      account: accountId,
      type,
      createdAt: clock.now(),
      placeName: place_name ?? '',
      placeAdd: place_add ?? '',
      profSpec: prof_spec ?? '',
      profPlace: prof_place ?? '',
    }),
  );
}
