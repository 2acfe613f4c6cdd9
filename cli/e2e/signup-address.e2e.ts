import { describe, expect, it } from 'vitest';
import { box, main, WITHOUT_SCRIPT } from './support/account-forms.ts';
import { openShared } from './support/chromium.ts';
import { visitPlainly } from './support/plain-page.ts';

describe('signup by its address', () => {
  it.each([
    ['place', 'Cơ sở y tế'],
    ['professional', 'Bác sĩ'],
    ['user', 'Người dùng'],
    ['favourite', 'Người dùng'],
    ['xyz', 'Người dùng'],
    ['admin', 'Người dùng'],
  ])('[AUTH-33] [AUTH-34] [AUTH-51] ?type=%s selects %s', async (type, chosen) => {
    const { page } = visitPlainly();
    await page.goto(`/dang-ky?type=${type}`);
    expect(await main(page).getByRole('radio', { checked: true }).count()).toBe(1);
    expect(await main(page).getByRole('radio', { name: chosen }).isChecked()).toBe(true);
    const value = await main(page).getByRole('radio', { checked: true }).getAttribute('value');
    expect(value).toBe(['xyz', 'admin'].includes(type) ? 'user' : type);
  });

  it.each([
    ['a heart', '?type=favourite&source=favourite', 'favourite'],
    ['a phone number', '?source=contact', 'user'],
  ])('from %s asks for no role and has its button in view in a window of 900 px', async (_, query, type) => {
    const { page } = await openShared(`/dang-ky${query}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await main(page).getByRole('radio').count()).toBe(0);
      expect(await main(page).locator('[name="type"]').getAttribute('value')).toBe(type);
      const button = await main(page).getByRole('button', { name: 'Đăng ký', exact: true }).boundingBox();
      expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThanOrEqual(900);
    }
  });

  it('[AUTH-37] [AUTH-39] [AUTH-40] fills in what providers are asked for', async () => {
    const { page } = await openShared(
      '/dang-ky?type=place&place_name=ABC&place_add=12+L%C3%AA+L%E1%BB%A3i',
      WITHOUT_SCRIPT,
    );
    expect(await box(page, 'Tên cơ sở y tế').inputValue()).toBe('ABC');
    expect(await box(page, 'Địa chỉ cơ sở').inputValue()).toBe('12 Lê Lợi');
    expect(await box(page, 'Chuyên khoa').isVisible()).toBe(false);
    await page.goto('/dang-ky?type=professional&prof_spec=Nhi&prof_place=Sen+H%E1%BA%A1');
    expect(await box(page, 'Chuyên khoa').inputValue()).toBe('Nhi');
    expect(await box(page, 'Nơi làm việc').inputValue()).toBe('Sen Hạ');
    expect(await box(page, 'Tên cơ sở y tế').isVisible()).toBe(false);
  });

  it('[AUTH-41] [AUTH-67] accepts a css_class of its short list, and nothing else', async () => {
    const { page } = await openShared('/dang-ky?css_class=compact');
    expect(await main(page).locator('.compact').count()).toBe(1);
    expect(await main(page).getByRole('complementary').isVisible()).toBe(false);
    const attack = '"><script>window.hacked=1</script>';
    const { page: other, mistakes } = await openShared(`/dang-ky?css_class=${encodeURIComponent(attack)}`);
    expect(await main(other).getByRole('complementary').isVisible()).toBe(true);
    expect(await other.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    expect(await other.content()).not.toContain('class="container hacked');
    expect(mistakes).toEqual([]);
  });
});
