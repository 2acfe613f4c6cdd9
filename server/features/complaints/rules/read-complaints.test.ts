import { COMPLAINTS } from '@antam/fixtures/reference/complaints.ts';
import { describe, expect, it, vi } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileComplaints } from './complaint-table.ts';
import { readComplaints } from './read-complaints.ts';

const table = compileComplaints(
  COMPLAINTS.map(({ slug, name, people, medical, emergency }, id) => ({
    id,
    slug,
    name,
    emergency,
    terms: [],
    names: [name, ...people, ...medical],
  })),
);
const read = (query: string) => readComplaints(query, table, compileAreaTable([]));
const names = (query: string) => read(query).complaints.map(({ name }) => name);

const ADDRESSES = [
  'số 12 ngách 45 đường Nguyễn Trãi phường Thanh Xuân Trung quận Thanh Xuân thành phố Hà Nội',
  'nguyen.huong.giang@khuong-thuong.example.com, quang.trung@truong-dinh.example.com',
];

describe('a complaint', () => {
  it.each([
    ['as it is called', 'đau dạ dày'],
    ['as people call it', 'đau bao tử'],
    ['as doctors call it', 'viêm dạ dày'],
    ['without accents', 'dau da day'],
    ['as one word', 'daudaday'],
    ['as raw Telex', 'ddau daj dayf'],
    ['as raw VNI', 'd9au da5 day2'],
    ['with words between', 'đau nhiều ở vùng dạ dày'],
    ['in a question', 'bị đau dạ dày kéo dài thì phải làm sao'],
    ['with an area', 'đau dạ dày hà nội'],
    ['decomposed and in capitals', 'ĐAU DẠ DÀY'.normalize('NFD')],
  ])('is understood %s', (_, query) => {
    expect(names(query)).toEqual(['Đau dạ dày']);
  });

  it('is understood with one typo in a word of five letters and more', () => {
    expect(names('rối loạn tiền đìnhh')).toEqual(['Rối loạn tiền đình']);
    expect(names('viêm kmớp dạng thấp')).toEqual([]);
  });

  it('is looked for among the words near two others at most, so that an address or a letter costs no more', () => {
    const near = vi.fn(table.near);
    for (const text of ADDRESSES) {
      near.mockClear();
      readComplaints(text, { ...table, near }, compileAreaTable([]));
      expect(near.mock.calls.length).toBeLessThanOrEqual(2);
    }
  });

  it('is one word only where that is spelled so', () => {
    expect(names('bác sĩ nám')).toEqual(['Nám da']);
    expect(names('bác sĩ nam')).toEqual([]);
    expect(names('bac si nam')).toEqual([]);
    expect(names('tôi bị ho')).toEqual(names('ho'));
  });

  it('may be several things, in the order named', () => {
    expect(names('buồn nôn và chóng mặt')).toEqual(['Buồn nôn', 'Chóng mặt']);
  });

  it('is taken by its longest name', () => {
    expect(names('đau nhức đầu gối')).toEqual(['Đau đầu gối']);
    expect(names('ho ra máu')).toEqual(['Ho ra máu']);
  });

  it('keeps to the accents typed', () => {
    expect(names('đau mắt')).toEqual(['Đau mắt']);
    expect(names('nguyễn văn hồ')).toEqual([]);
  });

  it.each(['bệnh viện bạch mai', 'phong kham da khoa', 'bác sĩ nam khoa', 'ho van cuong', 'nhà thuốc 24h', '', '💊'])(
    'is nothing where the query is about something else: %j',
    query => {
      expect(read(query)).toEqual({ complaints: [], emergency: false, child: false, pregnant: false, sections: [] });
    },
  );
});

describe('children', () => {
  it.each(['trẻ sốt cao', 'bé nhà em bị sốt cao không hạ', 'con tôi sốt cao', 'be sot cao'])(
    'are recognised: %s',
    query => {
      expect(read(query)).toMatchObject({ child: true, complaints: [{ name: 'Trẻ sốt cao' }] });
    },
  );

  it('are recognised beside complaints of any age', () => {
    expect(read('bé bị đau mắt đỏ')).toMatchObject({ child: true, complaints: [{ name: 'Đau mắt đỏ' }] });
  });
});

