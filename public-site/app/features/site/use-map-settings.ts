import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';

type MapSettings = { tileUrl?: string; attribution?: string };

/** Where map tiles come from and whom to name for them; the map's own defaults when the frame could not be read. */
export function useMapSettings(): MapSettings {
  const settings = useRouteLoaderData<RootData>('root')?.settings;
  return settings ? { tileUrl: settings.tiles.url, attribution: settings.tiles.attribution } : {};
}
