import { z } from 'zod';
import { HttpError } from './http-error.ts';

/** The server's answer to what it refuses or cannot do. */
const problemBody = z.object({
  code: z.string().catch(''),
  detail: z.string().catch(''),
  error_id: z.string().optional().catch(undefined),
});
const texts = z.array(z.string()).min(1);

/**
 * What is wrong with which field: the server puts lists of texts beside the problem's own members, and before one of
 * the same name.
 */
function fieldTexts(body: unknown): [string, string][] {
  const members = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  return Object.entries(members).flatMap(([field, value]): [string, string][] => {
    const found = texts.safeParse(value);
    return found.success ? [[field, found.data.join(' ')]] : [];
  });
}

/** The code of an error that came from the server; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof HttpError ? (problemBody.safeParse(error.body).data?.code ?? '') : '';
}

/** Whether the server did not know who asked, as after the end of a session. */
export const isSessionOver = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** The Vietnamese message for any error: what is wrong with the words that were typed, if it is about them. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Có lỗi xảy ra, xin vui lòng thử lại.';
  return distinct(fieldTexts(error.body)) || error.message;
}

/**
 * The error that react-admin understands: its message is shown as it is, and `body.errors` puts texts beside the fields
 * they are about.
 */
export function toHttpError(status: number, json: unknown): HttpError {
  const problem = problemBody.safeParse(json).data;
  const message = problem?.detail || fallback(status);
  // By its id our own failure is found in the log; a refusal explains itself.
  const shown = status >= 500 && problem?.error_id ? `${message} (mã lỗi ${problem.error_id})` : message;
  return new HttpError(shown, status, { ...asObject(json), ...errorsOf(message, fieldTexts(json)) });
}

function errorsOf(message: string, fields: readonly [string, string][]) {
  if (fields.length === 0) return {};
  // The notice below the form names everything: a field may be out of sight.
  const notice = `${message} ${distinct(fields)}`;
  return { errors: { ...Object.fromEntries(fields), root: { serverError: notice } } };
}

const asObject = (json: unknown) => z.record(z.string(), z.unknown()).safeParse(json).data ?? {};
const distinct = (fields: readonly [string, string][]) => [...new Set(fields.map(([, text]) => text))].join(' ');

function fallback(status: number): string {
  if (status === 0) return 'Không có kết nối đến máy chủ. Nội dung bạn nhập vẫn còn, xin vui lòng thử lại.';
  if (status === 413) return 'Dữ liệu gửi lên quá lớn.';
  if (status === 429) return 'Bạn thao tác quá nhanh, xin vui lòng thử lại sau một lúc.';
  return `Máy chủ đang gặp trục trặc (${status}), xin vui lòng thử lại sau.`;
}

/** For forms of our own: the texts beside the fields that a refusal is about. Other errors are shown in the notice. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  const found =
    error instanceof HttpError
      ? z.object({ errors: z.record(z.string(), z.unknown()) }).safeParse(error.body)
      : undefined;
  if (found?.success) return found.data.errors;
  return { root: { serverError: messageOf(error) } };
}

/** Why the console refuses an account, for the login page; empty for visitors who have just not logged in. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && typeof error.message === 'string' ? error.message : '';
