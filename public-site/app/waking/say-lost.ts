/** Marks the notice, of which a page has one at most. */
const NOTICE = 'data-lost-press';

/** Says that what was pressed is not going to happen, and offers to load the page again. */
export function sayLost(): void {
  unsayLost();
  const notice = document.createElement('p');
  notice.setAttribute(NOTICE, '');
  notice.setAttribute('role', 'alert');
  const reload = document.createElement('a');
  reload.href = '';
  // By the browser, where the page's script has come meanwhile.
  reload.dataset.reload = '';
  reload.textContent = 'Tải lại trang';
  notice.append('Chưa làm được việc bạn vừa bấm. Có thể mạng đang chậm. ', reload);
  document.body.append(notice);
}

/** Takes the notice away: the page answers now. */
export function unsayLost(): void {
  document.querySelector(`[${NOTICE}]`)?.remove();
}
