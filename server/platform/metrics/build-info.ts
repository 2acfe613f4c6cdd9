import { Gauge, type Registry } from 'prom-client';
import { RELEASE } from '../release.ts';

/** Which program this is: always 1, what matters are the labels. */
export function addBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'antam_build_info',
    help: 'The release that runs and the Node that runs it; the value is always 1',
    labelNames: ['release', 'node'],
    registers: [registry],
  });
  info.set({ release: RELEASE, node: process.versions.node }, 1);
}
