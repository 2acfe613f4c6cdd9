import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** The metrics on a port of their own, for the monitoring alone. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` at an address that no visitor reaches, without a token. Rejects when the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const send = async (response: ServerResponse) => {
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (isAsked) void send(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
