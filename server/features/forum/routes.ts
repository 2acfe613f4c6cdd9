import { anyOf, FOUND, listOf, record } from '../../platform/cache/tag.ts';
import { pastDay } from '../../platform/clock/past-day.ts';
import { invalid, Problem, unauthenticated } from '../../platform/errors/problem.ts';
import { TOKEN_COOKIE } from '../../platform/http/cookies.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { accountById } from '../accounts/queries/account-by-email.ts';
import { isTrusted } from '../posts/forum-rights.ts';
import { postsOf, thanksOf } from '../posts/post-tags.ts';
import { identitiesOf } from '../posts/queries/identities-of.ts';
import { withEmailCheck } from '../sign-up/queries/email-check.ts';
import { threadCalls } from './calls-contract.ts';
import { type Asker, askQuestion } from './commands/ask-question.ts';
import { confirmQuestion } from './commands/confirm-question.ts';
import { openThread, setFollowing } from './commands/follow-thread.ts';
import { missingOf, questionFaults } from './commands/question-faults.ts';
import { stopEmailMessages } from './commands/stop-email-messages.ts';
import { BIRTH_DATE_WRONG, type NewThread, none } from './contract.ts';
import { forumPages } from './pages.ts';
import { latestActivity } from './queries/activity.ts';
import { listThreads } from './queries/list-threads.ts';
import { ownThreads, waitingThreads } from './queries/own-threads.ts';
import { presentLink, similarTo } from './queries/similar-threads.ts';
import { firstAnswers } from './queries/thread-cards.ts';
import { readableThread, threadDetail } from './queries/thread-detail.ts';
import { answeredFeed } from './thread-feed.ts';
import { relatedThreadTags, threadCardTags } from './thread-tags.ts';

const DAY = 86_400;
const BY_ACCOUNT = { name: 'thread-account', points: 10, seconds: DAY };
/** Email messages to an address that may be another person's. */
const BY_EMAIL = { name: 'thread-email', points: 3, seconds: DAY };

/** Which threads there are, and what their cards show beside them. */
const CARDS = [listOf('thread'), anyOf('term'), listOf('professional')];

/** Public calls about threads, and those of accounts. */
export function threadRoutes(services: Services): readonly Endpoint[] {
  const { create, ...others } = threadCalls;
  const dob = pastDay(services.clock, BIRTH_DATE_WRONG).or(none).optional();
  const calls = { ...others, create: { ...create, body: create.body.extend({ dob }) } };
  return bindCalls(
    calls,
    {
      list: async ({ query }, context) => {
        context.dependsOn(...CARDS);
        if (query.q) context.dependsOn(FOUND);
        if (query.sort === 'thanked') context.dependsOn(thanksOf('thread'));
        const list = await listThreads(services, query);
        context.dependsOn(...threadCardTags(list.items));
        return list;
      },
      similar: async ({ query: { title } }, context) => {
        context.dependsOn(...CARDS, FOUND);
        const rows = await similarTo(services, title);
        context.dependsOn(...threadCardTags(rows));
        const answeredBy = await firstAnswers(services, rows);
        const items = rows.map(row => ({
          ...presentLink(row),
          answers: row.answerCount,
          answered_by: answeredBy(row.id),
        }));
        return { items };
      },
      activity: async ({ query: { after } }, context) => {
        context.dependsOn(...CARDS, postsOf('thread'), thanksOf('thread'));
        return latestActivity(services, after);
      },
      detail: async ({ params: { id }, query: { page } }, context) => {
        const thread = await readableThread(services.db, context.principal, id);
        context.dependsOn(record('thread', id), record('thread', thread.id), thanksOf('thread', thread.id));
        context.dependsOn(anyOf('term'), anyOf('complaint'), listOf('professional'), listOf('place'));
        const detail = await threadDetail(services, thread, page);
        context.dependsOn(...relatedThreadTags(detail.related));
        return detail;
      },
      create: async ({ body }, context) => {
        const sending = sendingOf(services.config.secret, context, 'thread', body);
        const faults = await questionFaults(body, { isVisitor: !context.principal });
        if (Object.keys(faults).length > 0) throw invalid(faults);
        const asker = await askerOf(services, body, context);
        return withEmailCheck(context, { email: asker.email, refusal: loginRequired }, requireUnregistered =>
          askQuestion(services, { asker: { ...asker, ...sentFrom(context), requireUnregistered }, sending }, body),
        );
      },
      confirm: ({ params: { token } }) => confirmQuestion(services, token),
      follow: ({ params: { id }, body }, context) =>
        setFollowing(services, requirePrincipal(context), { id, following: body.following }),
      opened: ({ params: { id } }, context) => openThread(services, requirePrincipal(context).accountId, id),
      stop: ({ params: { token } }) => stopEmailMessages(services, token),
      unsubscribePage: async ({ params: { token } }, context) => {
        context.redirect(forumPages.stop({ token }));
        return undefined;
      },
      unsubscribe: ({ params: { token } }) => stopEmailMessages(services, token),
      unread: (_, context) => waitingThreads(services, requirePrincipal(context).accountId),
      mine: ({ query: { tab } }, context) => ownThreads(services, requirePrincipal(context).accountId, tab),
      feed: async ({ query: { speciality } }, context) => {
        context.sendFile(await answeredFeed(services, speciality));
        return undefined;
      },
    },
    {
      create: ({ body }, { principal }) => questionFaults(body, { isVisitor: !principal }),
    },
  );
}

const sentFrom = ({ ip, ownCookie }: RequestContext) => ({ ip, browser: ownCookie(TOKEN_COOKIE) ?? '' });

async function askerOf(
  services: Services,
  { name, email }: NewThread,
  context: RequestContext,
): Promise<Omit<Asker, 'ip' | 'browser' | 'requireUnregistered'>> {
  const { principal } = context;
  if (principal) {
    await context.limitAccepted(BY_ACCOUNT, String(principal.accountId));
    const account = await accountById(services.db.primary, principal.accountId);
    if (!account) throw unauthenticated();
    const trusted = isTrusted(principal, await identitiesOf(services.db.primary, principal));
    return { accountId: principal.accountId, name: account.name, email: null, isTrusted: trusted };
  }
  if (!name || !email) throw invalid(missingOf({ name, email }));
  await context.limitAccepted(BY_EMAIL, email);
  return { accountId: null, name, email, isTrusted: false };
}

/** The specification's answer to an email address that belongs to an account. */
const loginRequired = () =>
  new Problem(401, 'LOGIN_REQUIRED', 'Email này đã có tài khoản. Bạn cần đăng nhập để tiếp tục.', { isListed: true });
