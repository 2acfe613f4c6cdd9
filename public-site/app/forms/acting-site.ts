import { createContext } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { Page } from '../pages/page.ts';

/** The pages whose actions forms run, and what an action works with. */
export type ActingSite = {
  findPage: (pathname: string) => Promise<Pick<Page, 'path' | 'load'> | null>;
  context: () => RouterContextProvider;
};

export const ActingSiteContext = createContext<ActingSite | null>(null);
