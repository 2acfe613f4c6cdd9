import { systemClock } from '@antam/server/platform/clock/clock.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { PROBE_HEADER, type ProbeReport, probeToken } from '@antam/server/platform/http/probe.ts';
import { z } from 'zod';
import { plainCause } from '../io/plain-cause.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const ANSWER_MS = 15_000;
/** A picture of 8 MB, with what a form adds to it. */
const MAX_FORM = 8.5 * 1_048_576;

/** What proxies answer in the place of a site that does not. */
const SITE_IS_AWAY = [502, 503, 504];

const answerShape = z.object({
  probe: z.object({ forwarded: z.number(), trusted: z.number(), bytes: z.number() }).optional(),
});

type Front = Pick<Config, 'origin' | 'secret'>;

/** What a visitor's request meets on its way: asks the running site over its public address. */
export async function checkFront(config: Front): Promise<Finding[]> {
  try {
    const { status, report } = await ask(config);
    if (SITE_IS_AWAY.includes(status)) {
      const remedy = 'start the site; where it runs, give the proxy its address and port';
      return [warning('in front', `the proxy at ${config.origin} reaches no site: it answers ${status}`, remedy)];
    }
    if (!report) {
      const remedy = 'see that the name leads to this site, and that it runs with this secret';
      return [warning('in front', `another program answers at ${config.origin}`, remedy)];
    }
    return [proxiesFinding(report), await bodyFinding(config)];
  } catch (error) {
    const { what, look } = plainCause(error);
    const remedy = look ?? 'start the site and the proxy in front of it';
    return [warning('in front', `${config.origin} is not reached from here: ${what}`, remedy)];
  }
}

async function ask(
  { origin, secret }: Front,
  body?: Uint8Array<ArrayBuffer>,
): Promise<{ status: number; report?: ProbeReport }> {
  const answer = await fetch(`${origin}/healthz`, {
    headers: { [PROBE_HEADER]: probeToken(secret, systemClock.now()) },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body ? { method: 'POST', body } : {}),
  });
  const text = await answer.text();
  const parsed = answer.ok ? answerShape.safeParse(parsedJson(text)).data : undefined;
  return { status: answer.status, ...(parsed?.probe ? { report: parsed.probe } : {}) };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function proxiesFinding({ forwarded, trusted }: ProbeReport): Finding {
  const remedy = `set ANTAM_TRUST_PROXY=${forwarded}`;
  if (forwarded > trusted) {
    const message = `${forwarded} proxies say who asks, and ${trusted} are believed: all visitors share one address and its limits`;
    return warning('in front', message, remedy);
  }
  if (forwarded < trusted) {
    return failed(
      'in front',
      `${trusted} proxies are believed and ${forwarded} answer: visitors choose their address`,
      remedy,
    );
  }
  const told = forwarded === 1 ? 'one proxy, which is believed' : `${forwarded} proxies, all believed`;
  return ok('in front', forwarded === 0 ? 'no proxy' : told);
}

async function bodyFinding(config: Front): Promise<Finding> {
  const remedy =
    'let the proxy take bodies of 10 MB (client_max_body_size 10m; in nginx.conf, request_body in the Caddyfile)';
  const refused = 'the proxy takes no bodies of 8.5 MB: pictures that visitors send are refused';
  try {
    const { report } = await ask(config, new Uint8Array(MAX_FORM));
    return report?.bytes === MAX_FORM
      ? ok('large bodies', 'pictures of 8 MB arrive')
      : failed('large bodies', refused, remedy);
  } catch {
    return failed('large bodies', refused, remedy);
  }
}
