import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { conflict, unauthenticated } from '../../platform/errors/problem.ts';
import { defineFeature } from '../../platform/features/feature.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { limitVisitor } from '../../platform/http/limit-visitor.ts';
import { manyVisitors, post, visitorAt } from '../../testing/account-visits.ts';
import { networksOf, spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { accountEmail } from '../accounts/contract.ts';
import { accounts } from '../accounts/feature.ts';
import { site } from '../site/feature.ts';
import { EMAIL_CHECK_BY_ADDRESS } from './limits.ts';
import { withEmailCheck } from './queries/email-check.ts';

/** Stands for a review or a booking of a visitor who is not logged in. */
const asking = defineFeature({
  name: 'asking',
  uses: [],
  endpoints: services => [
    endpoint({
      method: 'POST',
      path: '/api/v1/ask/',
      summary: 'Asks',
      access: 'public',
      body: z.object({ email: accountEmail, fails: z.boolean().default(false) }),
      answer: z.object({ login: z.boolean() }),
      handle: ({ body }, context) =>
        withEmailCheck(context, { email: body.email, refusal: unauthenticated }, async requireUnregistered => {
          if (body.fails) throw conflict('');
          const known = requireUnregistered(services.db.primary);
          return {
            login: await known.then(
              () => false,
              () => true,
            ),
          };
        }),
    }),
  ],
});

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', features: [site, accounts, asking], config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const ask = async (request: Request, email: string): Promise<unknown> =>
  (await (await post(request, '/api/v1/ask/', { email })).json()).login;

it('distinguishes registered addresses from others', async () => {
  expect(await ask(visitor(), ACCOUNTS.user.email.toUpperCase())).toBe(true);
  expect(await ask(visitor(), 'khong-co@thu.example')).toBe(false);
});

it('the check of email addresses takes every address for a registered one once a visitor has asked too much', async () => {
  const request = visitor();
  await request('/api/v1/site/');
  const answers: unknown[] = [];
  for (let i = 0; i < 12; i++) answers.push(await ask(request, `khong-co-${i}@thu.example`));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => false), true, true]);
  expect(await ask(visitor(), 'khong-co-11@thu.example')).toBe(false);
});

it('costs no check where something else was wrong', async () => {
  const request = visitor();
  await request('/api/v1/site/');
  for (let i = 0; i < 12; i++) await post(request, '/api/v1/ask/', { email: `sai-${i}@thu.example`, fails: true });
  expect(await ask(request, 'khong-co-12@thu.example')).toBe(false);
});

it('the check of email addresses takes every address for a registered one once a network address has asked too much', async () => {
  const answers: unknown[] = [];
  for (let i = 0; i < 61; i++) answers.push(await ask(visitorAt(app, '198.51.100.3'), `la-${i}@thu.example`));
  expect(answers).toEqual([...Array.from({ length: 60 }, () => false), true]);
});

it('the check of email addresses takes every address for a registered one once the networks of one IPv6 /48 have asked too much', async () => {
  const askAt = (address: string) => ask(visitorAt(app, address), 'khong-co-ai@thu.example');
  await spendLimits(app, async limit => {
    for (const ip of networksOf('2001:db8:48', 239)) await limitVisitor({ limit, ip }, EMAIL_CHECK_BY_ADDRESS);
  });
  expect(await askAt('2001:db8:48:aaaa::1')).toBe(false);
  expect(await askAt('2001:db8:48:bbbb::1')).toBe(true);
  expect(await askAt('2001:db8:49:bbbb::1')).toBe(false);
});
