import type { PolicyActor } from '../../../platform/auth/policy.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { AccountAnswer } from '../../accounts/contract.ts';
import { ownedPagePolicy } from '../owned-page.policy.ts';
import { linkedPages, presentPage } from './linked-pages.ts';

/**
 * The pages that an account owns, as staff approved it, with what it may do with each; none while it waits for
 * approval.
 */
export async function ownedPages(primary: Reader, owner: PolicyActor): Promise<AccountAnswer['pages']> {
  const pages = await linkedPages(primary, owner.accountId);
  return pages
    .filter(({ accountStatus }) => accountStatus === 'active')
    .map(page => ({ ...presentPage(page), can: ownedPagePolicy.rightsOf(owner, page) }));
}
