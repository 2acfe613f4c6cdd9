import { defineFeature } from '../../platform/features/feature.ts';
import { complaintPages as pages } from '../complaints/pages.ts';
import { complaintSitemaps } from './complaint.sitemap.ts';
import { complaintPageRoutes } from './routes.ts';

/** Apart from `complaints`, which reading a query needs: a page leads to diseases and questions, which need the search. */
export const complaintPages = defineFeature({
  name: 'complaint-pages',
  about: 'The pages of complaints: when to call 115, whom to see, and what to do at home',
  uses: ['abbreviations', 'areas', 'complaints', 'diseases', 'forum', 'library', 'linking', 'posts', 'taxonomy'],
  endpoints: complaintPageRoutes,
  fixedPages: [pages.list()],
  sitemaps: complaintSitemaps,
});
