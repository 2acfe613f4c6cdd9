import { ViewerHeader } from './viewer-header.tsx';
import { ViewerLinks } from './viewer-links.tsx';
import type { ViewerParts } from './viewer-parts.ts';
import { ViewerTop } from './viewer-top.tsx';

/** The parts, in a module of their own: browsers load it before hydration where the visitor is logged in. */
export const viewerAccount: ViewerParts = { Top: ViewerTop, HeaderMenu: ViewerHeader, SideMenuPart: ViewerLinks };
