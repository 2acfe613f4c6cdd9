import { accessSync, constants, createWriteStream, existsSync, realpathSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@antam/server/platform/transfer/import.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { loadKind, type TransferKindName } from './kinds.ts';
import { delimiterOf, readRaw } from './read-csv.ts';

/** The column with the reason; importing the file again passes it over. */
const COLUMN = 'ly_do_tu_choi';
const BYTE_ORDER_MARK = '\ufeff';

/** Fails before an import whose refused rows could not be written, or would replace the list itself. */
export function requireRejectable(file: string, target: string): void {
  const folder = path.dirname(path.resolve(target));
  accessSync(folder, constants.W_OK);
  const place = path.join(realpathSync(folder), path.basename(target));
  if (existsSync(file) && place === realpathSync(file)) {
    throw new Failure(`${target} is the list itself: name another file for the refused rows`, EXIT.usage);
  }
}

/**
 * Writes the refused rows of an import as they came, each with its reason in Vietnamese as one more cell. The file appears
 * under its name only when it is whole; it holds the header alone where nothing was refused.
 */
export async function writeRejected(
  kindName: TransferKindName,
  file: string,
  target: string,
  { notes }: ImportReport,
): Promise<void> {
  const kind = await loadKind(kindName);
  const refused = notes.filter(({ severity }) => severity === 'refused');
  const reasons = new Map(refused.map(({ line, code }) => [line, reasonOf(code)]));
  const mark = (await hasByteOrderMark(file)) ? BYTE_ORDER_MARK : '';
  async function* lines() {
    let delimiter: string | undefined;
    for await (const { line, text } of readRaw(file, kind, new Set(reasons.keys()))) {
      const isHeader = delimiter === undefined;
      delimiter ??= delimiterOf(text);
      yield `${isHeader ? mark : ''}${text}${delimiter}"${isHeader ? COLUMN : (reasons.get(line) ?? '')}"\n`;
    }
  }
  const part = `${target}.part`;
  try {
    await pipeline(Readable.from(lines()), createWriteStream(part, { mode: 0o600 }));
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
}

/** By which spreadsheets know that a file is UTF-8. */
async function hasByteOrderMark(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3);
    return buffer.toString('utf8', 0, bytesRead) === BYTE_ORDER_MARK;
  } finally {
    await handle.close();
  }
}

/** Why a row is refused, for the operator who corrects the list; by the codes of all kinds. */
const REASONS: Readonly<Record<string, string>> = {
  address: 'Tên chỉ là một địa chỉ.',
  broken_row: 'Dòng hỏng: thiếu cột, thừa cột, dấu ngoặc kép chưa đóng hoặc tệp không phải UTF-8.',
  garbled: 'Tên bị hỏng chữ do đọc sai bảng mã.',
  generic: 'Tên chung chung, chưa nói là cơ sở nào.',
  id_too_long: 'Mã external_id quá dài.',
  name_taken: 'Tên này đã là tên của một mục khác.',
  name_too_long: 'Tên quá dài.',
  no_id: 'Thiếu mã external_id.',
  no_name: 'Thiếu tên, hoặc đây chưa phải là một tên.',
  no_province: 'Không tìm ra tỉnh, thành phố.',
  no_speciality: 'Không có chuyên khoa nào nằm trong danh mục.',
  not_utf8: 'Tên có ký tự không phải UTF-8: xin lưu tệp dạng CSV UTF-8.',
  person: 'Tên là tên người, không phải tên cơ sở.',
  placeholder: 'Tên chỉ là chữ điền tạm.',
  repeated: 'Trùng với một dòng ở trên.',
  taken: 'Mã hoặc tên đã thuộc về một mục khác.',
  too_long: 'Có ô quá dài.',
  too_many_marks: 'Có ô chứa quá nhiều dấu chồng lên nhau.',
  too_many_names: 'Quá nhiều tên gọi khác.',
  too_many_terms: 'Quá nhiều chuyên khoa hoặc dịch vụ.',
};

/** The reason of a refusal in Vietnamese, without quotation marks; its code where it has none. */
const reasonOf = (code: string): string => REASONS[code] ?? `Bị từ chối (${code}).`;
