import { startTestApp } from '@antam/server/testing/test-app.ts';
import { expect, it } from 'vitest';
import { endpointAddresses } from './malformed/addresses.ts';
import { UPLOADS } from './uploads.ts';

it('The attack on stores has a picture for every call that takes some, so that none of them is left out', async () => {
  const app = await startTestApp();
  const calls = endpointAddresses(app.services).filter(({ files }) => files.length > 0);
  await app.close();
  expect([...UPLOADS.keys()].toSorted()).toEqual(calls.map(({ call }) => call).toSorted());
});
