import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAround,
  distanceKm,
  EARTH_RADIUS_KM,
  HALF_WAY_ROUND_KM,
  type Position,
  roundKm,
} from './distance.ts';

const position: fc.Arbitrary<Position> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Another formula for the same: the angle between two vectors. */
function byVectors(a: Position, b: Position): number {
  const vector = ({ lat, long }: Position) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (long * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [u, v] = [vector(a), vector(b)];
  const cross = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
  return EARTH_RADIUS_KM * Math.atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
}

const holds = ({ south, north, spans }: Box, { lat, long }: Position) =>
  lat >= south && lat <= north && spans.some(({ west, east }) => long >= west && long <= east);

describe('distanceKm', () => {
  it('[LIST-29] is the great circle on a sphere of 6371 km', () => {
    expect(EARTH_RADIUS_KM).toBe(6371);
    const hanoi = { lat: 21.0285, long: 105.8542 };
    const saigon = { lat: 10.7769, long: 106.7009 };
    expect(distanceKm(hanoi, saigon)).toBeCloseTo(1143.4, 0);
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(HALF_WAY_ROUND_KM, 6);
    fc.assert(fc.property(position, position, (a, b) => Math.abs(distanceKm(a, b) - byVectors(a, b)) < 1e-3));
  });

  it('is zero to the same position, equal both ways, and never longer than a detour', () => {
    fc.assert(fc.property(position, a => distanceKm(a, a) === 0));
    fc.assert(fc.property(position, position, (a, b) => Math.abs(distanceKm(a, b) - distanceKm(b, a)) < 1e-9));
    fc.assert(
      fc.property(
        position,
        position,
        position,
        (a, b, c) => distanceKm(a, c) <= distanceKm(a, b) + distanceKm(b, c) + 1e-3,
      ),
    );
  });
});

describe('roundKm', () => {
  it('[LIST-30] gives one decimal', () => {
    expect([roundKm(0.04), roundKm(0.06), roundKm(3.25), roundKm(1143.44)]).toEqual([0, 0.1, 3.3, 1143.4]);
  });
});

describe('boxAround', () => {
  it('holds every position within the radius, at the poles and across the 180th meridian as well', () => {
    const radius = fc.oneof(
      fc.double({ min: 0.01, max: 50, noNaN: true }),
      fc.double({ min: 50, max: 20_000, noNaN: true }),
    );
    fc.assert(
      fc.property(position, position, radius, (centre, point, km) => {
        fc.pre(distanceKm(centre, point) <= km);
        return holds(boxAround(centre, km), point);
      }),
      { numRuns: 3_000 },
    );
  });

  it('holds positions in all directions at exactly the radius', () => {
    fc.assert(
      fc.property(
        position,
        fc.double({ min: 0.01, max: 3_000, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (centre, km, bearing) => {
          return holds(boxAround(centre, km + 1e-6), destination(centre, km, bearing));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is not much larger than needed', () => {
    const box = boxAround({ lat: 21, long: 105.8 }, 1);
    expect(box.north - box.south).toBeCloseTo(0.018, 3);
    expect(box.spans).toHaveLength(1);
    expect(boxAround({ lat: 0, long: 179.999 }, 10).spans).toHaveLength(2);
  });
});

function destination({ lat, long }: Position, km: number, bearing: number): Position {
  const [phi, theta, delta] = [(lat * Math.PI) / 180, (bearing * Math.PI) / 180, km / EARTH_RADIUS_KM];
  const sin = Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta);
  const phi2 = Math.asin(Math.max(-1, Math.min(1, sin)));
  const turn = Math.atan2(
    Math.sin(theta) * Math.sin(delta) * Math.cos(phi),
    Math.cos(delta) - Math.sin(phi) * Math.sin(phi2),
  );
  const east = long + (turn * 180) / Math.PI;
  return { lat: (phi2 * 180) / Math.PI, long: ((((east + 180) % 360) + 360) % 360) - 180 };
}
