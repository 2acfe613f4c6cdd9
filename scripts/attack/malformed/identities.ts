import { cookieNames } from '@antam/server/platform/http/cookies.ts';
import { writeSession } from '@antam/server/testing/log-in.ts';
import { addPeople, COPIES, emailOf, restorePeople, type Who } from '../people.ts';
import type { Target } from '../target.ts';

/** What a browser holds. */
export interface Identity {
  /** `name=value` pairs. */
  readonly cookies: readonly string[];
  readonly token: string;
}

/** The browsers of the attackers. */
export interface Identities {
  of(who: Who, copy: number): Promise<Identity>;
  /**
   * To be called when the server no longer knew the session of such a browser: it gets a new session at its next
   * request.
   */
  forget(who: Who, copy: number): void;
  /** Gives the attackers their rights and states back. */
  restore(): Promise<void>;
}

/** Makes the attackers' accounts; their sessions are written when they are first asked for. */
export async function createIdentities(target: Target): Promise<Identities> {
  const originals = await addPeople(target.services);
  const known = new Map<string, Promise<Identity>>();
  const keyOf = (who: Who, copy: number) => `${who} ${copy % COPIES}`;
  return {
    of: (who, copy) => {
      const key = keyOf(who, copy);
      const identity = known.get(key) ?? open(target, who, copy % COPIES);
      known.set(key, identity);
      return identity;
    },
    forget: (who, copy) => void known.delete(keyOf(who, copy)),
    restore: () => restorePeople(target.services, originals),
  };
}

async function open(target: Target, who: Who, copy: number): Promise<Identity> {
  const secondFactor = who !== 'adminWithoutSecondFactor';
  const session = who === 'anonymous' ? undefined : await writeSession(target, emailOf(who, copy), { secondFactor });
  const names = cookieNames(target.services.config);
  const cookies = session === undefined ? [] : [`${names.session}=${session}`];
  const answer = await fetch(`${target.url}/api/v1/site/`, { headers: { cookie: cookies.join('; ') } });
  await answer.arrayBuffer();
  const given = answer.headers.getSetCookie().map(line => line.split(';')[0] ?? '');
  const pair = given.find(text => text.startsWith(`${names.token}=`));
  if (pair === undefined) throw new Error(`no token for ${who}: ${answer.status}`);
  return { cookies: [...cookies, pair], token: decodeURIComponent(pair.slice(names.token.length + 1)) };
}
