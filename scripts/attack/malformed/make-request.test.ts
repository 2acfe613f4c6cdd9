import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointAddresses, formAddresses } from './addresses.ts';
import { createMakeRequest, type MakeRequest } from './make-request.ts';
import type { World } from './world.ts';
import { writeRequest } from './write-request.ts';

const world: World = { records: new Map(), pictures: new Map(), picture: Buffer.from('picture') };
const identity = { cookies: ['antam_session=a', 'XSRF-TOKEN=b'], token: 'b' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const makers = (seed: number): MakeRequest => createMakeRequest(app.services, world, seed);

function written(make: MakeRequest, number: number): string {
  const planned = make(number);
  if (planned.kind === 'raw') return planned.bytes.toString('latin1');
  const sender = { identity, foreignToken: 'c', port: 3_000, number, picture: world.picture };
  return writeRequest(planned.draft, sender).toString('latin1');
}

describe('malformed requests', () => {
  it('are the same for the same seed and number, whatever was made before', () => {
    const [one, same, other] = [makers(1), makers(1), makers(2)];
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    const first = numbers.map(number => written(one, number));
    expect(numbers.toReversed().map(number => written(same, number))).toEqual(first.toReversed());
    expect(numbers.filter(number => written(other, number) === first[number]).length).toBeLessThan(10);
  });

  it('reach every declared endpoint, and most of them are malformed', () => {
    const make = makers(3);
    const drafts = Array.from({ length: 4_000 }, (_, number) => make(number)).flatMap(planned =>
      planned.kind === 'draft' ? [planned.draft] : [],
    );
    const met = new Set(drafts.map(({ call }) => call));
    expect([...endpointAddresses(app.services), ...formAddresses()].filter(({ call }) => !met.has(call))).toEqual([]);
    expect(new Set(drafts.map(({ who }) => who)).size).toBe(10);
    const spoilt = drafts.filter(({ mutations }) => mutations.length > 0).length;
    expect(spoilt / drafts.length).toBeGreaterThan(0.85);
    expect(new Set(drafts.flatMap(({ mutations }) => mutations)).size).toBeGreaterThan(80);
  });

  it('declare the true length of their bodies after every change', () => {
    const make = makers(4);
    for (let number = 0; number < 1_000; number++) {
      if (make(number).kind === 'raw') continue;
      const bytes = Buffer.from(written(make, number), 'latin1');
      const end = bytes.indexOf('\r\n\r\n');
      const told = /\r\nContent-Length: (\d+)\r\n/.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
      // A strange header may end the head before its time.
      if (told !== undefined && bytes.indexOf('\r\n\r\n', end + 4) < 0) {
        expect([number, bytes.length - end - 4]).toEqual([number, Number(told)]);
      }
    }
  });
});
