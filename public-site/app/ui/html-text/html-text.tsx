import { useContext, useId } from 'react';
import { ShownTextsContext } from './shown-texts.ts';

/**
 * A formatted text that the server has sanitised when it was written. In a rendered page it stands once: the browser takes
 * it from this element into the page's data, see `rendering/page-data.ts`.
 */
export function HtmlText({ html, className }: { html: string; className: string }) {
  const id = useId();
  // The renderer calls each component once and in its own map, so this may happen while rendering.
  useContext(ShownTextsContext)?.set(html, id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written.
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
