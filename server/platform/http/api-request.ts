import type { IncomingHttpHeaders } from 'node:http';
import type { Principal } from '../auth/principal.ts';
import type { RateLimit } from '../contract/declare-calls.ts';
import type { Previewed } from '../subjects/preview-kind.ts';
import type { AnswerEffects } from './answer-effects.ts';
import { type CookieNames, readCookie } from './cookies.ts';
import type { RequestContext } from './endpoint.ts';
import type { BodyRules } from './read-body.ts';

/** One call of the API, whether it came over HTTP or from the renderer inside the process. */
export interface ApiRequest {
  readonly requestId: string;
  readonly method: string;
  /** The parameters by name; values of repeated ones are lists. */
  readonly query: Record<string, string | string[] | undefined>;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** The renderer inside the process calls, for a page that it renders. */
  readonly isInside?: boolean;
  /** The record that a preview shows; only the renderer names it. */
  readonly previewed?: Previewed | undefined;
  /** The action of a plain form calls: its token is asked for even where the call changes nothing. */
  readonly isOfForm?: boolean;
  /** Filled while the endpoint runs. */
  readonly effects: AnswerEffects;
  /** Called with the endpoint that matches, before that runs. */
  readonly onMatch?: (template: string) => void;
  /** Reads and parses the body; throws a Problem when it is too large, of the wrong type or broken. */
  readBody(rules?: BodyRules): Promise<unknown>;
}

/** What a handler gets beside its input, made from the request. */
export interface ContextParts {
  readonly principal: Principal | undefined;
  readonly names: CookieNames;
  limit(limit: RateLimit, who: string, points?: number): Promise<void>;
  limitAccepted(limit: RateLimit, who: string): Promise<void>;
  refund(limit: RateLimit, who: string): Promise<void>;
  clearLimit(limit: RateLimit, who: string): Promise<void>;
}

/** The view of a request that handlers get. */
export function requestContext(
  { requestId, headers, ip, effects, previewed }: ApiRequest,
  { principal, names, limit, limitAccepted, refund, clearLimit }: ContextParts,
): RequestContext {
  return {
    requestId,
    ip,
    principal,
    limit,
    limitAccepted,
    refund,
    clearLimit,
    cookie: name => readCookie(headers.cookie, name),
    ownCookie: name => readCookie(headers.cookie, names.of(name)),
    header: name => {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    startSession: (token, expiresAt) => {
      effects.session = { token, expiresAt };
    },
    endSession: () => {
      effects.session = null;
    },
    setOwnCookie: (name, value, maxAgeSeconds = 0) =>
      void effects.cookies.push({ name: names.of(name), value, maxAgeSeconds }),
    dropCookie: name => void effects.cookies.push({ name, value: null, maxAgeSeconds: 0 }),
    setHeader: (name, value) => {
      effects.headers[name] = value;
    },
    sendFile: file => {
      effects.file = file;
    },
    redirect: location => {
      effects.location = location;
    },
    previewed: (kind, id) => (previewed?.kind === kind && previewed.id === id ? previewed : undefined),
    dependsOn: (...tags) => {
      effects.tags = [...(effects.tags ?? []), ...tags];
    },
  };
}
