import { accountTable } from './account-pages.ts';
import { bookingTable } from './booking-pages.ts';
import { directoryTable } from './directory-pages.ts';
import { pageFinder } from './find-page.ts';
import type { Page } from './page.ts';
import { siteTable } from './site-pages.ts';
import { workspaceTable } from './workspace-pages.ts';

/** Every address of the site, in the form that is canonical. The server knows them all; browsers load tables later. */
export const allPages: readonly Page[] = [
  ...directoryTable,
  ...accountTable,
  ...siteTable,
  ...bookingTable,
  ...workspaceTable,
];

/** The page at a path, with or without its last slash; null when there is none. */
export const pageAt = pageFinder(allPages);
