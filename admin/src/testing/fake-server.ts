/** A call as it reached the server. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Reply = { status?: number; json?: unknown; headers?: Record<string, string> };

/** A `fetch` that answers by `reply` and records the requests; a reply may come late, or throw as a missing network does. */
export function createFakeServer(reply: (call: Call, nth: number) => Reply | Promise<Reply>) {
  const calls: Call[] = [];
  const send: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', body } = init;
    const call = {
      method,
      url: String(input instanceof Request ? input.url : input),
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    calls.push(call);
    const { status = 200, json, headers } = await reply(call, calls.length);
    return new Response(json === undefined ? null : JSON.stringify(json), { status, headers: headers ?? {} });
  };
  return { send, calls };
}

export const problem = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: { type: 'about:blank', status, code, detail: `Chi tiết ${code}`, ...more },
});
