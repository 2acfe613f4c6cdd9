import { useRouteLoaderData } from 'react-router';
import type { FrameData } from './frame-data.ts';
import type { Viewer } from './viewer.ts';

/** What every page knows. Read once on the server and reused for the whole visit. */
export type RootData = FrameData & {
  origin: string;
  /** Slug of the preferred province as the page was opened, known to exist. */
  province: string | null;
  /** Who is logged in, as the page was opened; login and logout load a new document. */
  viewer: Viewer | null;
  /** The token of plain forms, on pages that are rendered for one visitor alone; empty on the others. */
  formToken: string;
  /** The page shows a draft to people who have its address. */
  isPreview?: true | undefined;
};

/** What every page knows; null on the error page that stands in for the whole frame. */
export function useRootData(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null;
}
