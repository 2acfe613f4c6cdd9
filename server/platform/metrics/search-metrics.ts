import { Gauge, type Registry } from 'prom-client';
import type { IndexSize } from '../search/search-index.ts';

/** The search index in this process: nothing before it is there. */
export function addSearchMetrics(registry: Registry, size: () => IndexSize | undefined): void {
  new Gauge({
    name: 'antam_search_documents',
    help: 'Documents in the search index of this process',
    registers: [registry],
    collect() {
      this.set(size()?.documents ?? 0);
    },
  });
  new Gauge({
    name: 'antam_search_index_bytes',
    help: 'Bytes that the search index of this process takes',
    registers: [registry],
    collect() {
      this.set(size()?.bytes ?? 0);
    },
  });
}
