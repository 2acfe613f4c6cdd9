import { headOf } from './find-page.ts';
import type { Page } from './page.ts';

/** A table of pages that browsers fetch when an address of it is opened first. */
export type LaterPages = {
  /** Its file below `app/`, without extension: the build's manifest is searched by it. */
  id: string;
  /** How the addresses of its pages begin; whatever else begins so is no page that exists. */
  heads: readonly string[];
  load: () => Promise<readonly Page[]>;
};

/** The tables, which add nothing but these lines to the script of the home page. */
export const LATER_PAGES: readonly LaterPages[] = [
  {
    id: 'pages/account-pages',
    heads: ['tai-khoan', 'dang-ky', 'dang-xuat', 'quen-mat-khau', 'doi-mat-khau', 'xac-thuc', 'ghi-nho'],
    load: async () => (await import('./account-pages.ts')).accountTable,
  },
  {
    id: 'pages/site-pages',
    heads: [
      'hoi-bac-si',
      'bai-viet',
      'benh',
      'thuoc',
      'trieu-chung',
      'bao-hiem',
      'tuyen-chon',
      'khuyen-mai',
      'quyen-rieng-tu',
      'minh-bach',
      'xac-minh',
      've-chung-toi',
      'dieu-khoan',
    ],
    load: async () => (await import('./site-pages.ts')).siteTable,
  },
  {
    id: 'pages/booking-pages',
    heads: ['dat-kham'],
    load: async () => (await import('./booking-pages.ts')).bookingTable,
  },
  {
    id: 'pages/workspace-pages',
    heads: ['quan-ly', 'sua-thong-tin'],
    load: async () => (await import('./workspace-pages.ts')).workspaceTable,
  },
];

/** The table that a path would belong to, whether it has such a page or not. */
export function laterPagesAt(pathname: string): LaterPages | null {
  const head = headOf(pathname);
  return head === undefined ? null : (LATER_PAGES.find(({ heads }) => heads.includes(head)) ?? null);
}
