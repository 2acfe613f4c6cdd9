import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of the forum on the public site. */
export const forumPages = {
  list: sitePage('/hoi-bac-si/'),
  ask: sitePage('/hoi-bac-si/dat-cau-hoi/'),
  activity: sitePage('/hoi-bac-si/hoat-dong/'),
  detail: sitePage('/hoi-bac-si/:slugId/'),
  /** Reached from the mail that asks a visitor to confirm. */
  confirm: sitePage('/hoi-bac-si/xac-nhan/:token/'),
  /** Reached from each email message about a followed thread: ends them. */
  stop: sitePage('/hoi-bac-si/ngung-theo-doi/:token/'),
  /** The latest answered questions of all specialities, or of one, as Atom. */
  feed: sitePage('/hoi-bac-si/tra-loi-moi.xml'),
  /** What the account asked, replied to, follows and is asked to answer. */
  own: sitePage('/tai-khoan/hoi-dap/'),
};
