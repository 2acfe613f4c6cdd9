import type { Hit } from './hit.ts';

/** A hit that may leave the browser: nothing personal in it, and with the page on which it happened. */
export type CleanHit = Hit & { path: string };

/**
 * Below these the title holds what the visitor wrote or looked for, or whose page it is. The server leaves it out too.
 */
const UNTITLED = /^\/(hoi-bac-si|tim-kiem|tai-khoan|quan-ly|sua-thong-tin|dat-kham|quen-mat-khau|xac-thuc)\//;

/** Email addresses, numbers as long as a phone's, and words that are too long to be any. */
const PERSONAL = /[^\s@]+@[^\s@]+|\+?\d(?:[ .()-]{0,2}\d){8,}|[\w-]{24,}/g;

/** Removes what is personal from a hit. `openPath` is the reported path of the open page. */
export function cleanHit(hit: Hit, openPath: string): CleanHit {
  switch (hit.kind) {
    case 'page':
      return { ...hit, title: UNTITLED.test(hit.path) ? '' : cleanText(hit.title, 200) };
    case 'virtual':
      return hit;
    default: {
      const { label, ...rest } = hit;
      const cleaned = label === undefined ? rest : { ...rest, label: cleanText(label, 120) };
      return { ...cleaned, ...rounded(cleaned.value), path: openPath };
    }
  }
}

function cleanText(text: string, max: number): string {
  return text.replace(PERSONAL, '…').slice(0, max);
}

function rounded(value: number | undefined): { value?: number } {
  return value === undefined ? {} : { value: Math.round(value) };
}
