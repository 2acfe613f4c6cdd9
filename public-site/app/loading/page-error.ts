import { isRouteErrorResponse } from 'react-router';
import { ApiProblem } from '../api/problem.ts';

/** Why a page cannot be shown. Plain data, so that it can be sent with the page without an internal message. */
export type PageError = {
  kind: 'page-error';
  /** HTTP status; 0 when no answer came (offline). */
  status: number;
  /** Vietnamese explanation meant for visitors, if the API gave one. */
  detail: string | null;
  error_id: string | null;
};

/** What a loader throws when the thing asked for does not exist: a page with status 404. */
export function notFound(): PageError {
  return { kind: 'page-error', status: 404, detail: null, error_id: null };
}

/** Reduces anything thrown to what may be shown; an unknown error becomes a 500 without its message. */
export function toPageError(error: unknown): PageError {
  if (isPageError(error)) return error;
  if (error instanceof ApiProblem) {
    const detail = error.status < 500 ? error.detail : null;
    return { kind: 'page-error', status: error.status, detail, error_id: error.error_id };
  }
  const status = isRouteErrorResponse(error) ? error.status : isOffline() ? 0 : 500;
  return { kind: 'page-error', status, detail: null, error_id: null };
}

/** In a browser without network a page's script cannot be fetched, which fails as anything. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function isPageError(error: unknown): error is PageError {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'page-error';
}
