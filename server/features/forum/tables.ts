import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Post } from '../posts/post.entity.ts';
import { PostAssignment } from '../posts/post-acts.entity.ts';
import { Thread, ThreadFollow } from './thread.entity.ts';

export const tables = tablesOf(Account, Post, PostAssignment, Thread, ThreadFollow);
