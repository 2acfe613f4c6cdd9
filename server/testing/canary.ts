import { createHash } from 'node:crypto';
import type { TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

/** Stands in every text that the canary types: nothing of ours has it. */
export const MARK = 'kenari';

/** A person whose every datum can be recognised wherever it turns up. */
export const CANARY = {
  name: 'Kenari Hoàng Yến',
  email: 'kenari.yen@thu-kenari.example',
  password: 'kenari hót trên cành 1',
  newPassword: 'kenari hót trên cành 2',
  phone: '0987 612 345',
  address: '203.0.113.77',
  position: { lat: 21.98761, lon: 105.12398 },
  analyticsId: '5b0c7a52-2f2b-4b52-9a53-3f2f6f0f7a11',
} as const;

/** What the canary's data are recognised by, in whichever notation they were written down. */
const SIGNS = [
  new RegExp(MARK, 'i'),
  /87[\s.]?612[\s.]?345/,
  /203\.0\.113/,
  /21\.9876|105\.1239/,
  new RegExp(CANARY.analyticsId),
  ...[CANARY.password, CANARY.newPassword, CANARY.email].flatMap(text => [
    new RegExp(Buffer.from(text).toString('base64').slice(0, 20)),
    new RegExp(createHash('sha256').update(text).digest('hex')),
  ]),
];

/** The canary's browser, which also keeps what the server gave it to prove itself by. */
export interface CanaryBrowser {
  readonly request: Request;
  /** Values of cookies so far: sessions, tokens, the way to a social login. */
  readonly secrets: ReadonlySet<string>;
}

/** Opens the browser of the canary, for an app with `trustProxy: 1`. */
export function createCanaryBrowser({ url }: TestApp): CanaryBrowser {
  const secrets = new Set<string>();
  const visitor = createVisitor(url, {
    user_location: encodeURIComponent(JSON.stringify(CANARY.position)),
    antam_consent: `1.granted.${CANARY.analyticsId}`,
    own_cookie: `${MARK}-cookie`,
  });
  const request: Request = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('user-agent', `${MARK}-browser/9.9 (${MARK})`);
    headers.set('referer', `https://${MARK}.example/?q=${MARK}`);
    headers.set('x-forwarded-for', CANARY.address);
    const answer = await visitor(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const value = decodeURIComponent(/^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? '');
      if (value.length > 20) secrets.add(value);
    }
    return answer;
  };
  return { request, secrets };
}

/** What of the canary, or of `secrets`, stands in a text. */
export function tracesIn(text: string, secrets: Iterable<string> = []): string[] {
  const found = SIGNS.flatMap(sign => sign.exec(text)?.slice(0, 1) ?? []);
  return [...found, ...[...secrets].filter(secret => text.includes(secret))];
}
