import { hasWords } from '../../platform/contract/visible-text.ts';
import { lineText } from '../../platform/text/text-field.ts';
import { checkedLine, type ValuesOf } from '../records/staff-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';

/** Letters and digits without a space, two at least: one letter alone is read as nothing else. */
const SHORT = /^[\p{L}\p{N}]{2,}$/u;
export const isShort = (text: string): boolean => SHORT.test(text.normalize('NFC')) && /\p{L}/u.test(text);

/** Characters. */
export const MAX_LENGTHS = { short: 20, meaning: 120, readAs: 120, source: 160 } as const;

/** What staff and the console know of an abbreviation. */
export const abbreviationRecord = recordOf({
  kind: 'abbreviation',
  plural: 'abbreviations',
  isDeletable: true,
  title: 'Chữ viết tắt',
  fields: {
    short: checkedLine({
      label: 'Viết tắt',
      called: 'chữ viết tắt',
      help: 'Viết liền, ví dụ: SXH. Chữ hoa, chữ thường và dấu khi tìm kiếm không quan trọng.',
      isRequired: true,
      max: MAX_LENGTHS.short,
      check: lineText(MAX_LENGTHS.short).refine(isShort, 'Xin nhập từ hai chữ cái hoặc chữ số, viết liền.'),
    }),
    meaning: checkedLine({
      label: 'Nghĩa',
      help: 'Ví dụ: sốt xuất huyết.',
      isRequired: true,
      max: MAX_LENGTHS.meaning,
      check: lineText(MAX_LENGTHS.meaning).refine(hasWords, 'Xin nhập nghĩa bằng chữ.'),
    }),
    // The words that a search reads in its place; empty where these are its meaning.
    read_as: checkedLine({
      label: 'Tìm như khi gõ',
      help: 'Để trống khi giống nghĩa. Ví dụ: AST tìm như khi gõ “xét nghiệm chức năng gan”.',
      max: MAX_LENGTHS.readAs,
      check: lineText(MAX_LENGTHS.readAs)
        .refine(text => text === '' || hasWords(text), 'Xin nhập bằng chữ, hoặc để trống.')
        .default(''),
    }),
    // A public document in which it stands.
    source: checkedLine({
      label: 'Nguồn',
      help: 'Văn bản công khai có dùng chữ này, ví dụ: Quyết định 2760/QĐ-BYT (2023).',
      max: MAX_LENGTHS.source,
      check: lineText(MAX_LENGTHS.source).default(''),
    }),
  },
  seen: {},
  form: [{ title: 'Chữ viết tắt', rows: [['short'], ['meaning'], ['read_as']] }],
  beside: [{ title: 'Nguồn', rows: [['source']] }],
});
export type AbbreviationDraft = ValuesOf<typeof abbreviationRecord.fields>;
