import { Gauge, type Registry } from 'prom-client';

/** Whether uploaded files cannot be stored, as far as this process has tried. */
export function addStoreMetric(registry: Registry, isFailing: () => boolean): void {
  new Gauge({
    name: 'antam_store_failing',
    help: '1 while uploaded files cannot be written to their store, otherwise 0',
    registers: [registry],
    collect() {
      this.set(isFailing() ? 1 : 0);
    },
  });
}
