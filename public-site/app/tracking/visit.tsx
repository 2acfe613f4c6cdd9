import { useLazy } from '../ui/lazy/use-lazy.ts';

const load = () => import('./visit-runtime.tsx');

/** Measures the visit, as far as the visitor consents. Nothing of it is there without script. */
export function Visit() {
  const runtime = useLazy(load);
  return runtime && <runtime.VisitRuntime />;
}
