import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Where An Tâm's own words stand. Names from reference lists, and what is compared with what people type, keep the marks
 * of their sources.
 */
const SPOKEN = [
  '{public-site/app,admin/src,public-site/editor,server/features,server/app,fixtures/people,fixtures/worlds,fixtures/threads}/**/*.{ts,tsx}',
  'fixtures/{articles,library}/**/*.{ts,md,json}',
];
const SOURCES_OF_NAMES = [
  /\.test\.tsx?$/,
  /^server\/features\/(search|query-reading|guided-search|complaints|areas)\//,
  /\/import\//,
  /^fixtures\/people\/(names|facility-name|speciality-focus|prices)\.ts$/,
  /^fixtures\/worlds\/tiny\//,
  /^public-site\/app\/ui\/text\/whole-words\.tsx$/,
];

const files = globSync(SPOKEN, { cwd: ROOT, exclude: folder => /(^|\/)(node_modules|dist)$/.test(folder) })
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => !SOURCES_OF_NAMES.some(pattern => pattern.test(file)));

/** Lines of code that are comments; in other files every line is a text. */
const isComment = (file: string, line: string) => /\.tsx?$/.test(file) && /^\s*(\*|\/\/|\/\*)/.test(line);

/** `file:line: text` for each match in a line that is no comment. */
function found(pattern: RegExp, within: readonly string[] = files): string[] {
  return within.flatMap(file =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const match = isComment(file, line) ? null : pattern.exec(line);
        return match ? [`${file}:${at + 1}: ${match[0]}`] : [];
      }),
  );
}

it('places tone marks as newer schoolbooks do: xoá, khoẻ, huỷ', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(found(/[\p{L}]*([òóỏõọ][ae]|(?<!q)[ùúủũụ]y)(?![\p{L}])/iu)).toEqual([]);
});

it.each([
  ['Menu', /trình đơn/iu],
  ['thiết bị', /\bmáy (này|khác|lạ|đó|đang đăng nhập)/iu],
  ['bác sĩ', /bác sỹ/iu],
  ['mã dự phòng', /mã khôi phục/iu],
  ['bạn', /quý khách/iu],
  ['loại khám', /(tên|thêm|chọn) lý do khám|lý do khám bạn chọn/iu],
])('the site says “%s” and none of its synonyms', (_, synonyms) => {
  const isName = (line: string) => /initials\.ts|rules\/names\.ts/.test(line);
  expect(found(synonyms).filter(line => !isName(line))).toEqual([]);
});

it('the site calls favourites by “ghi nhớ” alone', () => {
  const ofFavourites = files.filter(file => /favourite|account-overview|entry-points/.test(file));
  expect(ofFavourites.length).toBeGreaterThan(5);
  expect(found(/giữ lại(?! tài khoản)|lưu lại|yêu thích/iu, ofFavourites)).toEqual([]);
});
