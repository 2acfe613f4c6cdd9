/** Address of OpenStreetMap's directions to a position; it opens the way from where the visitor is. */
export function directionsUrl(place: { lat: number; long: number }): string {
  const point = `${place.lat.toFixed(6)},${place.long.toFixed(6)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}#map=16/${place.lat.toFixed(5)}/${place.long.toFixed(5)}`;
}
