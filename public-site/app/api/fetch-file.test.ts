import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['XSRF-TOKEN', '__Host-XSRF-TOKEN'])('a file is fetched with the token from the cookie %s', async name => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`province=hue; ${name}=token`);
  const headers = { 'content-disposition': 'attachment; filename="du-lieu.zip"' };
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('bytes', { headers }));
  const { name: file, content } = await fetchFile('/api/v1/account/data/', { password: 'x' });
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('x-xsrf-token')).toBe('token');
  expect([file, await content.text()]).toEqual(['du-lieu.zip', 'bytes']);
});
