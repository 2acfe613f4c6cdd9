import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { questionBody } from './send-question.ts';

/** A form as a browser sends it before the script has come: of files their names alone. */
function plainForm(images: string): FormData {
  const form = new FormData();
  form.set('title', 'Nổi mẩn đỏ sau khi uống kháng sinh');
  form.set('images', images);
  return form;
}

describe('a question that is sent before the script has come', () => {
  it('is refused where pictures were chosen, so that nobody believes they were sent', () => {
    expect(() => questionBody(plainForm('tay.png'), null)).toThrow(ApiProblem);
  });

  it('goes out where none was chosen', () => {
    expect(questionBody(plainForm(''), null).getAll('images')).toEqual([]);
  });
});
