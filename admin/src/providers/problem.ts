import { HttpError } from 'react-admin';
import { z } from 'zod';

/** The server's answer to what it refuses or cannot do (`application/problem+json`). */
const problemBody = z.object({
  code: z.string().catch(''),
  detail: z.string().catch(''),
  error_id: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
export type ProblemBody = z.infer<typeof problemBody>;

/** The code of an error that came from the server; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof HttpError ? (problemBody.safeParse(error.body).data?.code ?? '') : '';
}

/** What to tell people about any error, in Vietnamese: what is wrong with their words, if it is about them. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Có lỗi xảy ra, xin vui lòng thử lại.';
  const fields = problemBody.safeParse(error.body).data?.fields;
  const texts = [...new Set(Object.values(fields ?? {}).flat())].join(' ');
  return texts || error.message;
}

/**
 * The error that react-admin understands: its message is shown as it is, and `body.errors` puts texts beside the fields
 * they are about.
 */
export function toHttpError(status: number, json: unknown): HttpError {
  const problem = problemBody.safeParse(json).data;
  const message = problem?.detail || fallback(status);
  const shown = problem?.error_id ? `${message} (mã lỗi ${problem.error_id})` : message;
  return new HttpError(shown, status, { ...problem, ...errorsOf(message, problem?.fields) });
}

function errorsOf(message: string, fields: ProblemBody['fields']) {
  if (!fields) return {};
  const texts = Object.entries(fields).map(([field, lines]) => [field, lines.join(' ')] as const);
  // The notice below the form names everything: a field may be out of sight.
  const notice = [message, ...new Set(texts.map(([, text]) => text))].join(' ');
  return { errors: { ...Object.fromEntries(texts), root: { serverError: notice } } };
}

function fallback(status: number): string {
  if (status === 0) return 'Không có kết nối đến máy chủ. Nội dung bạn nhập vẫn còn, xin vui lòng thử lại.';
  if (status === 413) return 'Dữ liệu gửi lên quá lớn.';
  if (status === 429) return 'Bạn thao tác quá nhanh, xin vui lòng thử lại sau ít phút.';
  return `Máy chủ đang gặp trục trặc (${status}), xin vui lòng thử lại sau.`;
}

/** For forms of our own: the texts beside the fields that a refusal is about. Other errors are told in the notice. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  const found =
    error instanceof HttpError
      ? z.object({ errors: z.record(z.string(), z.unknown()) }).safeParse(error.body)
      : undefined;
  if (found?.success) return found.data.errors;
  return { root: { serverError: messageOf(error) } };
}
