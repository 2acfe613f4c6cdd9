import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { redirect } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { accountAddress } from './account-address.ts';

/** The account of who is logged in; sends everybody else to the login, and from there back here. */
export async function requireAccount({ api, url, signal }: PageInput): Promise<AccountAnswer> {
  try {
    return await api.get('/api/v1/account/', { signal });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    throw redirect(accountAddress({ tab: 'login', next: url.pathname + url.search }));
  }
}
