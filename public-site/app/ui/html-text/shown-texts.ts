import { createContext } from 'react';

/** Formatted texts that the markup of a page holds, each with the id of the element that holds it. */
export type ShownTexts = Map<string, string>;

/** Where the renderer learns of them, so that the page's data need not repeat them; browsers provide nothing. */
export const ShownTextsContext = createContext<ShownTexts | null>(null);
