import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Services } from '../../../platform/services.ts';
import { exportParts } from './export-parts.ts';

const READ_ME = `Dữ liệu của bạn tại An Tâm

Mỗi tệp JSON là một loại dữ liệu mà An Tâm đang lưu về tài khoản của bạn. Thời gian ghi theo giờ UTC.
Mật khẩu và mã xác thực chỉ được lưu ở dạng không đọc lại được, nên không có ở đây.
Thư đang chờ gửi chỉ ghi loại thư và thời gian, vì nội dung có thể chứa liên kết mở tài khoản.
Nếu bạn là chủ trang của một bác sĩ hoặc cơ sở y tế, dữ liệu của trang đó có trong các tệp professional*.json và
place-contacts.json. Tệp seen-by-staff.json ghi nhân viên đã xem hoặc sửa gì về bạn và vào lúc nào, không ghi là ai.
Số liệu đo lượt sử dụng không gắn với tài khoản nào, nên không có ở đây.
`;

/** A ZIP of JSON files with everything that is kept of an account. */
export async function exportArchive(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'personalData'>,
  accountId: number,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: services.clock.now() };
  zip.addBuffer(Buffer.from(READ_ME), 'doc-truoc.txt', options);
  for (const { file, rows } of await exportParts(services, accountId)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}
