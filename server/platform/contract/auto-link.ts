/** The class of links that the site itself puts on known names, for a quiet style. */
export const AUTO_LINK_CLASS = 'auto-link';
