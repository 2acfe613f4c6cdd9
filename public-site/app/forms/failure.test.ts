import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { failureOf, failureOfResult } from './failure.ts';

describe('failureOf', () => {
  it.each([
    ['a problem with an id', 422, { code: 'INVALID', detail: 'Sai', error_id: 'E-1', email: ['Đã có', 'x'] }, 'E-1'],
    ['raw text', 500, 'ABC123', 'ABC123'],
    ['a list', 400, ['EMAIL_EXISTS'], '["EMAIL_EXISTS"]'],
    ['nothing', 502, null, 'HTTP 502'],
    ['no answer at all', 0, null, 'OFFLINE'],
  ])('[ERR-03] has the code of %s', (_, status, body, code) => {
    expect(failureOf(new ApiProblem(status, body)).errorCode).toBe(code);
  });

  it('[ERR-04] knows a refusal by the code that its list begins with', () => {
    expect(failureOf(new ApiProblem(401, ['LOGIN_REQUIRED'])).code).toBe('LOGIN_REQUIRED');
    expect(failureOf(new ApiProblem(400, [])).code).toBe('unknown');
  });

  it('shortens the error page of a proxy', () => {
    expect(failureOf(new ApiProblem(502, `<html>${'x'.repeat(9_000)}`)).errorCode.length).toBe(200);
  });

  it('finds the messages of fields among the members of a problem', () => {
    const body = {
      status: 422,
      code: 'INVALID',
      detail: 'Sai',
      error_id: 'E-1',
      email: ['Đã có'],
      empty: [],
      odd: [7],
    };
    expect(failureOf(new ApiProblem(422, body)).fields).toEqual({ email: 'Đã có' });
  });

  it('says that the network is missing, also for an error in the page itself', () => {
    expect(failureOf(new ApiProblem(0, null)).detail).toContain('Không có kết nối mạng');
    expect(failureOf(new TypeError('x')).errorCode).toBe('OFFLINE');
  });

  it('reads the failure from the result of a form, and none where the form was accepted', () => {
    const problem = { code: 'LOGIN_FAILED', detail: 'Sai' };
    const refused = failureOfResult({ sentTo: '/', values: {}, status: 401, problem });
    expect(refused).toEqual(failureOf(new ApiProblem(401, problem)));
    expect(refused).toMatchObject({ status: 401, code: 'LOGIN_FAILED', detail: 'Sai', fields: {} });
    for (const none of [undefined, { sentTo: '/', values: {}, status: 200, problem: null }])
      expect(failureOfResult(none)).toBeNull();
    const offline = failureOfResult({ sentTo: '/', values: {}, status: 0, problem: null });
    expect(offline?.detail).toContain('Không có kết nối mạng');
  });
});
