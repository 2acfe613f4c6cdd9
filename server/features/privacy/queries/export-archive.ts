import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Services } from '../../../platform/services.ts';
import { exportParts } from './export-parts.ts';

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
