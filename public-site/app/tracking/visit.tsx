import { useLazy } from '../ui/lazy/use-lazy.ts';

const load = () => import('./visit-runtime.tsx');

/** Measures the visit, as far as the visitor consents. It needs script. */
export function Visit() {
  const runtime = useLazy(load);
  return runtime && <runtime.VisitRuntime />;
}
