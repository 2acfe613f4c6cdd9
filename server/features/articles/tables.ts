import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Post } from '../posts/post.entity.ts';
import { Article, ArticleRevision, ArticleTopic } from './article.entity.ts';

export const tables = tablesOf(Account, Article, ArticleRevision, ArticleTopic, Post);
