import type { Plugin } from 'vite';

const ROUTER_FILE = /\/react-router\/dist\/production\/.*\.js$/;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FORWARD_REF = /^(const \w+ = )(React\$1\.forwardRef\()/gm;

/**
 * The router's components that nobody uses stay in the bundle, because naming and wrapping them counts as an effect.
 * Without the names, and with the wrapping marked as pure, the bundler leaves them out (5 KB gzip).
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'drop-display-names',
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return null;
      return { code: code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
