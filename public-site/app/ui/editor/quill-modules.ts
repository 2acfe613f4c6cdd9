import Keyboard from 'quill/modules/keyboard.js';

type KeyHandlers = {
  readonly openLink: () => void;
  readonly redo: () => void;
};

/** Numbers and dashes become lists while they are typed; boxes to tick are no part of formatted texts. */
const LIST_STARTS = /^\s*?(\d+\.|-|\*)$/;

/**
 * The parts of the editor. Tab is left to the browser: who came by it must get on by it. Pictures that are pasted or
 * dropped would be stored within the text, so nothing takes them.
 */
export function quillModules(offersLinks: boolean, { openLink, redo }: KeyHandlers) {
  const off = ['tab', 'indent', 'outdent', 'remove tab', 'table tab', 'indent code-block', 'outdent code-block'];
  const defaults: Readonly<Record<string, unknown>> = Keyboard.DEFAULTS.bindings;
  const autofill = defaults['list autofill'];
  return {
    keyboard: {
      bindings: {
        ...Object.fromEntries(off.map(name => [name, null])),
        'list autofill': { ...(typeof autofill === 'object' ? autofill : {}), prefix: LIST_STARTS },
        ...(offersLinks && { link: { key: ['k', 'K'], shortKey: true, handler: openLink } }),
        redo: { key: ['y', 'Y'], shortKey: true, handler: redo },
      },
    },
    uploader: { mimetypes: [], handler: () => undefined },
  };
}
