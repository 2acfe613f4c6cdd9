/*
 * What the server and the renderer of the public site say to each other: types alone, which the site imports too.
 */

/**
 * One call of the API, made inside the process with the visitor's cookies. `path` starts with `/` and may hold a query.
 */
export type Dispatch = (path: string, init: DispatchInit) => Promise<DispatchAnswer>;

export type DispatchInit = {
  method: string;
  headers: Record<string, string>;
  /** JSON text of a write; absent on reads. */
  body?: string;
  /** The action of a form calls: cookies, headers and a file of the answer go out with the page's. */
  isOfForm?: true;
};

export type DispatchAnswer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The value that the API would send as JSON, or its JSON text. */
  body: unknown;
};

export type RenderRequest = {
  /** Path and query as asked, `/bac-si/?page=2`. */
  url: string;
  /** The `Cookie` header, empty when there is none. */
  cookie: string;
  /** Configured origin of the site, `https://antam.example`, without a slash at the end. */
  origin: string;
  dispatch: Dispatch;
  /**
   * Names the state of what every page shows (site settings, list of provinces). As long as it stays the same, the
   * renderer reuses what it has read; without it, every page reads them again.
   */
  frameVersion?: string;
  /** For pages with forms, which are rendered for one visitor alone: the token that a plain form must carry. */
  formToken?: string;
  /** What was sent to this page without script: its action runs before it is rendered. */
  form?: SentForm;
  /** The page of a draft, for people who have its address: it says so, and runs no script. */
  isPreview?: true;
  /** Called with every unexpected failure; answers the error id that the visitor is shown. */
  report: (error: unknown) => string;
};

/** A plain form, and why its action must not run, where it is refused already. */
export type SentForm = {
  /** Fields as browsers encode them, with the token among them. */
  body: string;
  token: string;
  refusal?: { status: number; problem: Readonly<Record<string, unknown>> };
  /**
   * Asked once the form was refused, before its page is read and rendered. When it answers false, there is too much to do
   * for that, and the answer is a 503 without html.
   */
  mayShowRefusal: () => Promise<boolean>;
};

export type RenderAnswer = {
  status: number;
  /** The whole page, starting with the doctype, in pieces to be written one behind the other; none on a redirect. */
  html: readonly string[];
  /** Where a redirect (status 301, 302 …) leads. */
  location?: string;
};

/**
 * How much a page's address says, which bounds how many such addresses there are: no more than which page it is, what a
 * list is narrowed to, or also words of the visitor's own.
 */
export type PageAddress = 'plain' | 'narrowed' | 'worded';

export type Render = (request: RenderRequest) => Promise<RenderAnswer>;

/** The built public site, as the command line hands it over. */
export interface Site {
  readonly render: Render;
  /** Path to redirect a page's address to, or null when it is canonical. */
  readonly canonicalPath: (url: string) => string | null;
  /**
   * What kind of address it is; null for one with parameters that its page does not know, for one that is not written
   * as the site itself writes it, and where there is no page. Only pages with a kind are cached for other visitors.
   */
  readonly addressKind: (url: string) => PageAddress | null;
  /**
   * Whether the page at an address is rendered for each visitor alone, however it is written: it has forms for
   * everybody.
   */
  readonly isOwn: (url: string) => boolean;
  /** The pattern of the page at an address, `/bac-si/:slug/`; null where there is no page. */
  readonly routeOf: (url: string) => string | null;
  /** Folder of the files for browsers; `assets/` in it holds files named by their content. */
  readonly clientFolder: string;
}
