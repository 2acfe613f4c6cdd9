import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Comment, CommentReport, CommentVote } from './comment.entity.ts';
import { ReviewScore } from './review-score.entity.ts';

export const tables = tablesOf(Account, Comment, CommentReport, CommentVote, ReviewScore);
