import type { AnalyticsHit } from '../contract.ts';
import { cleanPagePath, cleanVirtualPath, redactText } from './clean-path.ts';

/** A hit as it is kept: one shape for all kinds. */
export interface CleanHit {
  readonly kind: AnalyticsHit['kind'];
  readonly path: string;
  readonly title: string;
  readonly category: string;
  readonly action: string;
  readonly label: string;
  readonly value: number | null;
  /** Adds one to the views of its path. */
  readonly isView: boolean;
}

/** Below these the title holds what the visitor wrote or looked for, or whose page it is. */
const UNTITLED = /^\/(?:hoi-bac-si|tim-kiem|tai-khoan|quan-ly|sua-thong-tin|dat-kham|quen-mat-khau|xac-thuc)\//;

const NOTHING = { title: '', category: '', action: '', label: '', value: null, isView: false };

/** The hit without anything personal, or null when its path is none of this site. */
export function cleanHit(hit: AnalyticsHit): CleanHit | null {
  const path = hit.kind === 'virtual' ? cleanVirtualPath(hit.path) : cleanPagePath(hit.path);
  if (path === null) return null;
  switch (hit.kind) {
    case 'page':
      return {
        ...NOTHING,
        kind: hit.kind,
        path,
        title: UNTITLED.test(path) ? '' : redactText(hit.title, 300),
        isView: hit.counted !== true,
      };
    case 'virtual':
      return { ...NOTHING, kind: hit.kind, path, isView: true };
    default: {
      const { kind, category, action, label = '', value = null } = hit;
      return { ...NOTHING, kind, path, category, action, label: redactText(label, 120), value };
    }
  }
}

/** How often each path was viewed, sorted by path, so that writers take their locks in one order. */
export function countViews(hits: readonly CleanHit[]): [path: string, views: number][] {
  const views = new Map<string, number>();
  for (const { isView, path } of hits) {
    if (isView) views.set(path, (views.get(path) ?? 0) + 1);
  }
  return [...views].sort(([a], [b]) => (a < b ? -1 : 1));
}
