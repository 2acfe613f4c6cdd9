import { useCallback, useState } from 'react';
import { type UserLocation, writeUserLocation } from '../../memory/user-location.ts';

/** How long the browser may take, and how old a position may be, in milliseconds. */
const PATIENCE = { timeout: 15_000, maximumAge: 60_000, enableHighAccuracy: false };

type Outcome = { location: UserLocation } | { location: null; denied: boolean };

/**
 * Asks the browser where the visitor is and remembers it in the cookie; a refusal removes the cookie. `locating` is
 * true until the browser answers.
 */
export function useVisitorLocation(): { locating: boolean; locate: () => Promise<Outcome> } {
  const [locating, setLocating] = useState(false);
  const locate = useCallback(async () => {
    setLocating(true);
    const outcome = await askBrowser();
    writeUserLocation(outcome.location);
    setLocating(false);
    return outcome;
  }, []);
  return { locating, locate };
}

function askBrowser(): Promise<Outcome> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve({ location: null, denied: false });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ location: { lat: coords.latitude, lon: coords.longitude } }),
      error => resolve({ location: null, denied: error.code === error.PERMISSION_DENIED }),
      PATIENCE,
    );
  });
}