describe('sentences of worried people', () => {
  it.each([
    ['bé 2 tuổi ho sốt', ['Trẻ ho', 'Trẻ sốt cao']],
    ['be 2 tuoi ho sot', ['Trẻ ho', 'Trẻ sốt cao']],
    ['be 2 tuoi ho sot o quan 3', ['Trẻ ho', 'Trẻ sốt cao']],
    ['con ho về đêm', ['Trẻ ho']],
    ['bé bị sốt xuất huyết', ['Sốt xuất huyết']],
    ['mẹ tôi 70 tuổi bị chóng mặt', ['Chóng mặt']],
    ['bầu 3 tháng ra máu', ['Bà bầu ra máu']],
    ['vợ em bầu 5 tháng bị đau đầu', ['Đau đầu']],
    ['bé 3 tuổi nôn nhiều lần từ tối qua', ['Trẻ nôn trớ']],
    ['hôm qua ăn hải sản xong giờ nổi mẩn ngứa khắp người', ['Nổi mề đay']],
    ['anh trai em bị sỏi thận đau quặn', ['Sỏi thận']],
    ['bé nhà em 2 tuổi bị nổi ban', ['Trẻ nổi ban']],
  ])('name complaints with other words between: %s', (query, meant) => {
    expect(names(query)).toEqual(meant);
  });

  it('say for whom it is', () => {
    expect(read('cháu 8 tháng ho nhiều')).toMatchObject({ child: true, pregnant: false });
    expect(read('con gái tôi 30 tuổi bị đau lưng')).toMatchObject({ child: false });
    expect(read('đang mang thai bị đau lưng')).toMatchObject({ child: false, pregnant: true });
  });

  it.each([
    'đau đầu ở Con Cuông',
    'dau dau van con',
    'hoa mat chong mat con met',
    'tôi có con 3 tuổi và bị đau lưng',
    'ong đốt, con gì đốt sưng tay',
  ])('are about no child because of “con” alone: %s', query => {
    expect(read(query).child).toBe(false);
  });

  it.each([
    'con ho về đêm',
    'hôm qua con tôi sốt cao',
    'thuốc ho cho con 3 tuổi',
    'đêm qua con 8 tháng sốt cao',
    'khám ho cho con',
    'tôi có con 3 tuổi bị ho',
  ])('are about a child that is called “con”: %s', query => {
    expect(read(query).child).toBe(true);
  });

  it('are about the speaker where a child is only mentioned', () => {
    expect(names('tôi có con 3 tuổi và bị đau lưng')).toEqual(['Đau lưng']);
  });

  it('deny complaints', () => {
    expect(names('bé ho nhưng không sốt')).toEqual(['Trẻ ho']);
    expect(read('đau đầu nhưng không khó thở')).toMatchObject({ emergency: false, complaints: [{ name: 'Đau đầu' }] });
    expect(names('mấy đêm không ngủ được')).toEqual(['Mất ngủ']);
    expect(read('uống thuốc mà không hết đau ngực')).toMatchObject({ emergency: true });
    expect(names('bé hết sốt nhưng còn ho')).toEqual(['Trẻ ho']);
  });

  it.each([
    ['dùng thuốc xịt không đỡ khó thở', ['Khó thở']],
    ['không hết co giật', ['Co giật']],
    ['không đỡ đau ngực', ['Đau ngực']],
    ['uống thuốc không đỡ đau bụng', ['Đau bụng']],
    ['bé uống thuốc 3 ngày chưa hết sốt', ['Trẻ sốt cao']],
    ['tiêm rồi chưa đỡ đau lưng', ['Đau lưng']],
  ])('say what nothing made better: %s', (query, meant) => {
    expect(names(query)).toEqual(meant);
  });

  it.each([
    ['nga do dot quy', 'Đột quỵ', true],
    ['met do kho tho', 'Khó thở', true],
    ['o chua dau bung', 'Đau bụng', false],
  ])('have a cause and no denial where they lack accents: %s', (query, meant, emergency) => {
    expect([names(query), read(query).emergency]).toEqual([expect.arrayContaining([meant]), emergency]);
  });

  it.each(['ho thi be', 'bác sĩ nguyễn văn bé', 'trần thị bầu', 'phòng khám nhi 24h', 'bệnh viện sản nhi bắc ninh'])(
    'are no names of people and places: %s',
    query => {
      expect(names(query)).toEqual([]);
    },
  );
});

describe('what cannot wait', () => {
  it.each(['ho ra máu', 'méo miệng', 'bé co giật', 'khos thowr', 'tự tử', 'uống thuốc trừ sâu', 'gọi cấp cứu 115'])(
    'is recognised: %s',
    query => {
      expect(read(query).emergency).toBe(true);
    },
  );

  it('says where it is thoughts of self-harm', () => {
    expect(read('em muoons tuwj tuwr')).toMatchObject({ emergency: true, selfHarm: true });
    expect(read('ho ra máu')).not.toHaveProperty('selfHarm');
  });

  it('is recognised whatever else the query is about', () => {
    expect(read('bệnh viện đa khoa tỉnh ở gần nhà có khoa cấp cứu không')).toMatchObject({ emergency: true });
  });

  it('is not heard in other words of the same letters', () => {
    expect(read('phong kham da khoa dai hoc').emergency).toBe(false);
  });
});
