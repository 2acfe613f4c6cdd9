import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { WORKSPACE_KINDS } from '@antam/server/features/providers/pages.ts';
import { notFound, type PageError } from '../../loading/page-error.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { requireAccount } from '../accounts/require-account.ts';

/** A place or a professional that an account manages. */
export type Managed = AccountAnswer['pages'][number];

/** What a page of the workspace is about. */
export type Workspace = {
  managed: Managed;
  /** The account manages more than this. */
  hasOthers: boolean;
};

const NOT_YOURS = 'Tài khoản đang đăng nhập không quản lý trang này. Bạn hãy đăng nhập bằng tài khoản của chủ trang.';

/**
 * What the page's address names, for the account that manages it. Sends visitors who are not logged in to the login and
 * back; throws the page with status 403 for everybody else, 404 where the address names nothing.
 */
export async function requireWorkspace(input: PageInput): Promise<Workspace> {
  const { kind: word, id } = input.params;
  const kind = Object.entries(WORKSPACE_KINDS).find(([known]) => known === word)?.[1];
  if (kind === undefined || !/^[1-9]\d{0,9}$/.test(id ?? '')) throw notFound();
  const { pages } = await requireAccount(input);
  const managed = pages.find(page => page.kind === kind && page.id === Number(id));
  if (!managed) throw { kind: 'page-error', status: 403, detail: NOT_YOURS, error_id: null } satisfies PageError;
  return { managed, hasOthers: pages.length > 1 };
}

/** The parameters of a workspace's addresses. */
export function addressParts({ kind, id }: Pick<Managed, 'kind' | 'id'>): { kind: string; id: string } {
  return { kind: kind === 'place' ? ('co-so-y-te' satisfies Word) : ('bac-si' satisfies Word), id: String(id) };
}

type Word = keyof typeof WORKSPACE_KINDS;
