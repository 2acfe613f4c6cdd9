/** Address of OpenStreetMap's directions to a position; it opens the way from where the visitor is. */
export function directionsUrl(place: { lat: number; long: number }): string {
  const point = `${place.lat.toFixed(6)},${place.long.toFixed(6)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}#map=16/${place.lat.toFixed(5)}/${place.long.toFixed(5)}`;
}

/** The position of a place as the API gives it; null where it is not known, or the place is not. */
export function positionOf(
  place: { lat: number | null; long: number | null } | undefined,
): { lat: number; long: number } | null {
  return place && place.lat !== null && place.long !== null ? { lat: place.lat, long: place.long } : null;
}
