import type { FormattedTextKind } from '@antam/server/platform/contract/formatted-text.ts';

/** A button that gives text a format, or takes it. */
type FormatTool = { readonly does: 'format'; readonly format: string; readonly value: string | number | boolean };
type ActionTool = { readonly does: 'link' | 'image' | 'undo' | 'redo' | 'html' | 'fullscreen' };

export type Tool = { readonly icon: string; readonly label: string; readonly keys?: string } & (
  | FormatTool
  | ActionTool
);

const format = (icon: string, label: string, name: string, value: string | number | boolean = true): Tool => ({
  icon,
  label,
  does: 'format',
  format: name,
  value,
});

const BOLD: Tool = { ...format('bold', 'Chữ đậm', 'bold'), keys: 'Control+B' };
const ITALIC: Tool = { ...format('italic', 'Chữ nghiêng', 'italic'), keys: 'Control+I' };
const ALIGNED: readonly Tool[] = [
  format('left', 'Căn trái', 'align', false),
  format('center', 'Căn giữa', 'align', 'center'),
  format('right', 'Căn phải', 'align', 'right'),
];
const LISTS: readonly Tool[] = [
  format('bullet', 'Danh sách', 'list', 'bullet'),
  format('ordered', 'Danh sách đánh số', 'list', 'ordered'),
];
const STEPS: readonly Tool[] = [
  { icon: 'undo', label: 'Hoàn tác', does: 'undo', keys: 'Control+Z' },
  { icon: 'redo', label: 'Làm lại', does: 'redo', keys: 'Control+Y' },
];

const FULL: readonly (readonly Tool[])[] = [
  [format('heading-2', 'Tiêu đề lớn', 'header', 2), format('heading-3', 'Tiêu đề nhỏ', 'header', 3), BOLD, ITALIC],
  ALIGNED,
  [...LISTS, format('quote', 'Trích dẫn', 'blockquote')],
  [
    { icon: 'link', label: 'Liên kết', does: 'link', keys: 'Control+K' },
    { icon: 'image', label: 'Ảnh', does: 'image' },
  ],
  STEPS,
  [
    { icon: 'html', label: 'Mã HTML', does: 'html' },
    { icon: 'fullscreen', label: 'Toàn màn hình', does: 'fullscreen' },
  ],
];

/**
 * The toolbars: `minimal` has bold, italic, alignment and lists, for people who describe themselves; `full` has
 * everything; `texts` has everything but pictures, for what staff write beside articles.
 */
export type ToolbarName = 'minimal' | 'texts' | 'full';

/** The kind of formatted text that is written with a toolbar. */
export const kindOf = (toolbar: ToolbarName): FormattedTextKind => (toolbar === 'full' ? 'full' : 'minimal');

/** The groups of buttons of a toolbar. */
export function toolGroups(toolbar: ToolbarName, offersSteps: boolean): readonly (readonly Tool[])[] {
  if (toolbar === 'minimal') return [[BOLD, ITALIC], ALIGNED, LISTS];
  const offered = offersSteps ? FULL : FULL.filter(group => group !== STEPS);
  if (toolbar === 'full') return offered;
  return offered.map(group => group.filter(({ does }) => does !== 'image'));
}

/** Whether a browser is Chrome or made from the same: there alone the editor offers buttons for undo and redo. */
export function isChromeLike(userAgent: string): boolean {
  return /Chrom(e|ium)\//.test(userAgent);
}
