import { accountPages } from '@antam/server/features/accounts/pages.ts';

/** Where the second factor's overview stands. */
export const SECOND_FACTOR_PAGE = accountPages.security();

/** The tasks that the address can name; the forms are sent to the same address. */
export const SECOND_FACTOR_ADDRESS = {
  setUp: accountPages.security({ viec: 'thiet-lap' }),
  confirm: accountPages.security({ viec: 'xac-nhan' }),
  remove: accountPages.security({ viec: 'tat' }),
  renew: accountPages.security({ viec: 'ma-du-phong' }),
} as const;

export type SecondFactorTask = keyof typeof SECOND_FACTOR_ADDRESS;

/** The task that an address names; null for none. */
export function secondFactorTask({ pathname, search }: Pick<URL, 'pathname' | 'search'>): SecondFactorTask | null {
  const viec = new URLSearchParams(search).get('viec');
  const address = `${pathname}?viec=${viec}`;
  const tasks: SecondFactorTask[] = ['setUp', 'confirm', 'remove', 'renew'];
  return tasks.find(task => SECOND_FACTOR_ADDRESS[task] === address) ?? null;
}
