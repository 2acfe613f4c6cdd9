import { useEffect, useState } from 'react';

/**
 * A module loaded in the browser after the first paint, or null until it has come. Unlike `React.lazy` it leaves no
 * unfinished boundary in the server's page, so hydration stays quiet. A failed download leaves null: the caller's plain
 * version stays.
 * @param load imports the module; must be the same function on every render
 */
export function useLazy<Module extends object>(load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      module => wanted && setLoaded(module),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded;
}
