import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A module that is loaded when `load` is called for the first time, and null until it has come. A failed download leaves
 * null, and the next call tries again.
 * @param importModule must be the same function on every render
 */
export function useOnDemand<Module extends object>(
  importModule: () => Promise<Module>,
): { module: Module | null; load: () => void } {
  const [module, setModule] = useState<Module | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const load = useCallback(() => {
    importModule().then(
      loaded => isMounted.current && setModule(loaded),
      () => undefined,
    );
  }, [importModule]);
  return { module, load };
}
