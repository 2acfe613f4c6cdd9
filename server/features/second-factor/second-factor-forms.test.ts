import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, postForm } from '../../testing/account-visits.ts';
import { clock, startWithOwners } from '../../testing/second-factor-owners.ts';
import { authenticatorCode } from '../../testing/second-factors.ts';
import type { Request } from '../../testing/visitor.ts';
import { recoveryCodes, secondFactorSetup } from './contract.ts';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const PAGE = '/tai-khoan/bao-mat/';

describe('without script', () => {
  const shown = () => owners.site.asked.at(-1);
  const codesIn = (answer: unknown) => recoveryCodes.parse({ recovery_codes: Object(answer).codes }).recovery_codes;
  const submit = async (request: Request, task: string, fields: Record<string, string>) => {
    const answer = await postForm(request, `${PAGE}?viec=${task}`, fields);
    return { answer, formResult: shown()?.formResult };
  };

  it('shows the secret and the recovery codes on the page that answers, which no cache may store', async () => {
    const { request } = await owners.provider();
    const begun = await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    expect([begun.answer.status, begun.answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { secret } = secondFactorSetup.parse(Object(begun.formResult?.answer).setup);
    const done = await submit(request, 'xac-nhan', { code: authenticatorCode(secret, clock.now()) });
    expect([done.answer.status, shown()?.url]).toEqual([200, `${PAGE}?viec=xac-nhan`]);
    const codes = codesIn(done.formResult?.answer);
    expect(codes).toHaveLength(10);
    const renewed = await submit(request, 'ma-du-phong', { password: GOOD_PASSWORD });
    expect(codesIn(renewed.formResult?.answer)).not.toEqual(codes);
    const removed = await submit(request, 'tat', { password: GOOD_PASSWORD });
    expect([removed.answer.status, removed.answer.headers.get('location')]).toEqual([303, `${PAGE}?done=tat`]);
  });

  it('shows the form again that was refused, without what was typed as a secret', async () => {
    const { request } = await owners.provider();
    const wrong = await submit(request, 'thiet-lap', { password: 'không phải mật khẩu' });
    expect([wrong.answer.status, shown()?.url]).toEqual([422, `${PAGE}?viec=thiet-lap`]);
    expect(wrong.formResult).toMatchObject({ status: 422, problem: { password: ['Mật khẩu không đúng.'] } });
    expect([wrong.formResult?.values, wrong.formResult?.answer]).toEqual([{}, undefined]);
    await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    const guessed = await submit(request, 'xac-nhan', { code: '000000' });
    expect([guessed.answer.status, guessed.formResult?.answer]).toEqual([422, undefined]);
    expect((await submit(request, 'khac', {})).answer.status).toBe(400);
  });

  it('takes no form without the token', async () => {
    const { request } = await owners.provider();
    await submit(request, 'thiet-lap', { password: GOOD_PASSWORD });
    const forged = await request(`${PAGE}?viec=thiet-lap`, {
      method: 'POST',
      body: new URLSearchParams({ password: GOOD_PASSWORD, xsrf_token: 'x' }),
      headers: { 'x-xsrf-token': 'in the body' },
    });
    expect([forged.status, shown()?.formResult?.answer]).toEqual([403, undefined]);
  });
});
