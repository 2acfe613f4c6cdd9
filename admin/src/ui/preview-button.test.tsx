import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { articles } from '../resources/articles/index.ts';
import { createFakeServer, problem, type Reply } from '../testing/fake-server.ts';
import { renderRecord } from '../testing/render-record.tsx';
import { PreviewButton, PreviewOf } from './preview-button.tsx';

vi.mock('../providers/console-resource.ts', async load => ({
  ...(await load<object>()),
  useResources: () => [articles],
}));

const URL_OF_DRAFT = 'https://antam.example/xem-truoc/article.7.0.x.y/';
const GIVEN: Reply = { json: { url: URL_OF_DRAFT, ends_at: '2026-12-02T01:00:00.000Z' } };
const DRAFT = { id: 7, status: 'draft', can: { edit: true } };

function open(button: React.ReactNode, record: typeof DRAFT = DRAFT, reply = GIVEN) {
  const { send, calls } = createFakeServer(() => reply);
  renderRecord(button, record, createDataProvider(createHttp(send)), 'articles');
  return calls;
}

it('A draft has a button that shows the address of its preview and until when it can be looked at', async () => {
  const calls = open(<PreviewButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Xem trước' }));
  const box = await screen.findByLabelText('Địa chỉ xem trước');
  expect(box).toHaveProperty('value', URL_OF_DRAFT);
  expect(screen.getByRole('link', { name: 'Mở bản xem trước' }).getAttribute('href')).toBe(URL_OF_DRAFT);
  screen.getByText(/đến 02-12-2026/);
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/admin/previews', { kind: 'article', id: 7, version: null }],
  ]);
});

it('An earlier version is asked for by its number, and a refusal is shown', async () => {
  const calls = open(<PreviewOf id={7} version={3} label="Xem trước bản này" />, DRAFT, problem(404, 'NOT_FOUND'));
  fireEvent.click(screen.getByRole('button', { name: 'Xem trước bản này' }));
  await screen.findByText('Chi tiết NOT_FOUND');
  expect(calls[0]?.body).toEqual({ kind: 'article', id: 7, version: 3 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['public', { ...DRAFT, status: 'published' }],
  ['not the asker’s to edit', { ...DRAFT, can: { edit: false } }],
])('A record that is %s has no such button', async (_, record) => {
  open(<PreviewButton />, record);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Xem trước' })).toBeNull());
});
