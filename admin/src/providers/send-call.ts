import type { OptionsArgument } from '@antam/server/platform/contract/call-types.ts';
import type { Call } from '@antam/server/platform/contract/declare-calls.ts';
import type { z } from 'zod';
import type { Http } from './http.ts';

/** Makes a call that a contract declares; its answer is held against the contract's schema. */
export type SendCall = <C extends Call>(call: C, ...options: OptionsArgument<C>) => Promise<z.output<C['answer']>>;

type Sent = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly keepalive?: boolean | undefined;
};

/** Makes the sender from the client of the API. */
export function createSendCall(http: Http): SendCall {
  return async <C extends Call>(call: C, ...[options]: OptionsArgument<C>) => {
    const { params, body, keepalive = false }: Sent = options ?? {};
    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const init: RequestInit = { method: call.method, keepalive, ...(sent === undefined ? {} : { body: sent }) };
    const answer: C['answer'] = call.answer;
    return answer.parse((await http(pathOf(call.path, params), init)).json);
  };
}

/** The address of a call: below the console's API without the slash at the end, as react-admin's provider writes them. */
function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return filled.startsWith('/api/admin/') ? filled.replace(/\/$/, '') : filled;
}
