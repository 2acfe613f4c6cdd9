import type { Request } from 'playwright-core';
import type { NewAccount } from './new-account.ts';

/** A visitor whose browser runs no script. */
export const WITHOUT_SCRIPT = { javaScriptEnabled: false };

/** A page of the browser, or a plain one. */
interface Sight<Part> {
  locator(selector: string): Part;
}
interface Parts<Part> {
  getByLabel(name: string, options: { exact: boolean }): Part;
  getByRole(role: 'button', options: { name: string; exact: boolean }): Part;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
}

/** What a page holds beside its header and footer. */
export const main = <Part>(page: Sight<Part>): Part => page.locator('main');

/** A field of the page's form by its label. */
export const box = <Part extends Parts<Part>>(page: Sight<Part>, name: string): Part =>
  main(page).getByLabel(name, { exact: true });

/** Presses the button that sends the form. */
export const send = <Part extends Parts<Part>>(page: Sight<Part>, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Whether a request is the write of the form at `path`. */
export const isPostTo = (path: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;

/** Fills in the fields of the signup that everybody has. */
export async function fillSignup<Part extends Parts<Part>>(
  page: Sight<Part>,
  { name, email, password }: NewAccount,
): Promise<void> {
  await box(page, 'Họ và tên').fill(name);
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}

/** Fills in the login. */
export async function fillLogin<Part extends Parts<Part>>(
  page: Sight<Part>,
  email: string,
  password: string,
): Promise<void> {
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}
