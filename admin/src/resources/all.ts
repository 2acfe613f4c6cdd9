import type { ConsoleResource } from '../providers/console-resource.ts';
import { abbreviations } from './abbreviations/index.ts';
import { accounts } from './accounts/index.ts';
import { articles } from './articles/index.ts';
import { audit } from './audit/index.ts';
import { comments } from './comments/index.ts';
import { complaints } from './complaints/index.ts';
import { diseases } from './diseases/index.ts';
import { drugs } from './drugs/index.ts';
import { emailMessages } from './email-messages/index.ts';
import { insurancePlans } from './insurance-plans/index.ts';
import { jobs } from './jobs/index.ts';
import { people } from './people/index.ts';
import { places } from './places/index.ts';
import { posts } from './posts/index.ts';
import { professionals } from './professionals/index.ts';
import { profileEdits } from './profile-edits/index.ts';
import { promotions } from './promotions/index.ts';
import { providerApplications } from './provider-applications/index.ts';
import { searchWords } from './search-words/index.ts';
import { synonyms } from './synonyms/index.ts';
import { threads } from './threads/index.ts';

/** All kinds of record of the console; the order is that of the menu. */
export const RESOURCES: readonly ConsoleResource[] = [
  places,
  professionals,
  complaints,
  abbreviations,
  searchWords,
  synonyms,
  promotions,
  articles,
  diseases,
  drugs,
  insurancePlans,
  comments,
  posts,
  threads,
  profileEdits,
  providerApplications,
  accounts,
  people,
  emailMessages,
  jobs,
  audit,
];
