import { HtmlText } from '../../ui/html-text/html-text.tsx';
import { CollapsibleText } from '../../ui/read-more/collapsible-text.tsx';
import { ReadMore } from '../../ui/read-more/read-more.tsx';

/** Of a text without spaces around it; no two parts of the pattern take the same signs. */
const ONE_PARAGRAPH = /^(?:<p>)?([^<]*)(?:<\/p>)?$/;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * A text that the server has sanitised when it was written. A plain paragraph is cut by characters; formatted text is
 * folded by height.
 */
export function RichText({ html }: { html: string }) {
  const plain = ONE_PARAGRAPH.exec(html.trim())?.[1];
  if (plain !== undefined) return <ReadMore className="prose" text={decodeEntities(plain.trim())} />;
  return (
    <CollapsibleText>
      <HtmlText className="prose" html={html} />
    </CollapsibleText>
  );
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#(\d{1,5}));/g, (entity, code?: string) =>
    code === undefined ? (ENTITIES[entity] ?? entity) : String.fromCharCode(Number(code)),
  );
}
