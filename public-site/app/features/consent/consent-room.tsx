import { createContext, useContext } from 'react';

/**
 * The question as HTML, which only the renderer provides: browsers take it from the page, so that its words are no part
 * of the script that each page loads.
 */
export const ConsentMarkup = createContext('');

/**
 * Where visitors are asked for consent: in the flow below the header, where it covers nothing. It has its height from
 * the first paint on (see `ask-first.ts`) and is not shown to a visitor who has chosen. What is pressed of it waits for
 * the question that answers.
 */
export function ConsentRoom({ inert }: { inert: boolean }) {
  return (
    <div
      className="no-print"
      data-consent-room
      inert={inert}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from a component of this project, without data.
      dangerouslySetInnerHTML={{ __html: useContext(ConsentMarkup) }}
      suppressHydrationWarning
    />
  );
}
