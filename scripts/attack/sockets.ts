import { type CrowdFigures, crowd } from './sockets-crowd.ts';
import { floodPipelines, type PipelineFigures } from './sockets-pipelines.ts';
import { type SlowFigures, slowClients } from './sockets-slow.ts';
import type { AttackedServer } from './sockets-watch.ts';

export interface SocketFigures {
  readonly crowd: CrowdFigures;
  readonly pipelines: readonly PipelineFigures[];
  readonly slow: SlowFigures;
}

/** Clients that open many connections, ask and do not read, or read and write slowly; one kind after the other. */
export async function attackSockets(server: AttackedServer, seconds: number): Promise<SocketFigures> {
  const slow = await slowClients(server, seconds);
  const pipelines = [];
  for (const path of ['/api/v1/openapi.json', '/bac-si/']) pipelines.push(await floodPipelines(server, path, seconds));
  return { slow, pipelines, crowd: await crowd(server, seconds) };
}
