import { isUniqueViolation } from './database-errors.ts';
import { conflict, malformed, notFound, Problem, tooLarge, unsupportedType } from './problem.ts';

/** What a failure becomes on the wire. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Nobody foresaw it: it belongs into the log with its id. */
  readonly unexpected: boolean;
}

const UNEXPECTED = new Problem(500, 'INTERNAL', 'Đã xảy ra lỗi, xin vui lòng thử lại sau ít phút.');

/**
 * The one place where failures become answers. A {@link Problem} is told as it is, its field errors at the top level
 * (`{phone: ["…"]}`, before members of the same name); everything unknown becomes one sentence and the id.
 */
export function errorAnswer(error: unknown, errorId: string): ErrorAnswer {
  const known = toProblem(error);
  const problem = known ?? UNEXPECTED;
  const { status, code, detail, fields, retryAfterSeconds, allow } = problem;
  return {
    status,
    headers: {
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
    },
    body: { status, code, detail, error_id: errorId, ...fields },
    unexpected: known === undefined,
  };
}

/** The problem that an error stands for, by its type; undefined when nobody foresaw it. */
function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUniqueViolation(error)) return conflict('Thông tin này đã tồn tại.');
  if (error instanceof URIError) return malformed();
  return fromHttpError(error);
}

/** Errors of the HTTP libraries carry a status and say by `expose` that the sender is to blame. */
function fromHttpError(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error.status < 400 || error.status > 499) return undefined;
  if (error.status === 413) return tooLarge();
  if (error.status === 415) return unsupportedType();
  return error.status === 404 ? notFound() : malformed();
}
