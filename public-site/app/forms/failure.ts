import { ApiProblem } from '../api/problem.ts';
import { ACCEPTED, type FormResult } from './form-result.ts';

/** Why a form was not accepted, whichever way it was sent. */
export type Failure = {
  /** HTTP status; 0 when no answer came, and for what was found before sending. */
  status: number;
  code: string;
  /** The server's sentence for the visitor. */
  detail: string | null;
  /** What support asks for: the raw text of the answer, or its error id. Empty for what was never sent. */
  errorCode: string;
  /** Messages beside fields, by name. */
  fields: Readonly<Record<string, string>>;
  /** The answer as it came; null for what was never sent. */
  body: unknown;
};

const MAX_CODE = 200;
const OFFLINE = 'Không có kết nối mạng. Những gì bạn đã nhập vẫn còn đây, bạn hãy thử lại khi có mạng.';

/** What a form that misses something says before it is sent. */
export function unsent(fields: Record<string, string>): Failure {
  return { status: 0, code: 'UNSENT', detail: null, errorCode: '', fields, body: null };
}

/** The failure of a call; an error that is none of the API's has status 0 as well. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return failure(0, 'offline', OFFLINE, 'OFFLINE', null);
  const { status, code, detail, body } = error;
  return failure(status, listedCode(body) ?? code, status === 0 ? OFFLINE : detail, errorCode(error), body);
}

/** The failure of a form's result; null where the form was accepted, or not sent yet. */
export function failureOfResult(result: FormResult | undefined): Failure | null {
  return result === undefined || result.status === ACCEPTED
    ? null
    : failureOf(new ApiProblem(result.status, result.problem));
}

function failure(status: number, code: string, detail: string | null, errorCode: string, body: unknown): Failure {
  return { status, code, detail, errorCode, fields: fieldMessages(body), body };
}

/** The specification has some refusals as lists that begin with a code. */
function listedCode(body: unknown): string | null {
  const first: unknown = Array.isArray(body) ? body[0] : null;
  return typeof first === 'string' ? first : null;
}

/** Field errors stand at the answer's top level, each a list of sentences. */
function fieldMessages(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, messages]: [string, unknown]) => {
      const first: unknown = Array.isArray(messages) ? messages[0] : null;
      return typeof first === 'string' ? [[name, first] as const] : [];
    }),
  );
}

function errorCode({ status, code, error_id, body }: ApiProblem): string {
  if (error_id !== null) return error_id;
  const raw = typeof body === 'string' ? body.trim() : Array.isArray(body) ? JSON.stringify(body) : '';
  if (raw !== '') return raw.slice(0, MAX_CODE);
  return code === 'unknown' ? `HTTP ${status}` : code.toUpperCase();
}
