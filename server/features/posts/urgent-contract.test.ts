import { describe, expect, it } from 'vitest';
import { urgencyOf } from './urgent-contract.ts';

describe('words of what cannot wait', () => {
  it.each([
    'Ba tôi bị ĐỘT QUỴ sáng nay',
    'Bố em bỗng nhiên khó thở',
    'be nha em co giat toan than',
    'Bé bị co giât và tím tái',
    'Chồng em ho ra máu từ sáng',
    'Con em nuốt phải viên pin',
    'Bé 2 tuổi uống nhầm nước lau sàn',
    'Em lỡ uống 40 viên paracetamol',
    'Em đã uống 40 viên paracetamol hôm qua, giờ thấy bình thường',
    'toi vua uong het 20 vien thuoc ngu',
    'Em uống cả vỉ thuốc ngủ',
    'Ông uống phải một ít axit',
    'uong thuoc tru sau',
    'Bạn em dùng thuốc quá liều',
    'Cả nhà ăn nấm lạ xong bị nôn',
    'Con em bị điện giật, gọi không dậy',
    'Khó thở\nEm không sốt, không ho',
  ])('“%s” is an emergency', text => {
    expect(urgencyOf(text)).toBe('emergency');
  });

  it.each([
    'Em không muốn sống nữa',
    'Em chán sống lắm rồi',
    'em chan song lam roi',
    'Em muốn kết liễu đời mình',
    'toi muon chet',
    'Tôi muốn chêt cho rồi',
    'Em mệt mỏi muốn chết',
    'Em mỏi muốn chết',
    'em nhuc muon chet',
    'dau nhuc muon chet',
    'Em thấy nhục nhã, nhức nhối muốn chết',
    'Em đang nghĩ đến tự tử',
    'toi muon tu tu',
    'Con gái tôi hay rạch tay',
    'Nhiều đêm em muốn treo cổ',
    'Em định uống 40 viên paracetamol để tự tử',
  ])('“%s” is of somebody who may want to hurt themselves', text => {
    expect(urgencyOf(text)).toBe('self_harm');
  });

  it.each([
    'Em đi từ từ thì hết mệt',
    'em nen an tu tu hay an nhanh thi tot',
    'Nhờ bác sĩ tư vấn giúp em',
    'nho bac si tu van giup em',
    'Con tôi ho nhẹ hai ngày',
    'Em ngứa muốn chết mà bôi thuốc không khỏi',
    'Trời nóng muốn chết, em bị rôm sảy',
    'Từ tối qua đầu nhức muốn chết, em uống gì được',
    'Bé sốt nhưng không co giật, không bị khó thở',
    'Mẹ em hết khó thở rồi, có cần tái khám không',
    'Bác sĩ kê 20 viên kháng sinh, em uống ngày hai viên',
    'Em uống 30 viên sắt mỗi tháng có nhiều không',
    'Em mua hộp 100 viên vitamin C uống dần',
    'Em uống 2 viên paracetamol khi đau đầu có được không',
    'Nhà em có phun thuốc trừ sâu ngoài vườn',
    'Nên tầm soát đột quỵ từ bao nhiêu tuổi',
    'Bé nhà em chưa biết nuốt viên thuốc',
    'Em bị chân sưng sau khi chơi bóng',
    'Ăn sữa chua có làm răng bị axit ăn mòn không',
    'Làm sao để kết thúc đợt điều trị sớm',
    '',
  ])('“%s” can wait', text => {
    expect(urgencyOf(text)).toBeNull();
  });
});
