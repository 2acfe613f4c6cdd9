/** OpenStreetMap's own raster tiles, which need no key. */
export const openStreetMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The address of a tile from a template with `{z}`, `{x}` and `{y}`; `{s}` becomes one of a, b, c, `{r}` is for dense screens. */
export function tileAddress(template: string, x: number, y: number, z: number, density = 1): string {
  return template
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{s}', 'abc'.charAt((x + y) % 3))
    .replace('{r}', density > 1 ? '@2x' : '');
}
