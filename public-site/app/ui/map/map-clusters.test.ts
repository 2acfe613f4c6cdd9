import { describe, expect, it } from 'vitest';
import { clusterPlaces } from './map-clusters.ts';

const at = (id: number, lat: number, long: number) => ({ id, name: `Nơi ${id}`, address: '', lat, long });
const ids = (...given: Parameters<typeof clusterPlaces>) => clusterPlaces(...given).map(pin => pin.map(({ id }) => id));
// At zoom 10 a degree of longitude is 728 pixels wide.
const near = [at(1, 10, 106), at(2, 10, 106.04), at(3, 10, 106.06), at(4, 10.1, 106)];

describe('clusterPlaces', () => {
  it('gives places whose pins are less than 36 pixels apart one pin', () => {
    expect(ids(near, 10, null)).toEqual([[1, 2], [3], [4]]);
    expect(ids(near, 8, null)).toEqual([[1, 2, 3, 4]]);
    expect(ids(near, 12, null)).toEqual([[1], [2], [3], [4]]);
  });

  it('leaves the active place its own pin', () => {
    expect(ids(near, 8, 3)).toEqual([[1, 2, 4], [3]]);
  });
});
