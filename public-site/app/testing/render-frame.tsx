import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ProvinceProvider } from '../frame/province/province-context.tsx';
import type { RootData } from '../loading/root-data.ts';
import type { PageHandle } from '../page-handle.ts';

export const rootData: RootData = {
  origin: 'https://antam.example',
  settings: {
    support_phone: '1900 0115',
    support_email: 'hotro@antam.example',
    tiles: { url: '/{z}/{x}/{y}.png', attribution: '©' },
    analytics: { ga4_id: null, matomo: null },
  },
  provinces: [
    { slug: 'ha-noi', name: 'Hà Nội' },
    { slug: 'hue', name: 'Huế' },
  ],
  province: null,
  viewer: null,
  formToken: '',
};

/** Draws a part of the frame as on the page at `address`; answers the router to see where it goes. */
export function renderFrame(part: ReactNode, address = '/bac-si/', handle: PageHandle = {}) {
  const element = (
    <ProvinceProvider provinces={rootData.provinces} initial={null}>
      {part}
    </ProvinceProvider>
  );
  const loader = () => rootData;
  const router = createMemoryRouter(
    [{ id: 'root', loader, shouldRevalidate: () => false, children: [{ path: '*', handle, element }] }],
    { initialEntries: [address], hydrationData: { loaderData: { root: rootData } } },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
