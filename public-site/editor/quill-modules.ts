import Quill, { type Range } from 'quill/core.js';
import Keyboard from 'quill/modules/keyboard.js';
import { PictureUploader, TextClipboard } from './clipboard.ts';

type Handlers = {
  /** Absent where no links can be made. */
  readonly openLink?: (() => void) | undefined;
  readonly redo: () => void;
  /** Takes files that were pasted or dropped. */
  readonly takeFiles: (at: Range, files: readonly File[]) => void;
};

Quill.register({ 'modules/clipboard': TextClipboard, 'modules/uploader': PictureUploader }, true);

/** Numbers and dashes become lists while they are typed; boxes to tick are no part of formatted texts. */
const LIST_STARTS = /^\s*?(\d+\.|-|\*)$/;

/**
 * The parts of the editor. Tab is left to the browser: who came by it must get on by it. Pictures that are pasted or
 * dropped would be stored within the text by the editor itself, so they are handed on.
 */
export function quillModules({ openLink, redo, takeFiles }: Handlers) {
  const off = ['tab', 'indent', 'outdent', 'remove tab', 'table tab', 'indent code-block', 'outdent code-block'];
  const defaults: Readonly<Record<string, unknown>> = Keyboard.DEFAULTS.bindings;
  const autofill = defaults['list autofill'];
  return {
    keyboard: {
      bindings: {
        ...Object.fromEntries(off.map(name => [name, null])),
        'list autofill': { ...(typeof autofill === 'object' ? autofill : {}), prefix: LIST_STARTS },
        ...(openLink && { link: { key: ['k', 'K'], shortKey: true, handler: openLink } }),
        redo: { key: ['y', 'Y'], shortKey: true, handler: redo },
      },
    },
    uploader: { handler: takeFiles },
  };
}
