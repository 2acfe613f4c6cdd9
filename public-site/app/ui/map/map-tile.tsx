import type { TileComponentProps } from 'pigeon-maps';
import { useState } from 'react';

/** One tile. It stays invisible until it has come, so a tile that never comes leaves the grid behind it. */
export function MapTile({ tile, tileLoaded }: TileComponentProps) {
  const [there, setThere] = useState(false);
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
        tileLoaded();
      }}
      onError={tileLoaded}
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
