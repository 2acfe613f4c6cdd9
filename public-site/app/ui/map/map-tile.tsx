import type { TileComponentProps } from 'pigeon-maps';
import { createContext, use, useState } from 'react';

/** Called for each tile with whether it came. */
export const TileReport = createContext<(hasCome: boolean) => void>(() => undefined);

/** One tile. It stays invisible until it has come, so one that never comes leaves the base map behind it. */
export function MapTile({ tile, tileLoaded }: TileComponentProps) {
  const [there, setThere] = useState(false);
  const report = use(TileReport);
  return (
    <img
      src={tile.url}
      srcSet={tile.srcSet}
      width={tile.width}
      height={tile.height}
      alt=""
      draggable={false}
      loading="lazy"
      onLoad={() => {
        setThere(true);
        report(true);
        tileLoaded();
      }}
      onError={() => {
        report(false);
        tileLoaded();
      }}
      style={{
        position: 'absolute',
        left: tile.left,
        top: tile.top,
        maxWidth: 'none',
        transformOrigin: 'top left',
        visibility: there ? undefined : 'hidden',
      }}
    />
  );
}
