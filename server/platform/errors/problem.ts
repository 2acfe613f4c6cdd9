import { waitWords } from './wait-words.ts';

/** Vietnamese messages by field, `a.b` for nested ones. */
export type FieldErrors = Record<string, string[]>;

/** A failure that a caller may read about. Everything else becomes one generic message with an id. */
export class Problem extends Error {
  readonly status: number;
  /** Stable, machine-readable: `NOT_FOUND`, `INVALID` … */
  readonly code: string;
  /** Vietnamese, for people. */
  readonly detail: string;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Methods that would have been right, of a 405. */
  readonly allow: readonly string[] | undefined;
  /** The specification wants a list that begins with the code instead of the usual members. */
  readonly isListed: boolean;
  /** What a client needs beside the words to go on, by the names of further members. */
  readonly members: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: string,
    detail: string,
    extra: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      allow?: readonly string[];
      isListed?: boolean;
      members?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(`${code} (${status})`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.allow = extra.allow;
    this.isListed = extra.isListed ?? false;
    this.members = extra.members;
  }
}

/** The same failure in the form of a list. */
export function listed({ status, code, detail, fields, retryAfterSeconds, allow }: Problem): Problem {
  return new Problem(status, code, detail, {
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]])) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(allow && { allow }),
    isListed: true,
  });
}

export const malformed = (detail = 'Yêu cầu không đúng định dạng.') => new Problem(400, 'MALFORMED', detail);
export const unauthenticated = () => new Problem(401, 'UNAUTHENTICATED', 'Bạn cần đăng nhập để tiếp tục.');
export const forbidden = (detail = 'Bạn không có quyền làm việc này.') => new Problem(403, 'FORBIDDEN', detail);
export const notFound = (detail = 'Không tìm thấy nội dung bạn cần.') => new Problem(404, 'NOT_FOUND', detail);
export const wrongMethod = (allow: readonly string[]) =>
  new Problem(405, 'METHOD_NOT_ALLOWED', 'Địa chỉ này không nhận loại yêu cầu như vậy.', { allow });
export const conflict = (detail: string) => new Problem(409, 'CONFLICT', detail);
export const tooLarge = (fields?: FieldErrors) =>
  new Problem(413, 'TOO_LARGE', 'Dữ liệu gửi lên quá lớn.', fields && { fields });
export const addressTooLong = () => new Problem(414, 'ADDRESS_TOO_LONG', 'Địa chỉ quá dài.');
export const unsupportedType = () => new Problem(415, 'UNSUPPORTED_TYPE', 'Loại dữ liệu gửi lên không được hỗ trợ.');
export const invalid = (fields: FieldErrors) =>
  new Problem(422, 'INVALID', 'Một số thông tin chưa đúng, xin vui lòng kiểm tra lại.', { fields });
export const tooMany = (retryAfterSeconds: number) =>
  new Problem(
    429,
    'TOO_MANY_REQUESTS',
    `Bạn thao tác quá nhanh, xin vui lòng thử lại sau ${waitWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
/** What was asked for was not done: its turn did not come in time. */
export const busy = () =>
  new Problem(503, 'BUSY', 'Hệ thống đang bận nên chưa xử lý được yêu cầu của bạn, xin vui lòng thử lại sau ít giây.', {
    retryAfterSeconds: 5,
  });
/** The store of files is out of order; everything that needs none goes on. */
export const storeUnavailable = () =>
  new Problem(503, 'STORE_UNAVAILABLE', 'Hiện chưa nhận được ảnh và tệp, xin bạn vui lòng thử lại sau 1 phút.', {
    retryAfterSeconds: 60,
  });
/** Something that every answer needs is out of order. */
export const unavailable = () =>
  new Problem(503, 'UNAVAILABLE', 'Hệ thống đang tạm gián đoạn, xin bạn vui lòng thử lại sau ít phút.', {
    retryAfterSeconds: 30,
  });
