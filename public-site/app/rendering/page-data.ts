import type { HydrationState } from 'react-router';

const ID = 'page-data';
const UNSAFE = /[<\u2028\u2029]/g;

/** The data of a page as one block that is no script: JSON with every `<` escaped, so it cannot end its element. */
export function pageDataBlock(state: HydrationState): string {
  return `<script type="application/json" id="${ID}">${escapeJson(JSON.stringify(state))}</script>`;
}

/** JSON text that is safe inside a `script` element, with the same meaning. */
export function escapeJson(json: string): string {
  return json.replace(UNSAFE, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads the block back from the document; undefined when it is missing, then the loaders run in the browser. */
export function readPageData(document: Document): HydrationState | undefined {
  const text = document.getElementById(ID)?.textContent;
  // Written by `pageDataBlock` of the same build into the same page.
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
