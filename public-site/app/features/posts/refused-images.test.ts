import { describe, expect, it } from 'vitest';
import { failureOfResult } from '../../forms/failure.ts';
import { refusedImages } from './refused-images.ts';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const failed = (status: number, problem: unknown) => failureOfResult({ sentTo: '/', values: {}, status, problem });
const WHY = 'Không đọc được ảnh, có thể tệp đã hỏng. Xin vui lòng chọn ảnh khác.';

describe('which picture was refused', () => {
  const files = [file('tay.png'), file('chan (2).png')];

  it('is named by its number in a problem', () => {
    const problem = {
      code: 'IMAGE_BROKEN',
      detail: 'Chưa nhận được một ảnh.',
      images: [`Ảnh 2 (chan (2).png): ${WHY}`],
    };
    expect([...refusedImages(failed(422, problem), files)]).toEqual([[files[1], WHY]]);
  });

  it('is named in a list of sentences as well', () => {
    expect([...refusedImages(failed(422, [`Ảnh 1 (tay.png): ${WHY}`]), files)]).toEqual([[files[0], WHY]]);
  });

  it('is any that is larger than allowed where the body was too large', () => {
    const large = file('phim.jpg', 8 * 1_048_576 + 1);
    expect([...refusedImages(failed(413, ['TOO_LARGE']), [...files, large]).keys()]).toEqual([large]);
  });

  it('is none where something else failed', () => {
    expect(refusedImages(failed(422, { title: ['Tiêu đề quá ngắn.'] }), files).size).toBe(0);
    expect(refusedImages(null, files).size).toBe(0);
  });
});
