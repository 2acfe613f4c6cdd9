import { useLazy } from '../ui/lazy/use-lazy.ts';

/** With the file that `track()` imports: what is reported only just before the page is left is still sent. */
const load = async () => {
  const [runtime] = await Promise.all([import('./visit-runtime.tsx'), import('./tracker.ts').catch(() => undefined)]);
  return runtime;
};

/** Measures the visit, as far as the visitor consents. It needs script. */
export function Visit() {
  const runtime = useLazy(load);
  return runtime && <runtime.VisitRuntime />;
}
