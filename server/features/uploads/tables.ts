import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Media, TextPicture } from '../media/media.entity.ts';
import { Post, PostImage } from '../posts/post.entity.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';

export const tables = tablesOf(Account, Media, Post, PostImage, ProviderLink, TextPicture);
