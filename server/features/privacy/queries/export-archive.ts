import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Services } from '../../../platform/services.ts';
import { exportParts } from './export-parts.ts';

const READ_ME = `Dữ liệu của bạn tại An Tâm

Mỗi tệp JSON là một loại dữ liệu mà An Tâm đang lưu về tài khoản của bạn. Thời gian ghi theo giờ UTC.
Mật khẩu và mã xác thực chỉ được lưu ở dạng không đọc lại được, nên không có ở đây.
`;

/** A ZIP of JSON files with everything that is kept of an account. */
export async function exportArchive({ db, clock }: Pick<Services, 'db' | 'clock'>, accountId: number): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: clock.now() };
  zip.addBuffer(Buffer.from(READ_ME), 'doc-truoc.txt', options);
  for (const { file, rows } of await exportParts(db.primary, accountId)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}
