import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMails } from '../../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mailProviderApproved, mailProviderRefused } from './provider-decision-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('an email message tells a provider what was decided, in text and HTML', async () => {
  const { services } = app;
  const page = { name: 'Phòng khám Nắng Mai', path: '/co-so-y-te/nang-mai-7/' };
  await services.db.transaction(async unit => {
    await mailProviderApproved(
      unit,
      services,
      { email: 'duyet@thu.example', name: 'Chi', isEmailConfirmed: true },
      page,
    );
    await mailProviderRefused(
      unit,
      services,
      { email: 'tu-choi@thu.example', name: 'Nam', isEmailConfirmed: true },
      'Thiếu <giấy phép>.',
    );
  });
  const mails = await sentMails(app);
  const approved = mails.find(({ to }) => to === 'duyet@thu.example');
  expect(approved?.subject).toBe('An Tâm: tài khoản của bạn đã được duyệt');
  for (const body of [approved?.text, approved?.html]) {
    expect(body).toContain('Chào Chi,');
    expect(body).toContain('Phòng khám Nắng Mai');
    expect(body).toContain(`${services.config.origin}/co-so-y-te/nang-mai-7/`);
  }
  const refused = mails.find(({ to }) => to === 'tu-choi@thu.example');
  expect(refused?.text).toContain('Lý do: Thiếu <giấy phép>.');
  expect(refused?.html).toMatch(/Thiếu &\S+;giấy phép&\S+;\./);
});
