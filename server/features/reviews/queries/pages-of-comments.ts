import type { Services } from '../../../platform/services.ts';
import { namedRecords } from '../../../platform/subjects/named-records.ts';

/** The pages that comments stand on; both are empty where visitors do not see it any more. */
export async function pagesOfComments(
  services: Pick<Services, 'db' | 'subjects'>,
  rows: readonly { readonly kind: string; readonly entityId: number }[],
) {
  const recordOf = await namedRecords(services, rows, { publicOnly: true });
  return (row: { readonly kind: string; readonly entityId: number }) => {
    const { record_name: name, record_url: absolute_url } = recordOf(row);
    return { name, absolute_url };
  };
}
