import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request to the gateway. */
export interface GatewayRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface GatewayAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** An SMS gateway that keeps what it is asked. */
export interface FakeTextGateway {
  readonly url: string;
  readonly requests: readonly GatewayRequest[];
  close(): Promise<void>;
}

/** Starts a gateway; `answer` is asked with each request's number, 1 the first, and may hold its answer back. */
export async function startFakeTextGateway(
  answer: (number: number, request: GatewayRequest) => GatewayAnswer | Promise<GatewayAnswer> = () => ({ status: 202 }),
): Promise<FakeTextGateway> {
  const requests: GatewayRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = { headers: request.headers, body: await text(request) };
    requests.push(asked);
    const { status, headers = {}, body = '' } = await answer(requests.length, asked);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    // Clients that hang up in the middle are part of the tests.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/sms?account=1`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
