import type { ExportPart, ExportRow } from '../../../platform/features/personal-data.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Reads everything that is kept of a person, without what is a secret towards its owner's thief (hashes, tokens, the
 * text of email messages) and without other people's data. Analytics are nobody's account's. Moments become ISO 8601 in
 * UTC, flags booleans, addresses whole ones.
 */
export async function exportParts(
  { db, config, personalData }: Pick<Services, 'db' | 'config' | 'personalData'>,
  accountId: number,
): Promise<Array<{ file: string; rows: ExportRow[] }>> {
  const read = async ({ file, query, present }: ExportPart) => {
    const rows = (await db.primary.rows(query(accountId))).map(plain);
    return { file, rows: present ? rows.map(row => present(row, config.origin)) : rows };
  };
  return Promise.all(personalData.flatMap(data => data.export ?? []).map(read));
}

const plain = (row: object): ExportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
