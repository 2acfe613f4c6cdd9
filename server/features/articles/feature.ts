import { defineFeature } from '../../platform/features/feature.ts';
import { Article, ArticleRevision, ArticleTopic } from './article.entity.ts';
import { articleFinding } from './article.finding.ts';
import { articleSearch } from './article.search.ts';
import { articleSitemaps } from './article.sitemap.ts';
import { articleSubject } from './article.subject.ts';
import { articleLinks } from './article-links.ts';
import { articlePreview } from './article-preview.ts';
import { articleJobs } from './jobs/publish-article.ts';
import { articlePages } from './pages.ts';
import { articleData } from './personal-data.ts';
import { articleRoutes } from './routes.ts';
import { articleStaffRoutes } from './staff-routes.ts';

export const articles = defineFeature({
  name: 'articles',
  about: 'What the editors write about health, who checked it, and earlier versions',
  uses: ['accounts', 'audit', 'contributions', 'posts', 'professionals', 'providers', 'records', 'search', 'taxonomy'],
  finding: [articleFinding],
  entities: [Article, ArticleTopic, ArticleRevision],
  subjects: [articleSubject],
  previews: [articlePreview],
  endpoints: services => [...articleRoutes(services), ...articleStaffRoutes(services)],
  jobs: articleJobs,
  search: [articleSearch],
  linkTexts: [articleLinks],
  fixedPages: [articlePages.list()],
  sitemaps: articleSitemaps,
  personalData: () => articleData,
});
