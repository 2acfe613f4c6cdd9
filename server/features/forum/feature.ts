import { defineFeature } from '../../platform/features/feature.ts';
import { forgetUnconfirmed } from './jobs/forget-unconfirmed.ts';
import { tellAssigned } from './jobs/tell-assigned.ts';
import { replyJobs } from './jobs/tell-of-replies.ts';
import { forumPages } from './pages.ts';
import { forumData } from './personal-data.ts';
import { threadRoutes } from './routes.ts';
import { threadStaffRoutes } from './staff-routes.ts';
import { Thread, ThreadFollow } from './thread.entity.ts';
import { threadFinding } from './thread.finding.ts';
import { threadTexts, threadTitles } from './thread.search.ts';
import { threadSitemaps } from './thread.sitemap.ts';
import { threadSubject } from './thread.subject.ts';
import { threadLinks } from './thread-links.ts';

export const forum = defineFeature({
  name: 'forum',
  about: 'Questions to doctors, and who follows them',
  uses: ['accounts', 'areas', 'audit', 'complaints', 'contributions', 'posts', 'search', 'sign-up', 'taxonomy'],
  finding: [threadFinding],
  entities: [Thread, ThreadFollow],
  subjects: [threadSubject],
  endpoints: services => [...threadRoutes(services), ...threadStaffRoutes(services)],
  jobs: services => [...replyJobs(services), tellAssigned(services)],
  daily: [forgetUnconfirmed],
  search: [threadTitles, threadTexts],
  linkTexts: [threadLinks],
  fixedPages: [forumPages.list()],
  sitemaps: threadSitemaps,
  personalData: forumData,
});
