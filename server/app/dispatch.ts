import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node:querystring';
import type { Tag } from '../platform/cache/tag.ts';
import { errorAnswer } from '../platform/errors/error-answer.ts';
import { type AnswerEffects, noEffects } from '../platform/http/answer-effects.ts';
import type { CallApi } from '../platform/http/call-api.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Previewed } from '../platform/subjects/preview-kind.ts';
import type { Dispatch } from './site.ts';

/** Whose request the calls are made for. */
export interface Visitor {
  readonly requestId: string;
  readonly ip: string;
  /** Called for an answer that nobody may keep, nor what is made of it. */
  readonly onUncacheable?: () => void;
  /** Called with what each answer shows; with undefined where its endpoint does not say. */
  readonly onTags?: (tags: readonly Tag[] | undefined) => void;
  /** The record of the preview that is rendered. */
  readonly previewed?: Previewed | undefined;
  /** Of a visitor who sent a form: what came with it, and where the effects of the calls that its action makes go. */
  readonly form?: { readonly headers: IncomingHttpHeaders; readonly effects: AnswerEffects };
}

/**
 * Calls the API inside the process: the same routing, validation and limits as over HTTP, without turning the answer
 * into text and back.
 */
export function createDispatch(callApi: CallApi, log: Logger, visitor: Visitor): Dispatch {
  const { requestId, ip, onUncacheable, onTags, previewed, form } = visitor;
  return async (url, { method, headers: own, body, isOfForm }) => {
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    const query = cut < 0 ? {} : parse(url.slice(cut + 1));
    const readBody = async (): Promise<unknown> => (body === undefined ? undefined : JSON.parse(body));
    const sender = isOfForm ? form : undefined;
    const effects = sender?.effects ?? noEffects();
    const headers = { ...sender?.headers, ...own };
    try {
      const request = {
        requestId,
        method,
        query,
        headers,
        ip,
        readBody,
        isInside: true,
        previewed,
        isOfForm: sender !== undefined,
        effects,
      };
      const { value } = await callApi(path, request);
      if (effects.headers['Cache-Control']?.includes('no-store')) onUncacheable?.();
      onTags?.(effects.tags);
      return { status: value === undefined ? 204 : 200, headers: {}, body: value };
    } catch (error) {
      onTags?.(undefined);
      const answer = errorAnswer(error, requestId);
      if (sender) Object.assign(effects.headers, answer.headers);
      if (answer.severity) log[answer.severity]({ id: requestId, method, error }, 'call failed');
      return { status: answer.status, headers: answer.headers, body: answer.listed ?? answer.body };
    }
  };
}
