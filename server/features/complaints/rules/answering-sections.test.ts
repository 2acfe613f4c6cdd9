import { COMPLAINTS } from '@antam/fixtures/reference/complaints.ts';
import { expect, it } from 'vitest';
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
const areas = compileAreaTable([]);
const sections = (query: string) => readComplaints(query, table, areas).sections;

it.each([
  ['bé 8 tháng ho nhiều', ['infants', 'children']],
  ['bé 2 tuổi ho sốt', ['children']],
  ['con bị sốt 3 ngày chưa đỡ', ['children', 'when_to_see_doctor']],
  ['bầu 5 tháng bị đau đầu', ['pregnancy']],
  ['mẹ tôi 70 tuổi bị chóng mặt', ['elderly']],
  ['tôi 40 tuổi bị đau đầu', ['adults']],
])('the section for those of whom a sentence speaks comes first: %s', (query, wanted) => {
  expect(sections(query)).toEqual(wanted);
});

it.each([
  ['đau đầu phải làm sao', ['home_care']],
  ['dau dau uong gi', ['home_care']],
  ['đau đầu khi nào cần đi khám', ['when_to_see_doctor']],
  ['đau đầu có nguy hiểm không', ['when_to_see_doctor']],
])('what is asked is answered by the section about it: %s', (query, wanted) => {
  expect(sections(query)).toEqual(wanted);
});

it.each(['đau đầu 3 ngày nay', 'đau đầu mấy tuần', 'hôm qua tôi bị chóng mặt', 'ho kéo dài', 'đau đầu về đêm'])(
  'how long it has been so, and when it is worse, belongs to when a doctor is needed: %s',
  query => {
    expect(sections(query)).toEqual(['when_to_see_doctor']);
  },
);

it.each(['đau đầu', 'tiểu đêm', 'sốt 39 độ', 'đau đầu ở quận 3'])(
  'the complaint alone, and a time that its name says, ask for no section: %s',
  query => {
    expect(sections(query)).toEqual([]);
  },
);
