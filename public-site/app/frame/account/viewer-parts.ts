import { type ComponentType, createContext } from 'react';
import type { Viewer } from '../../loading/viewer.ts';

/** What the frame shows to a visitor who is logged in. */
export type ViewerParts = {
  /** Between the header and the page. */
  Top: ComponentType<{ viewer: Viewer }>;
  /** The end of the header. */
  HeaderMenu: ComponentType<{ viewer: Viewer }>;
  /** A part of the side menu; `link` is the look of its links. */
  SideMenuPart: ComponentType<{ viewer: Viewer; link: string | undefined }>;
};

/** Null where nobody is logged in: visitors without an account do not load these parts. */
export const ViewerPartsContext = createContext<ViewerParts | null>(null);
