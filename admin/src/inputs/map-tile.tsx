import type { TileComponentProps } from 'pigeon-maps';
import { useState } from 'react';

/** One tile of a map, in sight once it has come. */
export function MapTile({ tile, tileLoaded }: TileComponentProps) {
  const [come, setCome] = useState(false);
  const { url, srcSet, width, height, left, top } = tile;
  const show = () => {
    setCome(true);
    tileLoaded();
  };
  return (
    <img
      src={url}
      srcSet={srcSet}
      width={width}
      height={height}
      alt=""
      draggable={false}
      onLoad={show}
      onError={tileLoaded}
      style={{ position: 'absolute', left, top, maxWidth: 'none', transformOrigin: 'top left', opacity: come ? 1 : 0 }}
    />
  );
}
