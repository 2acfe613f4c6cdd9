import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningExecutable, startExecutable } from '../testing/executable.ts';
import { runCaptured } from '../testing/surroundings.ts';
import { startTestProduct } from '../testing/test-product.ts';
import { FLOWS } from './flows.ts';
import type { Product } from './product.ts';
import { type FlowResult, walkFlow } from './walk-flows.ts';

/** No machine takes so long for all flows. */
const MAX_MS = 240_000;
const ENV = { NODE_ENV: 'test' };
const HOOK = fileURLToPath(new URL('../testing/record-hosts.mjs', import.meta.url));

describe.runIf(process.env.TEST_DATABASE_URL)('flows through the product on PostgreSQL', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it.each(FLOWS)('$name: $summary', async flow => {
    const { failure, steps } = await walkFlow(flow, product.url, product);
    expect(failure).toBeUndefined();
    expect(steps).toBeGreaterThan(2);
  });
});

// It makes a SQLite database of its own, whatever the tests run on.
describe.skipIf(process.env.TEST_DATABASE_URL)('antam harness, which walks every flow and goes on running', () => {
  let harness: RunningExecutable;
  let results: readonly FlowResult[];
  let isStopped = false;
  beforeAll(async () => {
    harness = await startExecutable(['harness', '--json', '--keep'], { ...ENV, NODE_OPTIONS: `--import ${HOOK}` });
    await vi.waitFor(() => expect(harness.said.out).toMatch(/^\]$/m), { timeout: MAX_MS });
    results = JSON.parse(harness.said.out);
  });
  afterAll(async () => void (isStopped || (await harness.stop())));

  it.each(FLOWS)('$name: $summary', ({ name }) => {
    const walked = results.find(({ flow }) => flow === name);
    expect(walked?.failure).toBeUndefined();
    expect(walked?.steps).toBeGreaterThan(2);
  });

  it('[CLI-02] [CLI-03] serves site and API with the fixtures at the address that it prints', async () => {
    const page = await fetch(`${harness.url}/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const answer = await fetch(`${harness.url}/api/v1/search?q=${encodeURIComponent('Nguyễn Thị Mai')}`);
    expect(await answer.text()).toContain('Nguyễn Thị Mai');
  });

  it('is walked from outside as a running product, only by flows that read', async () => {
    const { code, out, err } = await runCaptured(['harness', '--url', harness.url, '--json'], ENV);
    expect({ code, err }).toEqual({ code: 0, err: `The product is at ${harness.url}/\n` });
    const walked: Array<{ flow: string }> = JSON.parse(out);
    expect(walked.map(result => result.flow)).toEqual(FLOWS.filter(flow => flow.readOnly).map(flow => flow.name));
    expect(await runCaptured(['harness', 'import', '--url', harness.url], ENV)).toMatchObject({ code: 2 });
  });

  it('[CLI-07] has contacted no host but itself when it ends', async () => {
    isStopped = true;
    expect(await harness.stop()).toBe(0);
    const hosts = new Set([...harness.said.err.matchAll(/^connected to (.*)$/gm)].map(([, host]) => host));
    expect(hosts.size).toBeGreaterThan(0);
    expect([...hosts].filter(host => !['localhost', '127.0.0.1', '::1'].includes(host ?? ''))).toEqual([]);
  });
});

describe('a flow that fails', () => {
  it('is named with its step, request and answer', async () => {
    const { code, out, err } = await runCaptured(['harness', 'search', '--url', 'http://127.0.0.1:1'], ENV);
    expect(code).toBe(1);
    expect(out).toMatch(/^search\s+FAILED\s+1\s/m);
    expect(out).toMatch(/^search, step "a doctor to look for": failed: /m);
    expect(out).toMatch(/^ {2}request: GET \/api\/v1\/professional\/$/m);
    expect(out).toMatch(/^ {2}answer: {2}no answer/m);
    expect(err).toMatch(/^antam: 1 of 1 flows failed$/m);
  });
});

describe('antam harness', () => {
  it('lists its flows', async () => {
    const { code, out } = await runCaptured(['harness', '--list', '--json'], ENV);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(FLOWS.length);
  });
});
