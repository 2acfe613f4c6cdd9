import type { Clock } from '../platform/clock/clock.ts';
import { addDays } from '../platform/clock/vietnam-calendar.ts';
import type { Config } from '../platform/env/config.ts';
import type { AppMiddleware } from '../platform/http/app-context.ts';

const ADDRESS = '/.well-known/security.txt';
/** RFC 9116 wants less than a year; who reads the file again later finds another day. */
const GOOD_FOR_DAYS = 180;

/** Who receives reports of a vulnerability, as RFC 9116 has it: `/.well-known/security.txt`. */
export function securityContact({ origin, support }: Pick<Config, 'origin' | 'support'>, clock: Clock): AppMiddleware {
  return (ctx, next) => {
    if (ctx.path !== ADDRESS || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = ADDRESS;
    ctx.status = 200;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = [
      `Contact: mailto:${support.email}`,
      `Expires: ${endAfter(clock.now())}`,
      'Preferred-Languages: vi, en',
      `Canonical: ${origin}${ADDRESS}`,
      '',
    ].join('\n');
  };
}

/** The beginning of a day, so that the file stays the same for as long; without fractions, as RFC 3339 readers like it. */
function endAfter(now: Date): string {
  const day = addDays(now, GOOD_FOR_DAYS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return `${day}T00:00:00Z`;
}
