import { randomUUID } from 'node:crypto';
import type { Config } from '@antam/server/platform/env/config.ts';
import { cookieNames } from '@antam/server/platform/http/cookies.ts';
import { createPurge } from '@antam/server/platform/network/purge-call.ts';
import { plainCause } from '../io/plain-cause.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const ANSWER_MS = 15_000;
/** A page that is the same for all. */
const PAGE = '/';
/** Carried by no page. */
const NO_KEY = 'antam-doctor';
const RULES = 'tell it what "A network in front" in docs/operating.md says';

type Fronted = Pick<Config, 'origin' | 'network'>;

/**
 * Whether the network in front takes purges, and lets nobody have a page that is another's: it is asked over the public
 * address as visitors with each of the cookies would. Nothing is checked where none is configured.
 */
export async function checkNetwork({ origin, network }: Fronted): Promise<Finding[]> {
  if (!network) return [];
  return [...(network.purge ? [await purgeFinding(network.purge)] : []), await pagesFinding(origin)];
}

async function purgeFinding(purge: Parameters<typeof createPurge>[0]): Promise<Finding> {
  try {
    await createPurge(purge)([NO_KEY]);
    return ok('purges', 'the network takes them');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(
      'purges',
      `${reason}: changed pages are shown as before`,
      'correct ANTAM_PURGE_URL and ANTAM_PURGE_TOKEN',
    );
  }
}

async function pagesFinding(origin: string): Promise<Finding> {
  try {
    const kept = await controlOf(origin, '');
    if (kept.includes('stale-while-revalidate')) {
      return failed('kept pages', 'browsers are told to show pages that are stale', `${RULES}: send them no-cache`);
    }
    const { session } = cookieNames({ origin });
    const cookies = [`${session}=${randomUUID()}`, 'province=antam-doctor', 'user_location=antam-doctor'];
    const shared: string[] = [];
    for (const cookie of cookies) {
      if (!(await controlOf(origin, cookie)).startsWith('private')) shared.push(cookie.split('=')[0] ?? '');
    }
    return shared.length === 0
      ? ok('kept pages', 'visitors whose page is their own go past the network')
      : failed('kept pages', `visitors with ${shared.join(' or ')} are shown the page of strangers`, RULES);
  } catch (error) {
    const { what } = plainCause(error);
    return warning(
      'kept pages',
      `${origin} is not reached from here: ${what}`,
      'start the site and what is in front of it',
    );
  }
}

/** What the answer to a visitor with this cookie says about keeping the page. */
async function controlOf(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(origin + PAGE, {
    headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await answer.body?.cancel();
  return answer.headers.get('cache-control') ?? '';
}
