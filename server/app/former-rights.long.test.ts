import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '../platform/env/secret.ts';
import { ACCESS } from '../testing/access-table.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../testing/fake-identity-provider.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { FORMER_VISITORS } from '../testing/record-rights/former-visitors.ts';
import { walkFormer } from '../testing/record-rights/walk-former.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let provider: FakeIdentityProvider;
let site: FakeSite;
let app: TestApp;
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  site = createFakeSite();
  const client = { clientId: 'client', clientSecret: new Secret('a secret of the client') };
  const socialLogin = { demo: provider.config, facebook: client, zalo: client };
  app = await startTestApp({ world: 'tiny', site, config: { trustProxy: 1, socialLogin } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
  site.remove();
});

describe('rights that have ended', () => {
  it.each(FORMER_VISITORS)('leave $name only the rights that remain', async former => {
    const visits = await walkFormer(app, former);
    expect(visits.filter(({ seen, expected }) => seen !== expected)).toEqual([]);
    expect(visits.length).toBe(Object.keys(ACCESS).length);
  });
});
