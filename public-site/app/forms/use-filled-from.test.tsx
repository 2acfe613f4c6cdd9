import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterContextProvider, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it } from 'vitest';
import { ActingSiteContext } from './acting-site.ts';
import { ACCEPTED, type FormResult } from './form-result.ts';
import { useFilledFrom } from './use-filled-from.ts';
import { useFormAction } from './use-form-action.ts';

afterEach(cleanup);

type Stored = { name: string; phone: string };

function StoredForm() {
  const stored = useLoaderData<Stored>();
  const form = useFormAction<string>('/ho-so/', { revalidates: true });
  useFilledFrom(form, JSON.stringify(stored));
  return (
    <form {...form.formProps} aria-label="Hồ sơ">
      <input name="name" aria-label="Tên" defaultValue={stored.name} />
      <input name="phone" aria-label="Điện thoại" defaultValue={stored.phone} />
      <output>{form.isBusy ? 'đang gửi' : (form.answer ?? 'chưa gửi')}</output>
    </form>
  );
}

/** A page with the form; the server stores another writing of what was sent once the answer is let through. */
function showForm() {
  const answer = Promise.withResolvers<void>();
  let stored: Stored = { name: 'Mai', phone: '' };
  const action = async () => {
    await answer.promise;
    stored = { name: 'Lê Mai', phone: '' };
    const result: FormResult<string> = {
      sentTo: '/ho-so/',
      values: {},
      status: ACCEPTED,
      problem: null,
      answer: 'đã lưu',
    };
    return data(result, ACCEPTED);
  };
  const page = { id: 'page', path: '/ho-so/', element: <StoredForm />, loader: () => stored };
  const router = createMemoryRouter([page], {
    initialEntries: ['/ho-so/'],
    hydrationData: { loaderData: { page: stored } },
  });
  const site = {
    findPage: async () => ({ path: '/ho-so/', load: async () => ({ Component: StoredForm, action }) }),
    context: () => new RouterContextProvider(),
  };
  render(
    <ActingSiteContext value={site}>
      <RouterProvider router={router} />
    </ActingSiteContext>,
  );
  return { letThrough: () => answer.resolve() };
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('form'));
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('a box that still holds what was sent shows what the server stored, because it may be written differently', async () => {
  const { letThrough } = showForm();
  type('Tên', ' Lê  Mai ');
  send();
  await screen.findByText('đang gửi');
  letThrough();
  await screen.findByText('đã lưu');
  await waitFor(() => expect(shownIn('Tên')).toBe('Lê Mai'));
});

it('a box keeps what the visitor types while the form is being saved, because that text is not sent yet', async () => {
  const { letThrough } = showForm();
  type('Tên', ' Lê  Mai ');
  send();
  await screen.findByText('đang gửi');
  type('Điện thoại', '0901 234 567');
  // The form is being sent, so this press sends nothing.
  send();
  letThrough();
  await screen.findByText('đã lưu');
  // The boxes are filled a moment after the page says so.
  await waitFor(() => expect(shownIn('Tên')).toBe('Lê Mai'));
  expect(shownIn('Điện thoại')).toBe('0901 234 567');
});
