import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import type { ContributionKind } from '../contributions/contribution-tables.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';
import { Post, PostImage } from './post.entity.ts';
import { PostAgreement, PostAssignment, PostReport, PostThanks } from './post-acts.entity.ts';
import { ReplyIdentity } from './reply-identity.entity.ts';

export const tables = tablesOf(
  Account,
  Place,
  Post,
  PostAgreement,
  PostAssignment,
  PostImage,
  PostReport,
  PostThanks,
  Professional,
  ProviderLink,
  ReplyIdentity,
);

/** Posts as texts that people write and others judge. */
export const POSTS: ContributionKind = { name: 'post', reports: 'post_report' };
