import { type FormattedTextKind, isFormatted } from '@antam/server/platform/contract/formatted-text.ts';
import type Quill from 'quill/core.js';
import { cleanMarkup } from './clean-markup.ts';
import { textMarkup } from './markup.ts';

/** What a form field holds as what the editor holds: HTML as far as it is known, or plain text line by line. */
export function readHtml(quill: Quill, written: string, kind: FormattedTextKind) {
  const html = isFormatted(written)
    ? cleanMarkup(written, kind)
    : written
        .split(/\r?\n/)
        .map(line => `<p>${textMarkup(line)}</p>`)
        .join('');
  return quill.clipboard.convert({ html });
}

/** What an author typed as HTML: as {@link readHtml}, but a text without any element is a paragraph too. */
export function readSource(quill: Quill, source: string, kind: FormattedTextKind) {
  return quill.clipboard.convert({ html: cleanMarkup(source, kind) });
}
