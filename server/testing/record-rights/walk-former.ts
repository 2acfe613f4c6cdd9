import { cookieNames } from '../../platform/http/cookies.ts';
import type { Services } from '../../platform/services.ts';
import { ACCESS } from '../access-table.ts';
import { forgetLimits } from '../spend-limit.ts';
import { createVisitor } from '../visitor.ts';
import { becomeFormer, type FormerVisitor } from './former-visitors.ts';

/** What a visitor who could once do more was answered. */
export interface FormerVisit {
  readonly call: string;
  readonly expected: 'may' | number;
  readonly seen: 'may' | number;
}

/** No record has it, so that a visitor who may call changes nothing. */
const NOBODY = '99999999';
/** No call has a limit under which an account may be refused less often. */
const FORGET_EVERY = 50;
const isRefusal = (status: number) => status === 401 || status === 403 || status >= 500;

/** Makes every call as a visitor whose rights have ended; for an app with the world tiny and `trustProxy: 1`. */
export async function walkFormer(
  app: { services: Services; url: string },
  former: FormerVisitor,
  calls: readonly string[] = Object.keys(ACCESS),
): Promise<FormerVisit[]> {
  const { session } = cookieNames(app.services.config);
  const visits = [];
  let asked = 0;
  for (const call of calls) {
    // A new person each time, as some calls end the session.
    const request = createVisitor(app.url, { [session]: await becomeFormer(app.services, former) });
    const [method = '', path = ''] = call.split(' ');
    asked += 1;
    if (asked % FORGET_EVERY === 0) await forgetLimits(app);
    const headers = { 'x-forwarded-for': `10.200.${asked >> 8}.${asked & 255}` };
    const body = method === 'GET' ? {} : { body: JSON.stringify(ACCESS[call]?.body ?? {}) };
    const answer = await request(path.replace(/:\w+/g, NOBODY), { method, headers, ...body });
    await answer.arrayBuffer();
    visits.push({
      call,
      expected: expectedOf(call, former),
      seen: isRefusal(answer.status) ? answer.status : ('may' as const),
    });
  }
  return visits;
}

function expectedOf(call: string, { rightsOf }: FormerVisitor): 'may' | number {
  const access = ACCESS[call];
  if (access?.may.includes(rightsOf)) return 'may';
  return rightsOf === 'anonymous' ? (access?.anonymousStatus ?? 401) : 403;
}
