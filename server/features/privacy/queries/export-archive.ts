import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { ExportPart, ExportRow } from '../../../platform/features/personal-data.ts';
import type { Services } from '../../../platform/services.ts';
import { snakeCase } from '../../../platform/text/snake-case.ts';
import { tables } from '../tables.ts';

const TITLE = 'Dữ liệu của bạn tại An Tâm';
const GENERAL = 'Mỗi tệp JSON là một loại dữ liệu mà An Tâm đang lưu về tài khoản của bạn. Thời gian ghi theo giờ UTC.';

/** A ZIP of JSON files with everything that is kept of an account. */
export async function exportArchive(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'personalData'>,
  accountId: number,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: services.clock.now() };
  const notes = services.personalData.flatMap(data => data.notes ?? []);
  zip.addBuffer(Buffer.from(`${[TITLE, '', GENERAL, ...notes].join('\n')}\n`), 'doc-truoc.txt', options);
  for (const { file, rows } of await exportParts(services, accountId)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Reads everything that is kept of a person, without what is a secret towards its owner's thief (hashes, tokens, the
 * text of email messages) and without other people's data. Analytics are nobody's account's. Moments become ISO 8601 in
 * UTC, flags booleans, addresses whole ones, and names those of the API.
 */
export async function exportParts(
  { db, config, personalData }: Pick<Services, 'db' | 'config' | 'personalData'>,
  accountId: number,
): Promise<Array<{ file: string; rows: ExportRow[] }>> {
  const account = await db.primary.row(tables.selectFrom('account').select('email').where('id', '=', accountId));
  const read = async ({ file, query, present }: ExportPart) => {
    const rows = (await db.primary.rows(query(accountId, account?.email ?? undefined))).map(plain);
    return { file, rows: present ? rows.map(row => present(row, config.origin)) : rows };
  };
  return Promise.all(personalData.flatMap(data => data.export ?? []).map(read));
}

const plain = (row: object): ExportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      snakeCase(name),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
