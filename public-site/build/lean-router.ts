import type { Plugin } from 'vite';

const ROUTER_FILE = /\/react-router\/dist\/production\/.*\.js$/;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FORWARD_REF = /^(const \w+ = )(React\$1\.forwardRef\()/gm;
const WARNING = /^function warning(Once)?\(/gm;

const INSTRUMENTATION_FILE = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
/** Every export of the file; all but the first are called only where a router is given instruments. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = router => router;
export const instrumentHandler = handler => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Leaves out of the router what no visitor's browser runs (7 KB gzip): components that nobody uses, which stay in the
 * bundle because naming and wrapping them counts as an effect; warnings to developers, who read them in the
 * development server; and instruments, as the site gives none to a router.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    load: id => (INSTRUMENTATION_FILE.test(id) ? NO_INSTRUMENTATION : null),
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return null;
      const lean = code
        .replace(DISPLAY_NAME, '')
        .replace(FORWARD_REF, '$1/* @__PURE__ */ $2')
        .replace(WARNING, '/* @__NO_SIDE_EFFECTS__ */ $&');
      return { code: lean, map: null };
    },
  };
}
