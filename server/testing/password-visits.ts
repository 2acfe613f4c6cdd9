import { GOOD_PASSWORD, mailedLink, post, signUpAs } from './account-visits.ts';
import { sentMails } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

/** The password that accounts get instead of {@link GOOD_PASSWORD}. */
export const NEXT = 'mật khẩu tiếp theo đây';

/**
 * What owners of accounts do about their passwords, each as a new visitor where no other is given. Both arguments are
 * asked at each call, so that they may be there only when tests begin.
 * @param visitor a visitor at a network address of their own
 */
export function passwordVisits(app: () => TestApp, visitor: () => Request) {
  const forgot = (email: string, request = visitor()) => post(request, '/quen-mat-khau/', { email });
  return {
    forgot,
    signUp: (email: string, more: Record<string, unknown> = {}) => signUpAs(visitor(), email, more),
    /** Asks for a link and opens the email message. */
    resetPath: async (email: string): Promise<string> => {
      await forgot(email);
      return mailedLink(await sentMails(app()), email, '/quen-mat-khau/').path;
    },
    reset: (path: string, body: Record<string, unknown> = {}, request = visitor()) =>
      post(request, path, { password: NEXT, password_confirm: NEXT, ...body }),
    /** Asks for another password while logged in. */
    change: (request: Request, body: Record<string, unknown> = {}) =>
      post(request, '/doi-mat-khau', {
        password: GOOD_PASSWORD,
        new_password: NEXT,
        new_password_confirm: NEXT,
        ...body,
      }),
    canLogIn: async (email: string, password: string) =>
      (await post(visitor(), '/dang-nhap', { email, password })).status === 200,
    isLoggedIn: async (request: Request) => (await request('/api/v1/account/')).status === 200,
    /** How many email messages with such a subject an address was sent so far. */
    messagesTo: async (email: string, subject: string) =>
      (await sentMails(app())).filter(mail => mail.to === email && mail.subject.includes(subject)).length,
  };
}
