import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, matchPath, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserApi } from '../api/browser-api.ts';
import { ActingSiteContext } from '../forms/acting-site.ts';
import type { FormResult, PageAction } from '../forms/form-result.ts';
import { viewerAccount } from '../frame/account/viewer-account.ts';
import { ViewerPartsContext } from '../frame/account/viewer-parts.ts';
import { ProvinceProvider } from '../frame/province/province-context.tsx';
import type { RootData } from '../loading/root-data.ts';
import { siteContext } from '../loading/site-context.ts';
import { browserCookies } from '../memory/cookie-jar.ts';
import type { PageHandle } from '../page-handle.ts';

export const rootData: RootData = {
  origin: 'https://antam.example',
  settings: {
    support_phone: '1900 0115',
    support_email: 'hotro@antam.example',
    operator: { name: null, registration: null, address: null },
    tiles: { url: '/{z}/{x}/{y}.png', attribution: '©' },
    analytics: { ga4_id: null, matomo: null },
    maintenance: null,
  },
  provinces: [
    { slug: 'ha-noi', name: 'Hà Nội' },
    { slug: 'hue', name: 'Huế' },
  ],
  province: null,
  viewer: null,
  formToken: '',
};

type Surroundings = {
  handle?: PageHandle;
  /** The page's own address as a pattern; any by default. */
  path?: string;
  /** What forms do, by path. */
  actions?: Readonly<Record<string, PageAction>>;
  /** The result of a form that was sent without script: the page is rendered with it. */
  rendered?: FormResult;
  /** What the page knows of the site and the visitor. */
  root?: RootData;
};

/** Renders a part of the frame as on the page at `address`; answers the router to see where it goes. */
export function renderFrame(
  part: ReactNode,
  address = '/bac-si/',
  { handle = {}, path = '*', actions = {}, rendered, root = rootData }: Surroundings = {},
) {
  const element = (
    <ViewerPartsContext value={viewerAccount}>
      <ProvinceProvider provinces={root.provinces} initial={root.province}>
        {part}
      </ProvinceProvider>
    </ViewerPartsContext>
  );
  const loader = () => root;
  const page = { id: 'page', path, handle, element, ...(actions[path] && { action: actions[path] }) };
  const others = Object.entries(actions).filter(([other]) => other !== path);
  const children = [page, ...others.map(([other, action]) => ({ path: other, action }))];
  const hydrationData = { loaderData: { root }, ...(rendered && { actionData: { page: rendered } }) };
  const router = createMemoryRouter([{ id: 'root', loader, shouldRevalidate: () => false, children }], {
    initialEntries: [address],
    hydrationData,
    getContext: browserContext,
  });
  const findPage = async (pathname: string) => {
    const [found, action] = Object.entries(actions).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
    return found === undefined || !action
      ? null
      : { path: found, load: async () => ({ Component: () => null, action }) };
  };
  return {
    router,
    ...render(
      <ActingSiteContext value={{ findPage, context: browserContext }}>
        <RouterProvider router={router} />
      </ActingSiteContext>,
    ),
  };
}

function browserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  const frame = async () => ({ settings: rootData.settings, provinces: rootData.provinces });
  const { origin } = rootData;
  context.set(siteContext, {
    api: browserApi,
    cookies: browserCookies,
    origin,
    frame,
    formToken: '',
  });
  return context;
}
