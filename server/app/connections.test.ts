import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_AT_ONCE, MAX_UNANSWERED } from '../platform/http/connections.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const open: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(open.splice(0).map(listening => listening.drain()));
});

async function serve(answer: RequestListener, options: Partial<ListenOptions> = {}): Promise<Listening> {
  const app = { callback: () => answer, noteWait: () => undefined, startDraining: () => undefined };
  const listening = await listen(app, { port: 0, host: '127.0.0.1', ...options });
  open.push(listening);
  return listening;
}

function client({ port }: Listening): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

const closed = (socket: Socket) => new Promise(resolve => socket.once('close', resolve));

/** A handler that answers when the test says so, and counts what it was given. */
function heldBack() {
  const asked: ServerResponse[] = [];
  return { asked, answer: ((_request, response) => void asked.push(response)) satisfies RequestListener };
}

describe('a connection with many requests', () => {
  it('has a few of them handled at once, and the next one as soon as one is answered', async () => {
    const { asked, answer } = heldBack();
    const socket = client(await serve(answer));
    let text = '';
    socket.on('data', chunk => {
      text += String(chunk);
    });
    socket.write(GET.repeat(20));
    await expect.poll(() => asked.length).toBe(MAX_AT_ONCE);
    // Answered out of order, the second one waits for the first and gives no place to another.
    asked[1]?.end('second');
    asked[0]?.end('first');
    await expect.poll(() => asked.length).toBe(MAX_AT_ONCE + 2);
    await expect.poll(() => text).toMatch(/first.*second/s);
    for (let n = 2; n < 20; n++) {
      await expect.poll(() => asked.length).toBeGreaterThan(n);
      asked[n]?.end(`number ${n}`);
    }
    await expect.poll(() => text).toContain('number 19');
    expect(asked).toHaveLength(20);
  });

  it('is cut off when far more requests wait than are answered', async () => {
    const { asked, answer } = heldBack();
    const listening = await serve(answer);
    const socket = client(listening);
    const ended = closed(socket.resume());
    socket.write(GET.repeat(MAX_UNANSWERED + 1));
    await ended;
    expect(asked.length).toBeLessThanOrEqual(MAX_AT_ONCE);
    const another = client(listening);
    another.write(GET);
    const before = asked.length;
    await expect.poll(() => asked.length).toBe(before + 1);
  });

  it('gets no further requests begun while it does not read its answers', async () => {
    let begun = 0;
    // More than the kernel keeps for a connection.
    const large = Buffer.alloc(32 * 1_048_576);
    const listening = await serve((_request, response) => {
      begun += 1;
      response.end(large);
    });
    const socket = client(listening).pause();
    socket.write(GET.repeat(MAX_UNANSWERED));
    await expect.poll(() => begun).toBe(MAX_AT_ONCE);
    // Another visitor is served, and by then the first would have gone on if it could.
    const other = await fetch(`http://127.0.0.1:${listening.port}/`);
    expect((await other.arrayBuffer()).byteLength).toBe(large.length);
    expect(begun).toBe(MAX_AT_ONCE + 1);
  });
});

describe('a client that stops reading its answer', () => {
  const large = Buffer.alloc(32 * 1_048_576);

  it('is cut off', async () => {
    const answered = Promise.withResolvers<ServerResponse>();
    const listening = await serve(
      (_request, response) => {
        response.end(large);
        answered.resolve(response);
      },
      { stallMs: 100 },
    );
    client(listening).pause().write(GET);
    const response = await answered.promise;
    await new Promise(resolve => response.once('close', resolve));
    expect(response.writableFinished).toBe(false);
  });

  it('is not cut off while it reads slowly', async () => {
    const listening = await serve((_request, response) => void response.end(large), { stallMs: 3_000 });
    const socket = client(listening).pause();
    socket.write(GET);
    let read = 0;
    const started = performance.now();
    // A little at a time, for longer than a client may stand still.
    while (performance.now() - started < 4_000) {
      const some: unknown = socket.read();
      if (Buffer.isBuffer(some)) read += some.length;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    socket.on('data', chunk => {
      read += chunk.length;
    });
    socket.resume();
    await expect.poll(() => read).toBeGreaterThan(large.length);
  });
});

describe('connections of one address', () => {
  it('are refused beyond the limit, until one of them has ended; those of others are not', async () => {
    const { asked, answer } = heldBack();
    let address: string | undefined = '203.0.113.7';
    const listening = await serve(answer, { socketsPerAddress: 2, countedAs: () => address });
    const first = client(listening);
    first.write(GET);
    client(listening).write(GET);
    await expect.poll(() => asked.length).toBe(2);
    await closed(client(listening).resume());
    expect(asked).toHaveLength(2);
    address = '203.0.113.8';
    client(listening).write(GET);
    await expect.poll(() => asked.length).toBe(3);
    address = '203.0.113.7';
    first.destroy();
    await expect.poll(() => asked[0]?.closed).toBe(true);
    client(listening).write(GET);
    await expect.poll(() => asked.length).toBe(4);
  });

  it('from this machine are not counted, because a proxy on it brings everybody’s', async () => {
    const { asked, answer } = heldBack();
    const listening = await serve(answer, { socketsPerAddress: 1 });
    for (let n = 0; n < 3; n++) client(listening).write(GET);
    await expect.poll(() => asked.length).toBe(3);
  });
});
