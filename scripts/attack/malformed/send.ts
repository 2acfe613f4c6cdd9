import { connect } from 'node:net';
import type { Finding } from '../part.ts';
import type { Target } from '../target.ts';
import { complaints } from './complaints.ts';
import { describeRequest } from './describe-request.ts';
import type { Identities } from './identities.ts';
import type { Planned } from './make-request.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import type { World } from './world.ts';
import { writeRequest } from './write-request.ts';

/** No request takes longer than that. */
const PATIENCE_MS = 10_000;
/** A request that never ends is waited for by the server, and given up here. */
const RAW_PATIENCE_MS = 400;
const SHOWN = 700;

/** A fault whose line in the server's log is still to come. */
export interface Fault extends Finding {
  /** Without the address at which it was met. */
  readonly fault: string;
  readonly requestId: string | undefined;
}

export interface Sent {
  readonly findings: readonly Fault[];
  /** The address as it is declared; undefined for what no library would write. */
  readonly call: string | undefined;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly ms: number;
  /** Request and answer, for people. */
  readonly seen: string;
}

export interface SendParts {
  readonly target: Target;
  readonly identities: Identities;
  readonly world: World;
  readonly seed: number;
}

/** Sends planned requests and looks at what comes back. */
export function createSend({ target, identities, world, seed }: SendParts) {
  const port = Number(new URL(target.url).port);
  const origin = target.services.config.origin;
  const write = async (planned: Planned, number: number): Promise<Buffer> => {
    if (planned.kind === 'raw') return planned.bytes;
    const { who, copy } = planned.draft;
    const identity = await identities.of(who, copy);
    const { token: foreignToken } = await identities.of('user', copy + 1);
    return writeRequest(planned.draft, { identity, foreignToken, port, number, picture: world.picture });
  };
  return async (planned: Planned, number: number): Promise<Sent> => {
    const bytes = await write(planned, number);
    const came = await exchange(port, bytes, planned.kind === 'raw' ? RAW_PATIENCE_MS : PATIENCE_MS);
    const { answer, faults } = judge(planned, came, origin);
    if (answer?.status === 401 && planned.kind === 'draft') identities.forget(planned.draft.who, planned.draft.copy);
    const name = nameOf(planned);
    const reproduction = describeRequest(bytes, seed, number);
    const detail = detailOf(planned, came);
    const requestId = answer?.header('x-request-id');
    return {
      findings: faults.map(fault => ({
        part: 'malformed',
        what: `${name} ${fault}`,
        detail,
        reproduction,
        requestId,
        fault,
      })),
      call: planned.kind === 'raw' ? undefined : planned.draft.call,
      status: answer?.status ?? 0,
      ms: planned.kind === 'raw' ? 0 : came.ms,
      seen: `${reproduction}\n${detail}`,
    };
  };
}

const nameOf = (planned: Planned) => (planned.kind === 'raw' ? `raw (${planned.name})` : planned.draft.call);

function judge(planned: Planned, came: Exchange, origin: string): { answer?: Answer; faults: string[] } {
  try {
    const answer = readAnswer(came.bytes);
    if (answer) {
      const late = came.end === 'silent' && planned.kind === 'draft' ? ['is answered, but never closed'] : [];
      return { answer, faults: [...late, ...complaints(planned, answer, origin)] };
    }
  } catch {
    return { faults: ['answers what cannot be decoded'] };
  }
  // Node takes a tunnel that nobody offers for no request and closes; a long one may be cut before it is read.
  const mayBeMute = planned.kind === 'raw' || planned.draft.method === 'CONNECT' || came.end === 'reset';
  return {
    faults: mayBeMute ? [] : [came.end === 'silent' ? 'is not answered in 10 s' : 'is closed without an answer'],
  };
}

function detailOf(planned: Planned, came: Exchange): string {
  const who =
    planned.kind === 'draft' ? `as ${planned.draft.who}; ${planned.draft.mutations.join(', ')}` : planned.name;
  return `${Math.round(came.ms)} ms, ${who}\n${readable(came.bytes)}`;
}

/** The beginning, without what a terminal would take for orders. */
const readable = (bytes: Buffer) =>
  bytes
    .toString()
    .slice(0, SHOWN)
    .replace(/\r/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '·');

/** What came back, as it came. */
interface Exchange {
  readonly bytes: Buffer;
  readonly ms: number;
  /** How it ended: `closed` by the server, `reset`, or nothing more for too long. */
  readonly end: 'closed' | 'reset' | 'silent';
}

/**
 * Sends bytes over a connection of their own and reads until the server closes it, or until it has said nothing for
 * `patienceMs`.
 */
function exchange(port: number, request: Buffer, patienceMs: number): Promise<Exchange> {
  return new Promise(resolve => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let end: Exchange['end'] = 'closed';
    socket.setTimeout(patienceMs, () => {
      end = 'silent';
      socket.destroy();
    });
    socket.on('data', chunk => chunks.push(Buffer.from(chunk)));
    // A server that refuses a long request answers and closes before it has read all of it.
    socket.on('error', () => {
      end = 'reset';
    });
    socket.on('close', () => resolve({ bytes: Buffer.concat(chunks), ms: performance.now() - begun, end }));
    socket.write(request);
  });
}
