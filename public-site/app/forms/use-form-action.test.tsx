import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterContextProvider, useLoaderData, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type ActingSite, ActingSiteContext } from './acting-site.ts';
import { ACCEPTED, type FormResult, type PageAction } from './form-result.ts';
import { useFormAction } from './use-form-action.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The site whose one page has this action. */
const siteOf = (action: PageAction): ActingSite => ({
  findPage: async () => ({ path: '/ma/', load: async () => ({ Component: () => null, action }) }),
  context: () => new RouterContextProvider(),
});

function CodeForm() {
  const form = useFormAction<string>('/ma/', { revalidates: true });
  return (
    <form {...form.formProps} aria-label="Mã">
      <output>{form.answer ?? form.failure?.detail ?? 'chưa gửi'}</output>
    </form>
  );
}

/** A page with the form, whose data is never read to its end once a form was sent. */
function showForm(answers: readonly number[]) {
  const statuses = [...answers];
  const action: PageAction = async () => {
    const status = statuses.shift() ?? ACCEPTED;
    const result: FormResult<string> =
      status === ACCEPTED
        ? { sentTo: '/ma/', values: {}, status, problem: null, answer: 'đã bật' }
        : { sentTo: '/ma/', values: {}, status, problem: { code: 'INVALID', detail: 'Mã chưa đúng.' } };
    return data(result, status);
  };
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '/ma/',
        element: <CodeForm />,
        loader: () => new Promise<never>(() => undefined),
        shouldRevalidate: () => true,
      },
    ],
    { initialEntries: ['/ma/'], hydrationData: { loaderData: { page: null } } },
  );
  render(
    <ActingSiteContext value={siteOf(action)}>
      <RouterProvider router={router} />
    </ActingSiteContext>,
  );
  return { router, left: () => statuses.length };
}

const send = () => fireEvent.submit(screen.getByRole('form'));

it('a form that was refused can be sent again while the page’s data is still being read', async () => {
  const { router } = showForm([422, ACCEPTED]);
  void router.revalidate();
  send();
  await screen.findByText('Mã chưa đúng.');
  send();
  await screen.findByText('đã bật');
});

it('a form that was accepted is not sent twice while the page’s data is being read', async () => {
  const { left } = showForm([ACCEPTED, 422]);
  send();
  await screen.findByText('đã bật');
  send();
  await Promise.resolve();
  expect(left()).toBe(1);
});

it('a form is busy until the page has the data that was read after it was accepted', async () => {
  const seen: string[] = [];
  function CountForm() {
    const form = useFormAction<string>('/ma/', { revalidates: true });
    const saved: unknown = useLoaderData();
    seen.push(`${form.isBusy ? 'busy' : 'idle'} ${form.answer ?? 'unsent'} ${saved}`);
    return <form {...form.formProps} aria-label="Mã" />;
  }
  let saves = 0;
  const action: PageAction = async () => {
    saves += 1;
    return data({ sentTo: '/ma/', values: {}, status: ACCEPTED, problem: null, answer: 'accepted' });
  };
  const router = createMemoryRouter([{ id: 'page', path: '/ma/', element: <CountForm />, loader: () => saves }], {
    initialEntries: ['/ma/'],
    hydrationData: { loaderData: { page: 0 } },
  });
  render(
    <ActingSiteContext value={siteOf(action)}>
      <RouterProvider router={router} />
    </ActingSiteContext>,
  );
  send();
  await waitFor(() => expect(seen.at(-1)).toBe('idle accepted 1'));
  expect(seen).not.toContain('idle accepted 0');
});

/** The form on a page that shows what breaks on it. */
function showAlone(site: ActingSite): void {
  const ShowMistake = () => <p>{String(useRouteError())}</p>;
  const router = createMemoryRouter([{ path: '/ma/', element: <CodeForm />, ErrorBoundary: ShowMistake }], {
    initialEntries: ['/ma/'],
  });
  render(
    <ActingSiteContext value={site}>
      <RouterProvider router={router} />
    </ActingSiteContext>,
  );
}

it('a form says that there is no network where the code of its page cannot be fetched, and can be sent again', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  showAlone({ ...siteOf(vi.fn()), findPage: async () => ({ path: '/ma/', load }) });
  send();
  await screen.findByText(/^Không có kết nối mạng/);
  send();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('a form is sent by the browser itself where the server is reached and the code of its page is gone', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  showAlone({ ...siteOf(vi.fn()), findPage: async () => ({ path: '/ma/', load }) });
  send();
  await waitFor(() => expect(submit.mock.contexts).toEqual([screen.getByRole('form')]));
});

it('a mistake in the code of an action is shown in the place of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  showAlone(siteOf(async () => Promise.reject(new Error('There is no such field'))));
  send();
  await screen.findByText('Error: There is no such field');
});
