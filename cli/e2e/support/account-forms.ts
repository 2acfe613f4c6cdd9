import type { Page, Request } from 'playwright-core';
import type { NewAccount } from './new-account.ts';

/** A visitor whose browser runs no script. */
export const WITHOUT_SCRIPT = { javaScriptEnabled: false };

/** What a page holds beside its header and footer. */
export const main = (page: Page) => page.locator('main');

/** A field of the page's form by its label. */
export const box = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Presses the button that sends the form. */
export const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Whether a request is the write of the form at `path`. */
export const isPostTo = (path: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;

/** Fills in the fields of the signup that everybody has. */
export async function fillSignup(page: Page, { name, email, password }: NewAccount): Promise<void> {
  await box(page, 'Họ và tên').fill(name);
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}

/** Fills in the login. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await box(page, 'Email').fill(email);
  await box(page, 'Mật khẩu').fill(password);
}
