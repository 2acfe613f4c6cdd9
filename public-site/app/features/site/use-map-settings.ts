import { useRootData } from '../../loading/root-data.ts';

type MapSettings = { tileUrl?: string; attribution?: string };

/** Where map tiles come from and whom to name for them; the map's own defaults when the frame could not be read. */
export function useMapSettings(): MapSettings {
  const settings = useRootData()?.settings;
  return settings ? { tileUrl: settings.tiles.url, attribution: settings.tiles.attribution } : {};
}
