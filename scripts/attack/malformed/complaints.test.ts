import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import type { Draft } from './draft.ts';
import { readAnswer } from './read-answer.ts';

const ORIGIN = 'http://localhost:3000';
const OURS = { 'X-Request-Id': 'x', 'X-Content-Type-Options': 'nosniff' };
const PAGE = { ...OURS, 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };
const PROBLEM = { ...OURS, 'Content-Type': 'application/problem+json' };

const draft: Draft = {
  who: 'user',
  copy: 0,
  call: 'GET /api/v1/account/',
  method: 'GET',
  path: '/api/v1/account/',
  query: [],
  headers: [],
  cookies: [],
  bodyKind: 'none',
  body: undefined,
  edits: [],
  untyped: false,
  mutations: [],
  tokenInBody: false,
  token: 'own',
};

/** What is said about an answer to the draft. */
function about(status: number, headers: Record<string, string>, body = '', change: Partial<Draft> = {}): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = readAnswer(Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n${body}`));
  if (!answer) throw new Error('No answer');
  return complaints({ kind: 'draft', draft: { ...draft, ...change } }, answer, ORIGIN);
}

describe('a complaint about an answer', () => {
  it('is not made where the answer is correct', () => {
    const body = JSON.stringify({ status: 404, code: 'NOT_FOUND', detail: 'Không tìm thấy.', error_id: 'x' });
    expect(about(404, PROBLEM, body)).toEqual([]);
    expect(about(200, PAGE, '&lt;antam-canary> &quot; data-antam-canary=')).toEqual([]);
    expect(about(503, { ...PROBLEM, 'Retry-After': '5' }, '')).toEqual([]);
    expect(about(400, { Connection: 'close' })).toEqual([]);
  });

  it('is made of failures, and of 503 without Retry-After', () => {
    expect(about(500, PROBLEM)).toEqual(['answers 500']);
    expect(about(503, PROBLEM)).toEqual(['answers 503']);
  });

  it('is made of texts that became markup, of injected headers, and of redirects to another site', () => {
    expect(about(200, PAGE, '<p><ANTAM-CANARY></p>')).toEqual(['shows a text as markup']);
    expect(about(200, PAGE, '<a title="" data-antam-canary="">')).toEqual(['lets a text leave its attribute']);
    expect(about(200, { ...OURS, 'x-antam-canary': '1' })).toEqual(['sends a header that was in the request']);
    expect(about(302, { ...OURS, Location: '//evil.example/' })).toEqual(['leads off the site']);
    expect(about(302, { ...OURS, Location: '/\\evil.example/' })).toEqual(['leads off the site']);
    expect(about(302, { ...OURS, Location: '/bac-si/' })).toEqual([]);
  });

  it('is made of missing headers, and of failures that reveal internals or are no problem documents', () => {
    expect(about(200, { 'X-Request-Id': 'x' })).toEqual(['has no nosniff']);
    expect(about(200, { ...OURS, 'Content-Type': 'text/html' })).toEqual(['is a page without a policy']);
    expect(about(400, { ...OURS, 'Content-Type': 'text/plain' }, 'Lỗi')).toEqual([
      'is no problem document but text/plain',
    ]);
    const problem = { status: 400, code: 'X', detail: 'Lỗi: at f (/x/y.ts:3)', error_id: 'x' };
    expect(about(400, PROBLEM, JSON.stringify(problem))).toEqual(['shows a stack']);
    expect(about(400, PROBLEM, JSON.stringify({ ...problem, detail: 'Bad' }))).toEqual([
      'is a problem of another shape',
    ]);
  });

  it('is made of a failure in the form of a list, but for the questions that the specification answers so', () => {
    const list = { ...OURS, 'Content-Type': 'application/json; charset=utf-8' };
    const question = { call: 'POST /api/v1/thread/', method: 'POST', path: '/api/v1/thread/' } as const;
    expect(about(422, list, '["Có quá nhiều tệp."]', question)).toEqual([]);
    expect(about(401, list, '["LOGIN_REQUIRED"]', question)).toEqual([]);
    expect(about(422, list, '["Có quá nhiều tệp."]')).toEqual([
      'is no problem document but application/json; charset=utf-8',
    ]);
    for (const body of ['[]', '[{}]', '["too many files"]', '{}'])
      expect([body, ...about(422, list, body, question)]).toEqual([
        body,
        'is no problem document but application/json; charset=utf-8',
      ]);
  });

  it('is made of successes for a visitor without the right, and without the token', () => {
    expect(about(200, OURS, '', { who: 'anonymous' })).toEqual(['is answered to anonymous']);
    const write = { call: 'PUT /api/v1/account/', method: 'PUT', token: 'foreign' } as const;
    expect(about(200, OURS, '', write)).toEqual(['is taken without the token']);
    expect(about(200, OURS, '', { who: 'anonymous', method: 'HEAD' })).toEqual([]);
    const form = { call: 'POST /tai-khoan/du-lieu/', method: 'POST', bodyKind: 'form' } as const;
    expect(about(200, OURS, '', { ...form, who: 'anonymous' })).toEqual(['is answered to anonymous']);
    expect(about(200, OURS, '', { ...form, who: 'admin', token: 'foreign' })).toEqual(['is taken without the token']);
    expect(about(200, OURS, '', { ...form, who: 'admin' })).toEqual([]);
  });
});
