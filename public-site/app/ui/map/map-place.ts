/** A place as the map takes it; without numeric `lat` and `long` it is left out. */
export type MapPlace = {
  id: number | string;
  name: string;
  address: string;
  lat: unknown;
  long: unknown;
  /** The place's page. */
  to?: string;
};

export type LocatedPlace = MapPlace & { lat: number; long: number };

/** The places that can be shown: latitude and longitude are numbers, or texts that are wholly a number, and on the globe. */
export function locatedPlaces(places: readonly MapPlace[]): LocatedPlace[] {
  return places.flatMap(place => {
    const lat = degrees(place.lat, 90);
    const long = degrees(place.long, 180);
    return lat === null || long === null ? [] : [{ ...place, lat, long }];
  });
}

function degrees(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= most ? number : null;
}
