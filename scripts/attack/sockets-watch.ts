import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/statistics.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 30_000;

/** The server that is attacked: its address and its process, whose memory is watched. */
export interface AttackedServer {
  readonly url: string;
  readonly pid: number;
}

/** Resident memory of a process in MB; Linux only. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no memory`);
  return Math.round(Number(kilobytes) / 1_024);
}

/** Does the work and answers the most memory that the process had meanwhile, in MB. */
export async function peakMb(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMb(pid);
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, LOOK_EVERY_MS);
  await work().finally(() => clearInterval(looking));
  return Math.max(peak, residentMb(pid));
}

export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Asks over a connection of its own; status 0 where there is no answer. */
export function ask(url: string): Promise<Answer> {
  const started = performance.now();
  const answered = (status: number): Answer => ({ status, ms: performance.now() - started });
  return new Promise(resolve => {
    const request = http.get(url, { agent: false, timeout: PATIENCE_MS }, response => {
      response.resume();
      response.on('end', () => resolve(answered(response.statusCode ?? 0)));
      response.on('error', () => resolve(answered(0)));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(answered(0)));
  });
}

/** Asks one after the other for so many seconds, with pauses as a visitor has them. */
export async function visitFor(seconds: number, address: () => string): Promise<Answer[]> {
  const end = performance.now() + seconds * 1_000;
  const answers: Answer[] = [];
  while (performance.now() < end) {
    answers.push(await ask(address()));
    await sleep(LOOK_EVERY_MS);
  }
  return answers;
}

/** Milliseconds in the middle of those that succeeded; NaN when none did. */
export const medianMs = (answers: readonly Answer[]) =>
  Math.round(median(answers.filter(({ status }) => status === 200).map(({ ms }) => ms)) * 10) / 10;

/** A page that nobody has asked for, so that it must be rendered: an address of a list that it does not know. */
export const freshPage = (base: string) => `${base}/bac-si/?x=${Math.random().toString(36).slice(2)}`;
