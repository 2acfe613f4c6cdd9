import type { ThreadStatus } from '@antam/server/features/forum/contract.ts';
import { URGENCIES, type Urgency } from '@antam/server/features/posts/urgent-contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readHints } from '../accounts/entry-query.ts';

/** What the page is rendered from on which a question is asked. */
export async function loadAsking({ api, url, cookies, signal }: PageInput) {
  const { items } = await api.get('/api/v1/speciality/', { signal });
  const { searchParams } = url;
  return {
    address: url.pathname,
    hints: readHints(cookies),
    specialities: items.map(({ slug, name }) => ({ slug, name })),
    /** Chosen on the page that led here. */
    speciality: searchParams.get('speciality') ?? '',
    /** A browser without script comes back here once its question was taken. */
    sent: sentStatus(searchParams.get('sent')),
    urgency: sentUrgency(searchParams.get('urgent')),
  };
}

export type Asking = Awaited<ReturnType<typeof loadAsking>>;

const STATUSES: readonly ThreadStatus[] = ['unconfirmed', 'pending', 'published'];
const sentStatus = (text: string | null): ThreadStatus | null => STATUSES.find(known => known === text) ?? null;
const sentUrgency = (text: string | null): Urgency | null => URGENCIES.find(known => known === text) ?? null;
