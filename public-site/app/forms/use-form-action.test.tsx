import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it } from 'vitest';
import { ACCEPTED, type FormResult } from './page-action.ts';
import { useFormAction } from './use-form-action.ts';

afterEach(cleanup);

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
  const action = () => {
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
        action,
        loader: () => new Promise<never>(() => undefined),
        shouldRevalidate: () => true,
      },
    ],
    { initialEntries: ['/ma/'], hydrationData: { loaderData: { page: null } } },
  );
  render(<RouterProvider router={router} />);
  return { left: () => statuses.length };
}

const send = () => fireEvent.submit(screen.getByRole('form'));

it('a form that was refused can be sent again while the page’s data is still being read', async () => {
  showForm([422, ACCEPTED]);
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
  const action = (): FormResult<string> => {
    saves += 1;
    return { sentTo: '/ma/', values: {}, status: ACCEPTED, problem: null, answer: 'accepted' };
  };
  const router = createMemoryRouter(
    [{ id: 'page', path: '/ma/', element: <CountForm />, action, loader: () => saves }],
    { initialEntries: ['/ma/'], hydrationData: { loaderData: { page: 0 } } },
  );
  render(<RouterProvider router={router} />);
  send();
  await waitFor(() => expect(seen.at(-1)).toBe('idle accepted 1'));
  expect(seen).not.toContain('idle accepted 0');
});
