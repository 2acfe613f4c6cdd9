import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { expect, it } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { isNamed, widerText } from './wider-text.ts';

const terms = TERMS.map((term, index) => ({ ...term, id: index + 1 }));
const lexicon = compileLexicon(compileAreaTable([]), terms);

it.each([
  ['thầy thuốc nhân dân', 'bác sĩ', false],
  ['bác sĩ', 'bác sĩ', false],
  ['cơ sở y tế', 'bệnh viện', false],
  ['mở cửa chủ nhật', 'bệnh viện', false],
  ['pgs tim mạch', 'Tim mạch', true],
  ['nhà thuốc đang mở cửa', 'nhà thuốc', true],
])('what else is looked for, and whether it is named: %s', (q, text, named) => {
  const meaning = readQuery(lexicon, q);
  expect([widerText(meaning), isNamed(meaning)]).toEqual([text, named]);
});
