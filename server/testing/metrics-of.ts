/** The token by which tests read metrics. */
export const METRICS_TOKEN = 'a token of the monitoring';
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The metrics of a server of a test, as Prometheus reads them. */
export async function metricsOf({ url }: { readonly url: string }): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: METRICS_HEADERS })).text();
}
