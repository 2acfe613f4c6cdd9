import type Koa from 'koa';

/** What the outermost middleware hands to all others. */
export interface AppState {
  requestId: string;
  /** Template of the route that answered (`/api/v1/place/:id/`): what logs and metrics name instead of the path. */
  route: string;
}

export type AppContext = Koa.ParameterizedContext<AppState>;
export type AppMiddleware = Koa.Middleware<AppState>;
