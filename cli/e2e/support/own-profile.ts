import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { DOUBTS } from '@antam/server/features/providers/staff-contract.ts';
import type { Page } from 'playwright-core';
import { hydrated, type Visit, type VisitOptions, visit } from './chromium.ts';
import { logIn, write } from './log-in.ts';
import { signUp } from './new-account.ts';
import { PlainCaller } from './plain-caller.ts';

/** A professional who is logged in, and the page that the account owns. */
export interface OwnProfile extends Visit {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

const LICENCE = {
  licence_number: '000123/HNO-GPHN',
  licence_issuer: 'Sở Y tế Hà Nội',
  licence_scope: 'Tim mạch',
  licence_evidence: 'Tra cứu trên cổng của Sở Y tế',
  licence_verified: true,
};

/** Makes a page like that of the first doctor and gives it to a new account, whose browser this is. */
export async function ownProfile(name: string, options: VisitOptions = {}): Promise<OwnProfile> {
  const opened = await visit('', options);
  const id = await giveProfile(opened.context, name);
  return { ...opened, id, name, path: `/sua-thong-tin/bac-si/${id}/` };
}

/** Signs a professional up as the owner of a new page; answers the id of the page. */
export async function giveProfile(owner: Parameters<typeof signUp>[0], name: string): Promise<number> {
  const editor = new PlainCaller();
  await logIn(editor, 'editor');
  const model = await (await editor.request.get(`/api/admin/professionals/${PROFESSIONALS.mai.id}`)).json();
  const written = await write(editor, 'POST', '/api/admin/professionals', { ...model, ...LICENCE, name });
  if (!written.ok()) throw new Error(`Not written: ${await written.text()}`);
  const made = await written.json();
  await signUp(owner, { name, type: 'professional', prof_spec: 'Tim mạch' });
  const moderator = new PlainCaller();
  await logIn(moderator, 'moderator');
  const waiting = await moderator.request.get('/api/admin/provider-applications?filter={"status":"pending"}');
  const rows: { id: number; account_name: string }[] = await waiting.json();
  const path = `/api/admin/provider-applications/${rows.find(row => row.account_name === name)?.id}`;
  const { version } = await (await moderator.request.get(path)).json();
  const approval = { decision: 'approve', version, professional_id: made.id, confirmed: Object.values(DOUBTS) };
  const answer = await write(moderator, 'PUT', path, approval);
  if (!answer.ok()) throw new Error(`Not approved: ${await answer.text()}`);
  return made.id;
}

/** Opens the form, with its editors. */
export async function openForm({ page, path }: Pick<OwnProfile, 'page' | 'path'>): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => document.querySelectorAll('[data-rich-text=visual] .ql-editor').length === 5);
}

/** Presses the button that saves the form. */
export const saveForm = (page: Page) => page.getByRole('button', { name: 'Lưu hồ sơ' }).click();

/** What is said of a form that was saved, and of one that was refused. */
export const SAVED = 'Sửa thông tin thành công. Xin cảm ơn bạn!';
export const FAILED = 'Sửa không thành công. Xin vui lòng thử lại.';

export const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const box = (page: Page, name: string) => page.locator(`[name="professional-${name}"]`);
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Writes a text over what an editor holds. */
export async function rewrite(page: Page, name: string, text: string): Promise<void> {
  await editor(page, name).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
