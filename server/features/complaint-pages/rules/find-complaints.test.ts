import { expect, it } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileComplaints } from '../../complaints/rules/complaint-table.ts';
import { findComplaints } from './find-complaints.ts';

const NAMES = [['Đau bụng', 'đau ổ bụng'], ['Đau đầu', 'nhức đầu'], ['Ho'], ['Ho ra máu']];
const table = compileComplaints(
  NAMES.map((names, id) => ({ id, slug: `${id}`, name: names[0] ?? '', names, emergency: false, terms: [] })),
);
const known = { table, areas: compileAreaTable([]) };
const found = (query: string) => findComplaints(query, known, table.all).map(({ name }) => name);

it('the search for complaints puts the complaint that the words say in full before those whose names merely hold them', () => {
  expect(found('ho')).toEqual(['Ho', 'Ho ra máu']);
  expect(found('tôi bị nhức đầu')).toEqual(['Đau đầu']);
});

it('the search for complaints takes the beginnings of words, in any order and without accents', () => {
  expect(found('dau')).toEqual(['Đau bụng', 'Đau đầu']);
  expect(found('mau ho')).toEqual(['Ho ra máu']);
});

it('the search for complaints finds nothing for words that no name has', () => {
  expect(found('xyzt')).toEqual([]);
  expect(found(' ! ')).toEqual([]);
});
