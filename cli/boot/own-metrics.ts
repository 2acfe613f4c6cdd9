import { type MetricsServer, serveMetrics } from '@antam/server/platform/metrics/serve-metrics.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { Failure } from '../io/failure.ts';

/** Serves the metrics on the port that ANTAM_METRICS_PORT names; nothing where it names none. */
export async function serveOwnMetrics({ config, metrics }: Services): Promise<MetricsServer | undefined> {
  if (!config.metricsPort) return undefined;
  try {
    return await serveMetrics(metrics, config.metricsPort);
  } catch (error) {
    const { host, port } = config.metricsPort;
    const remedy = 'choose another with ANTAM_METRICS_PORT';
    throw new Failure(`Metrics cannot be served at ${host}:${port}: ${remedy}`, undefined, { cause: error });
  }
}
