import type { PostedForm } from '@antam/server/app/site.ts';
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
  /** For pages with forms: what a form needs that is sent without script. Empty in the browser, where scripts send. */
  form: PlainForm;
};

/** A form's state as the page was drawn; a page with a form hands it on in its data. */
export type PlainForm = {
  /** Goes into the hidden field `xsrf_token`. */
  token: string;
  /** What was typed and refused just now, without script; or, with an `answer`, what was taken. */
  posted: PostedForm | null;
};

export const siteContext = createContext<SiteContext>();
