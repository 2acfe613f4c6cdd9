import type Koa from 'koa';

/** What the outer middleware leaves for the inner one. */
export interface AppState {
  requestId: string;
  /** Template of the route that answered (`/api/v1/place/:id/`): what logs and metrics name instead of the path. */
  route: string;
  /** A form that was posted without script and failed, or whose answer the page shows. */
  form?: PostedForm;
}

/** What a browser without script sent, and why it was not taken, or what it was answered. */
export interface PostedForm {
  /** What was typed, by field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly status: number;
  /** The problem as a call would answer it. */
  readonly problem: Readonly<Record<string, unknown>>;
  /** The value of a call that succeeded, where its endpoint has a page that shows it. */
  readonly answer?: unknown;
}

export type AppContext = Koa.ParameterizedContext<AppState>;
export type AppMiddleware = Koa.Middleware<AppState>;
