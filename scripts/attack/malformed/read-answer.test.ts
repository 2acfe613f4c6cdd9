import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const bytes = (head: string, body: Buffer | string = '') =>
  Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(body)]);

describe('an answer that came over a socket', () => {
  it('is read with its status, its headers and as much body as it says', () => {
    const answer = readAnswer(bytes('HTTP/1.1 404 Not Found\r\nX-A: b: c\r\nContent-Length: 2', 'abHTTP/1.1 200 OK'));
    expect([answer?.status, answer?.header('x-a'), answer?.body]).toEqual([404, 'b: c', 'ab']);
  });

  it('is read after interim answers (1xx)', () => {
    const text = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n';
    expect(readAnswer(Buffer.from(text))?.status).toBe(204);
  });

  it('is put together from chunks and unpacked', () => {
    const packed = gzipSync('Xin chào');
    const body = Buffer.concat([
      Buffer.from(`5\r\n`),
      packed.subarray(0, 5),
      Buffer.from(`\r\n${(packed.length - 5).toString(16)}\r\n`),
      packed.subarray(5),
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip';
    expect(readAnswer(bytes(head, body))?.body).toBe('Xin chào');
  });

  it('is undefined where nothing or no HTTP came', () => {
    expect(readAnswer(Buffer.alloc(0))).toBeUndefined();
    expect(readAnswer(Buffer.from('SSH-2.0-x\r\n\r\n'))).toBeUndefined();
  });
});
