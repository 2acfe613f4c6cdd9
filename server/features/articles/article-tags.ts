/** The kind under which articles stand in changes, in the audit log and in the index. */
export const ARTICLE = 'article';
