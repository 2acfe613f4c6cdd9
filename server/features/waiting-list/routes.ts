import { invalid, Problem, unauthenticated } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { parsePhone } from '../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../platform/services.ts';
import { nameFault } from '../accounts/rules/name-fault.ts';
import { withEmailCheck } from '../sign-up/queries/email-check.ts';
import type { WaitingContacts } from './commands/add-entry.ts';
import { joinList } from './commands/join-list.ts';
import { leaveList, takeOffer } from './commands/take-offer.ts';
import { type WaitingPost, waitingCalls } from './contract.ts';
import { entryOf, presentEntry } from './queries/entry-of.ts';
import { tables } from './tables.ts';

/** Calls of those who wait for a free slot. */
export function waitingRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  return bindCalls(waitingCalls, {
    join: async ({ body }, context) => {
      const contacts = await contactsOf(services, body, context);
      const isMailed = await withEmailCheck(
        context,
        { email: contacts.email, refusal: emailExists },
        requireUnregistered => joinList(services, body, { contacts, ip: context.ip, requireUnregistered }),
      );
      return { waiting: true as const, is_mailed: isMailed };
    },
    entry: async ({ params, query }, { principal }) =>
      presentEntry(await entryOf(db.primary, services, { ...params, ...query, principal }), clock.now()),
    take: ({ params, body }, { principal }) => takeOffer(services, { ...params, ...body, principal }),
    leave: async ({ params, body }, { principal }) => {
      await leaveList(services, { ...params, ...body, principal });
      return { left: true as const };
    },
  });
}

/** Who gets the messages: of an account what is known of it, and what it lacks as it was sent. */
async function contactsOf(services: Services, post: WaitingPost, context: RequestContext): Promise<WaitingContacts> {
  const { principal } = context;
  if (!principal) return { accountId: null, ...checked(post) };
  const { accountId } = principal;
  const account = await services.db.primary.row(
    tables.selectFrom('account').select(['name', 'email', 'mobilePhone']).where('id', '=', accountId),
  );
  if (!account) throw unauthenticated();
  const phone = account.mobilePhone ?? post.phone;
  return { accountId, ...checked({ name: account.name, email: account.email ?? post.email, phone }) };
}

/** Throws 422 with the faults by field. */
function checked({ name, email, phone }: Pick<WaitingPost, 'name' | 'email' | 'phone'>) {
  const faults: Record<string, string[]> = {};
  const fault = name ? nameFault(name) : 'Xin vui lòng nhập họ tên.';
  if (fault !== undefined) faults.name = [fault];
  if (!email) faults.email = ['Xin vui lòng nhập email để An Tâm báo cho bạn.'];
  const number = phone ? parsePhone(phone)?.e164 : undefined;
  if (!number)
    faults.phone = [phone ? 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.' : 'Xin vui lòng nhập số điện thoại.'];
  if (!name || !email || !number || fault !== undefined) throw invalid(faults);
  return { name, email, phone: number };
}

/** As booking answers it. */
const emailExists = () =>
  new Problem(401, 'EMAIL_EXISTS', 'Email này đã có tài khoản. Bạn cần đăng nhập để tiếp tục.', {
    fields: { non_field_errors: ['EMAIL_EXISTS'] },
  });
