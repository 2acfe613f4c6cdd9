import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillSignup, send } from './support/account-forms.ts';
import { logIn, write } from './support/log-in.ts';
import { newPerson } from './support/new-account.ts';
import { type PlainPage, visitPlainly } from './support/plain-page.ts';

const { hospital, clinic } = PLACES;
const { mai } = PROFESSIONALS;

const WHO = 'clinic';
const heartOf = (page: PlainPage, heart: string) => page.locator(`main [data-favourite="${heart}"]`).first();
const isPressed = (page: PlainPage, heart: string) => heartOf(page, heart).getAttribute('aria-pressed');

async function plainPage(): Promise<PlainPage> {
  const { page, context } = visitPlainly();
  await logIn(context, WHO);
  return page;
}

beforeEach(async () => {
  const { context } = visitPlainly();
  await logIn(context, WHO);
  for (const { id } of [hospital, clinic]) {
    await write(context, 'PUT', '/api/v1/favourite/', { type: 'place', id, added: false });
  }
  await write(context, 'PUT', '/api/v1/favourite/', { type: 'professional', id: mai.id, added: false });
});

describe('favourites without script', () => {
  it.each([
    [hospital.path, `place:${hospital.id}`],
    [mai.path, `professional:${mai.id}`],
    ['/co-so-y-te/?sort=name', `place:${clinic.id}`],
    [`/bac-si/?provinces=ha-noi`, `professional:${mai.id}`],
  ])(
    '[FAV-01] [FAV-02] [FAV-06] the heart on %s adds the favourite and removes it, and the page is the same',
    async (path, heart) => {
      const page = await plainPage();
      await page.goto(path);
      const before = page.url();
      expect(await isPressed(page, heart)).toBe('false');
      await heartOf(page, heart).click();
      expect(page.url()).toBe(before);
      expect(await isPressed(page, heart)).toBe('true');
      await heartOf(page, heart).click();
      expect(page.url()).toBe(before);
      expect(await isPressed(page, heart)).toBe('false');
    },
  );

  it('the heart that a signup began at is kept afterwards, as its page says', async () => {
    const { page } = visitPlainly();
    await page.goto(clinic.path);
    await heartOf(page, `place:${clinic.id}`).click();
    await page.getByText('Mục bạn vừa chọn sẽ được ghi nhớ ngay sau đó').waitFor();
    await fillSignup(page, newPerson());
    await send(page, 'Đăng ký');
    expect(new URL(page.url()).pathname).toBe(clinic.path);
    expect(await isPressed(page, `place:${clinic.id}`)).toBe('true');
  });

  it('[FAV-14] the list removes one and keeps the others', async () => {
    const page = await plainPage();
    for (const [path, heart] of [
      [hospital.path, `place:${hospital.id}`],
      [mai.path, `professional:${mai.id}`],
    ] as const) {
      await page.goto(path);
      await heartOf(page, heart).click();
    }
    await page.goto('/ghi-nho/');
    expect(await page.locator('[data-favourite-total]').innerText()).toBe('2');
    await page.getByRole('button', { name: `Bỏ ghi nhớ ${hospital.name}` }).click();
    expect(new URL(page.url()).pathname).toBe('/ghi-nho/');
    expect(await page.locator('[data-favourite-total]').innerText()).toBe('1');
    expect(await page.locator('#list').innerText()).toContain(mai.name);
  });

  it('a heart of an old page is refused on the list, with the reason', async () => {
    const page = await plainPage();
    await page.goto(clinic.path);
    await page.context().clearCookies({ name: 'XSRF-TOKEN' });
    await heartOf(page, `place:${clinic.id}`).click();
    expect(new URL(page.url()).pathname).toBe('/ghi-nho/');
    await page.getByText('Chưa ghi nhớ được').waitFor();
    await page.getByText('Phiên làm việc đã hết hạn').waitFor();
    await page.goto(clinic.path);
    await heartOf(page, `place:${clinic.id}`).click();
    expect(await isPressed(page, `place:${clinic.id}`)).toBe('true');
  });
});
