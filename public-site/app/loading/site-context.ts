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
  /** While rendering on the server; browsers have one of their own, which comes with the first action. */
  forms?: FormSide;
  /** What forms carry that are sent without script; empty on pages that many visitors share, and in the browser. */
  formToken: string;
  /** The page shows a draft. */
  isPreview?: true | undefined;
};

/** Calls that answer with a file. */
type FileCall = '/api/v1/account/data/';

/** What the actions of forms need, which differs by the side that runs them. */
export type FormSide = {
  /** Whether a script sends the form, and the page stays. */
  isScripted: boolean;
  /** Throws the `ApiProblem` with which the form was refused before its action. */
  requireAdmission: () => void;
  /** Throws {@link RefusalNotShown} where the page of a form that was refused must not be rendered. */
  requireRefusalShown: () => Promise<void>;
  /** The API for writes. Without script, cookies and other effects of its answers go out with the page. */
  api: ApiClient;
  /** Has the browser keep the file that a call answers with. */
  saveFile: (path: FileCall, body: { password?: string }) => Promise<void>;
  /** Opens another address of this site as a new document. In a browser it never comes back. */
  redirectTo: (address: string) => Promise<Response>;
};

/** The form was refused, and its page is not rendered. */
export class RefusalNotShown extends Error {}

export const siteContext = createContext<SiteContext>();
