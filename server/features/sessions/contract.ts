import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';

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
/** The browsers in which the own account is logged in. */
export const sessionCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/account/session/',
    summary: 'The browsers that are logged in',
    access: 'user',
    answer: sessionList,
  },
  endOthers: {
    method: 'DELETE',
    path: '/api/v1/account/session/',
    summary: 'Logs all other browsers out',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    answer: z.undefined(),
  },
  end: {
    method: 'DELETE',
    path: '/api/v1/account/session/:id/',
    summary: 'Logs one browser out',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    params: z.object({ id: idParam }),
    answer: z.undefined(),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    sessions: typeof sessionCalls;
  }
}
