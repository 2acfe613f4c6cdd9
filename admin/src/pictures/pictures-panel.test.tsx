import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { renderRecord } from '../testing/render-record.tsx';
import { PicturesPanel } from './pictures-panel.tsx';

const picture = (id: number, caption: string, is_main = false) => ({
  id,
  url: `/${id}.jpg`,
  thumbnail_url: `/${id}.jpg`,
  origin_url: `/${id}.jpg`,
  sizes: [],
  width: 4,
  height: 3,
  caption,
  is_main,
});

function openPanel(refuse = false) {
  const server = createFakeServer(({ method }) => {
    if (method === 'GET') return { json: [picture(1, 'Sảnh', true), picture(2, '')] };
    return refuse ? problem(415, 'IMAGE_TYPE_UNSUPPORTED') : { json: { id: 2 } };
  });
  renderRecord(<PicturesPanel />, { id: 7, name: 'Bệnh viện' }, createDataProvider(createHttp(server.send)));
  const writes = () => server.calls.filter(({ method }) => method !== 'GET');
  const cards = async () => within(await screen.findByRole('list')).findAllByRole('listitem');
  return { writes, cards };
}

describe('pictures of a record', () => {
  it('get another caption, become the main one and are deleted', async () => {
    const { writes, cards } = openPanel();
    const second = within((await cards())[1] ?? document.body);
    const caption = second.getByLabelText('Chú thích');
    fireEvent.change(caption, { target: { value: 'Phòng khám ' } });
    fireEvent.blur(caption);
    await waitFor(() => expect(writes().length).toBe(1));
    await waitFor(() => expect(second.getByRole('button', { name: 'Ảnh chính' })).toHaveProperty('disabled', false));
    fireEvent.click(second.getByRole('button', { name: 'Ảnh chính' }));
    await waitFor(() => expect(writes().length).toBe(2));
    await waitFor(() => expect(second.getByRole('button', { name: 'Xoá' })).toHaveProperty('disabled', false));
    fireEvent.click(second.getByRole('button', { name: 'Xoá' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Xoá ảnh' }));
    await waitFor(() => expect(writes().length).toBe(3));
    expect(writes().map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', '/api/admin/places/7/pictures/2', { caption: 'Phòng khám' }],
      ['PUT', '/api/admin/places/7/pictures/2', { is_main: true }],
      ['DELETE', '/api/admin/places/7/pictures/2', undefined],
    ]);
  });

  it('are sent as files, and a refusal is shown', async () => {
    const { writes, cards } = openPanel(true);
    await cards();
    const file = new File(['x'], 'x.gif', { type: 'image/gif' });
    fireEvent.change(screen.getByLabelText('Chọn ảnh'), { target: { files: [file] } });
    await screen.findByText('Chi tiết IMAGE_TYPE_UNSUPPORTED');
    const [sent] = writes();
    expect(sent?.url).toBe('/api/admin/places/7/pictures');
    expect(sent?.body instanceof FormData && sent.body.get('image')).toBeInstanceOf(File);
  });
});
