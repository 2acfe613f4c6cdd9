import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountAnswer } from '../../features/accounts/contract.ts';
import { logIn } from '../../testing/log-in.ts';
import type { PageKind } from '../../testing/record-rights/page-maker.ts';
import { createRecordMaker, type RecordMaker } from '../../testing/record-rights/record-maker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let make: RecordMaker;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  make = await createRecordMaker(app.services);
});
afterAll(() => app.close());

async function provider(status: 'active' | 'pending', role: PageKind | 'user' = 'professional') {
  const { accountId, email } = await make.applicant();
  await make.set('account', accountId, 'status', status);
  await make.set('account', accountId, 'role', role);
  const request = await logIn(app, email);
  const pages = async () => {
    const { pages: own }: AccountAnswer = await (await request('/api/v1/account/')).json();
    return own;
  };
  return { accountId, pages };
}

describe('the pages in the answer about the own account', () => {
  it('are those that staff gave it, each with whether its owner can open it', async () => {
    const { accountId, pages } = await provider('active');
    const published = await make.page('professional', 'published', accountId);
    const hidden = await make.page('place', 'hidden', accountId);
    await make.set('professional', published, 'name', 'Lê Có Trang');
    expect(await pages()).toEqual([
      {
        kind: 'professional',
        id: published,
        name: 'Lê Có Trang',
        absolute_url: expect.stringMatching(new RegExp(`^/bac-si/.*-${published}/$`)),
        can: { view: true },
      },
      expect.objectContaining({ kind: 'place', id: hidden, can: { view: false } }),
    ]);
    await make.deletePage('professional', published);
    expect(await pages()).toMatchObject([{ id: hidden }]);
  });

  it('are nobody else’s', async () => {
    const { accountId, pages } = await provider('active', 'place');
    const other = await provider('active', 'place');
    await make.page('place', 'published', accountId);
    expect(await pages()).toHaveLength(1);
    expect(await other.pages()).toEqual([]);
  });

  it('are none while the account waits for approval', async () => {
    const { accountId, pages } = await provider('pending');
    await make.page('professional', 'published', accountId);
    expect(await pages()).toEqual([]);
  });

  it('are none for who is no provider', async () => {
    const { accountId, pages } = await provider('active', 'user');
    await make.page('professional', 'published', accountId);
    expect(await pages()).toEqual([]);
  });
});
