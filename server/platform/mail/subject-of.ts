const SITE = 'An Tâm';

/**
 * The subject of an email message by its title: "An Tâm: thay đổi của bạn đã được duyệt". A title that begins with the
 * name of the site says by itself who writes, and a name keeps its capital.
 */
export function subjectOf(title: string): string {
  if (title.startsWith(`${SITE} `)) return title;
  return `${SITE}: ${title.charAt(0).toLocaleLowerCase('vi')}${title.slice(1)}`;
}
