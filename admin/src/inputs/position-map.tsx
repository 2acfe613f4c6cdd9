import { siteCalls } from '@antam/server/features/site/contract.ts';
import RoomIcon from '@mui/icons-material/Room';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Overlay, Map as PigeonMap, ZoomControl } from 'pigeon-maps';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../providers/api.ts';
import { MapTile } from './map-tile.tsx';

/** A tile's address from a template with `{z}`, `{x}`, `{y}`; `{s}` is one of three hosts, `{r}` is for dense screens. */
function tileAddress(template: string, x: number, y: number, z: number, density = 1): string {
  const parts: Record<string, string> = {
    z: String(z),
    x: String(x),
    y: String(y),
    s: 'abc'.charAt((x + y) % 3),
    r: density > 1 ? '@2x' : '',
  };
  return template.replace(/\{(\w)\}/g, (whole, name) => parts[name] ?? whole);
}

type PositionMapProps = {
  position: { lat: number; long: number } | undefined;
  onPick: (lat: number, long: number) => void;
};

/** The whole country, for a place without a position yet. */
const VIETNAM = { center: [16.2, 107.5] as [number, number], zoom: 5 };
const CLOSE = 15;

/** A map with the place's pin; a press moves the pin. The tiles are those of the public site. */
export default function PositionMap({ position, onPick }: PositionMapProps) {
  // The notice of a maintenance keeps the same answer under this key: both keep it whole.
  const { data: tiles } = useQuery({
    queryKey: ['site'],
    queryFn: () => sendCall(siteCalls.settings),
    select: settings => settings.tiles,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [view, setView] = useState(() =>
    position ? { center: [position.lat, position.long] as [number, number], zoom: CLOSE } : VIETNAM,
  );
  const picked = useRef(false);
  const { lat, long } = position ?? {};
  useEffect(() => {
    // A pin that was pressed into the map is in sight; one that was typed may not be.
    if (lat !== undefined && long !== undefined && !picked.current) setView({ center: [lat, long], zoom: CLOSE });
    picked.current = false;
  }, [lat, long]);
  if (!tiles) return null;
  return (
    // The library paints its own ground, a light one in either look.
    <Box
      data-position-map
      sx={{ height: '100%', bgcolor: 'action.hover', '& > div': { background: 'none !important' } }}
    >
      <PigeonMap
        {...view}
        provider={(x, y, z, density) => tileAddress(tiles.url, x, y, z, density)}
        dprs={tiles.url.includes('{r}') ? [1, 2] : [1]}
        tileComponent={MapTile}
        metaWheelZoom
        metaWheelZoomWarning="Giữ phím META và lăn chuột để phóng to, thu nhỏ"
        attributionPrefix={false}
        attribution={<span>{tiles.attribution}</span>}
        onBoundsChanged={({ center, zoom }) => setView({ center, zoom })}
        onClick={({ latLng: [pickedLat, pickedLong] }) => {
          picked.current = true;
          onPick(pickedLat, pickedLong);
        }}
      >
        <ZoomControl />
        {position && (
          <Overlay anchor={[position.lat, position.long]} offset={[18, 34]}>
            <RoomIcon sx={{ fontSize: 36, color: '#b83c22', pointerEvents: 'none' }} titleAccess="Vị trí đã chọn" />
          </Overlay>
        )}
      </PigeonMap>
    </Box>
  );
}
