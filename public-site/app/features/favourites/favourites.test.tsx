import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewerTop } from '../../frame/account/viewer-top.tsx';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteRefusal } from './favourite-refusal.tsx';
import { FavouritesProvider } from './favourites-provider.tsx';

beforeEach(() => {
  rootData.viewer = {
    id: 7,
    name: 'Trần Văn Minh',
    email: 'minh@antam.example',
    mobile_phone: null,
    role: 'user',
    is_email_confirmed: true,
    notice: null,
    favourites: { place: [2], professional: [] },
  };
  rootData.formToken = 'token-1';
});
afterEach(() => {
  cleanup();
  rootData.viewer = null;
  rootData.formToken = '';
  vi.restoreAllMocks();
});

const PATH = '/co-so-y-te/?page=2';
const show = () =>
  renderFrame(
    <ToastProvider>
      <FavouritesProvider>
        {rootData.viewer && <ViewerTop viewer={rootData.viewer} />}
        <FavouriteButton type="place" id={1} name="Bệnh viện Sen" count={4} />
        <FavouriteButton type="place" id={2} name="Phòng khám Trúc" count={5} />
      </FavouritesProvider>
    </ToastProvider>,
    PATH,
  );
const heart = (id: number) => {
  const found = document.querySelector(`[data-favourite="place:${id}"]`);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`No heart ${id}`);
  return found;
};

it('hearts are buttons of one plain form that comes back to the page', () => {
  show();
  for (const [id, name] of [
    [1, 'add'],
    [2, 'remove'],
  ] as const) {
    const { form } = heart(id);
    if (!form) throw new Error('The heart belongs to no form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/ghi-nho/']);
    expect(Object.fromEntries(new FormData(form, heart(id)))).toEqual({
      xsrf_token: 'token-1',
      next: PATH,
      [name]: `place:${id}`,
    });
  }
});

it('there is no such form for those who are not logged in', () => {
  rootData.viewer = null;
  show();
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelector('a[data-favourite="place:1"]')?.getAttribute('href')).toMatch(/^\/dang-ky\?/);
});

it('[FAV-01] [FAV-06] a heart that is pressed sends a call instead of the form, and is then the other button', async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ added: true, count: 5 })));
  show();
  expect(fireEvent.click(heart(1))).toBe(false);
  await waitFor(() => expect(heart(1).getAttribute('aria-pressed')).toBe('true'));
  expect(heart(1).name).toBe('remove');
  const [path, init] = fetching.mock.calls[0] ?? [];
  expect([path, init?.method]).toEqual(['/api/v1/favourite/', 'PUT']);
});

it('a heart that was refused without script shows the text for its error', () => {
  const refused = (status: number, problem: object) => ({ sentTo: '/ghi-nho/', values: {}, status, problem });
  const wrong = { detail: 'Chưa đúng.', id: ['Chỉ ghi nhớ được 500 mục.'] };
  renderFrame(<FavouriteRefusal result={refused(422, wrong)} />, '/ghi-nho/');
  expect(screen.getByRole('alert').textContent).toContain('Chỉ ghi nhớ được 500 mục.');
  cleanup();
  renderFrame(<FavouriteRefusal result={refused(404, { detail: 'Không tìm thấy.' })} />);
  expect(screen.getByRole('alert').textContent).toContain('Không tìm thấy.');
  cleanup();
  renderFrame(<FavouriteRefusal result={undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
