import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { ACCESS } from '@antam/server/testing/access-table.ts';
import type { OpenBrowser, RoleVisitor } from '@antam/server/testing/role-visitors.ts';
import { SAMPLE_BODIES } from '@antam/server/testing/sample-bodies.ts';
import type { Request } from '@antam/server/testing/visitor.ts';
import { aSlot } from '../torture/slots-parts.ts';
import type { Target } from './target.ts';

/** A request that is right as far as it can be without a story before it. */
export interface RightRequest {
  readonly body: object;
  /** Sends it with another body; answers the status. */
  send(body: object): Promise<number>;
}

/** Calls about what the clinic of the world owns, or the doctor. */
const OF_OWNER: readonly (readonly [calls: RegExp, who: RoleVisitor])[] = [
  [/\/(own-promotion|calendar\/manage|booking\/manage|customer)\//, 'place'],
  [/\/change-request\//, 'professional'],
];

/** A number in the form of the law, with a dash. */
const LICENCE = '0012345/HCM-CCHN';

/**
 * Makes requests from the sample bodies: with a free time where a visit is booked, the present version where a record is
 * saved, and by a person who may make the call.
 */
export async function createRightRequests(
  target: Target,
  openBrowser: OpenBrowser,
): Promise<(call: string) => Promise<RightRequest>> {
  const browsers = new Map<RoleVisitor, Request>();
  const browserOf = async (who: RoleVisitor) => {
    const known = browsers.get(who) ?? (await openBrowser(who));
    browsers.set(who, known);
    return known;
  };
  let made = 0;
  return async call => {
    made += 1;
    const [method = '', declared = ''] = call.split(' ');
    const request = await browserOf(whoOf(call));
    const path = pathOf(declared);
    const sample = { ...SAMPLE_BODIES[call] };
    const body = {
      ...sample,
      ...('booking_start' in sample ? await bookable(target, sample) : {}),
      ...('licence_number' in sample ? { licence_number: LICENCE } : {}),
      ...('email' in sample ? { email: `nguoi-${made}@thu.example` } : {}),
      ...('place' in sample && /own-promotion/.test(call) ? { place: PLACES.clinic.id } : {}),
      ...('updated_at' in sample ? await versionOf(request, path) : {}),
    };
    return {
      body,
      send: async sent => {
        const answer = await request(path, { method, body: JSON.stringify(sent) });
        await answer.arrayBuffer();
        return answer.status;
      },
    };
  };
}

function whoOf(call: string): RoleVisitor {
  const owner = OF_OWNER.find(([calls]) => calls.test(call))?.[1];
  const may = ACCESS[call]?.may ?? [];
  const staff = may.includes('admin') && call.includes('/api/admin/') ? 'admin' : undefined;
  return owner ?? staff ?? may.find(who => who === 'user') ?? may[0] ?? 'anonymous';
}

const pathOf = (declared: string): string =>
  declared.includes('/professional/') || declared.includes('/professionals/')
    ? declared.replace(':id', String(PROFESSIONALS.mai.id)).replace(/:\w+/g, '1')
    : declared.replace(':id', String(PLACES.hospital.id)).replace(/:\w+/g, '1');

/** A time that is free, without the reason of another calendar. */
async function bookable(target: Target, sample: object): Promise<object> {
  const slot = await aSlot(target, { capacity: 10 });
  return {
    ...slot,
    ...('reason' in sample ? { reason: null, answers: [] } : {}),
    phone: '0912 345 678',
  };
}

/** What a record says of its version. */
async function versionOf(request: Request, path: string): Promise<object> {
  const answer = await request(path);
  if (!answer.ok) return {};
  const { updated_at } = Object(await answer.json());
  return { updated_at };
}
