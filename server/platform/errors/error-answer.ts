import { StoreFault } from '../storage/store-fault.ts';
import { isUniqueViolation } from './database-errors.ts';
import { type DatabaseFault, databaseFault } from './database-fault.ts';
import {
  busy,
  conflict,
  malformed,
  notFound,
  Problem,
  storeUnavailable,
  tooLarge,
  unavailable,
  unsupportedType,
} from './problem.ts';

/** What a failure becomes on the wire. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /**
   * What calls are answered instead where the specification wants a list: the messages of fields, or the code; behind
   * it the sentence where the caller only has to wait.
   */
  readonly listed: readonly string[] | undefined;
  /** How loud it belongs into the log, with its id: what nobody foresaw, and what is wrong with the database. */
  readonly severity: 'error' | 'warn' | undefined;
}

const UNEXPECTED = new Problem(500, 'INTERNAL', 'Đã xảy ra lỗi, xin vui lòng thử lại sau ít phút.');

interface Fault {
  readonly problem: () => Problem;
  readonly severity: 'error' | 'warn';
}

const FAULTS: Readonly<Record<DatabaseFault, Fault>> = {
  busy: { problem: busy, severity: 'warn' },
  unavailable: { problem: unavailable, severity: 'warn' },
  damaged: { problem: unavailable, severity: 'error' },
};

/**
 * The one place where failures become answers. A {@link Problem} is answered as it is, its field errors at the top
 * level (`{phone: ["…"]}`, before members of the same name). A fault of the database or the store is 503 and says when
 * to come back; everything unknown becomes one sentence and the id.
 */
export function errorAnswer(error: unknown, errorId: string): ErrorAnswer {
  const known = toProblem(error);
  const fault = known ? undefined : faultOf(error);
  const problem = known ?? fault?.problem() ?? UNEXPECTED;
  const { status, code, detail, fields, retryAfterSeconds, allow, members } = problem;
  return {
    status,
    headers: {
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
    },
    body: { ...members, status, code, detail, error_id: errorId, ...fields },
    listed: problem.isListed ? listOf(problem) : undefined,
    severity: known ? undefined : (fault?.severity ?? 'error'),
  };
}

function listOf({ fields, code, status, detail }: Problem): string[] {
  if (fields) return Object.values(fields).flat();
  return status === 429 ? [code, detail] : [code];
}

/** A fault of what the server stands on; undefined for all else. */
function faultOf(error: unknown): Fault | undefined {
  if (error instanceof StoreFault) return { problem: storeUnavailable, severity: 'warn' };
  const fault = databaseFault(error);
  return fault && FAULTS[fault];
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
