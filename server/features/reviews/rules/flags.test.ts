import { describe, expect, it } from 'vitest';
import { flagsOf } from './flags.ts';

const plain = { isRepeated: false, isProvidersName: false };
const to = (body: string, authorName = 'Lê Thị Thử') => flagsOf({ body, authorName }, plain);

describe('the filters of reviews', () => {
  it.each([
    ['praise', 'Bác sĩ tận tâm, phòng khám sạch sẽ. Tôi sẽ quay lại.'],
    ['a price, a date and a time', 'Khám ngày 12/11/2026 lúc 08:30, hết 350.000 đ, chờ 45 phút.'],
    ['a full stop without a space', 'Tôi đến khám.Bác sĩ rất tốt.'],
    ['a few words in capitals', 'RẤT TỐT! Mọi người nên đến.'],
    ['a word in which an insult begins', 'Bác sĩ dặn đi đứng cẩn thận, vết mổ chóng lành.'],
    ['words that are insults only with other accents', 'Do chờ lâu nên tôi mệt, may bác sĩ khám đỡ cho tôi.'],
    ['sharp words about the waiting', 'Chờ ba tiếng, thái độ rất tệ, không bao giờ quay lại.'],
  ])('let pass %s', (_, body) => {
    expect(to(body)).toEqual([]);
  });

  it.each([
    ['Xem tại https://ban-thuoc.example nhé'],
    ['Xem tại www.ban-thuoc.example nhé'],
    ['Đặt ở banthuoc.com là rẻ nhất'],
    ['Đặt ở BANTHUOC.VN là rẻ nhất'],
  ])('see the link in "%s"', body => {
    expect(to(body)).toEqual(['Có liên kết']);
  });

  it('see a link in the name of the author', () => {
    expect(to('Bác sĩ tận tâm lắm.', 'banthuoc.com')).toEqual(['Có liên kết']);
  });

  it.each([['0912345678'], ['0912 345 678'], ['+84 (91) 234-56-78'], ['09.12.34.56.78']])(
    'see the phone number %s',
    phone => {
      expect(to(`Ai cần thì gọi ${phone} nhé.`)).toEqual(['Có số điện thoại']);
    },
  );

  it('see a text that is all in capitals', () => {
    const text = 'Phòng khám này làm ăn quá tệ, mọi người đừng bao giờ đến đây nữa nhé';
    expect(to(text.toUpperCase())).toEqual(['Viết hoa toàn bộ']);
  });

  it.each([
    ['Đồ lừa đảo, đừng tin.'],
    ['do lua dao, dung tin'],
    ['LỪA   ĐẢO trắng trợn'],
    ['Quân mất dạy!'],
    ['Đúng là Đồ Chó.'],
  ])('see the insult in "%s", with accents or without', body => {
    expect(to(body)).toEqual(['Có lời xúc phạm hoặc buộc tội']);
  });

  it('say that a text was posted before and that the name is of a professional', () => {
    const review = { body: 'Bác sĩ tận tâm lắm.', authorName: 'Nguyễn Thị Mai' };
    expect(flagsOf(review, { isRepeated: true, isProvidersName: true })).toEqual([
      'Trùng với nhận xét đã gửi',
      'Dùng tên của một bác sĩ trên An Tâm',
    ]);
  });
});
