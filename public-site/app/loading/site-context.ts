import { createContext } from 'react-router';
import type { ApiClient } from '../api/client.ts';
import type { CookieJar } from '../memory/cookie-jar.ts';
import type { FrameData } from './frame-data.ts';

/** What a loader works with, whichever side it runs on. */
export type SiteContext = {
  api: ApiClient;
  cookies: CookieJar;
  /** Configured origin of the site, without a slash at the end. */
  origin: string;
  frame: () => Promise<FrameData>;
};

export const siteContext = createContext<SiteContext>();
