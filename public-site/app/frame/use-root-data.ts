import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';

/** What every page knows; null on the error page that stands in for the whole frame. */
export function useRootData(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null;
}
