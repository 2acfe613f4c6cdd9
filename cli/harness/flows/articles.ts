import { randomBytes } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { articleRecord } from '@antam/server/features/articles/article.record.ts';
import { articleDetail, articleList } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { articleRevision, type StaffArticle, staffArticleRow } from '@antam/server/features/articles/staff-contract.ts';
import { postStored } from '@antam/server/features/posts/contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, first, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { multipart } from '../multipart.ts';
import { newStaff } from '../new-staff.ts';

const ARTICLES = '/api/admin/articles/';
const REPLY = 'Bạn đọc nhớ uống đủ nước, và đi khám nếu sốt kéo dài quá ba ngày nhé.';
const BEFORE = 'Phần lớn các cơn cảm lạnh tự khỏi sau một tuần.';
const AFTER = 'Phần lớn các cơn cảm lạnh tự khỏi sau bảy đến mười ngày.';

export const articles: Flow = {
  name: 'articles',
  summary: 'an editor publishes an article, a doctor replies, the editor changes it, sees what changed and goes back',
  readOnly: false,
  walk: async walk => {
    const editor = await walk.step('an editor comes', () => newStaff(walk, 'editor'));
    const draft = await writeDraft(walk, editor);
    const published = await publish(walk, editor, draft);
    await reply(walk, published);
    const changed = await walk.step('the editor changes it', async () => {
      const body = `<h2>Bao lâu thì khỏi</h2><p>${AFTER}</p>`;
      const saved = await ask(editor, 'PUT', `${ARTICLES}${draft.id}/`, articleRecord.answer, { ...published, body });
      const html = await openPage(walk, saved.absolute_url);
      expect(shows(html, AFTER) && !shows(html, BEFORE), 'the new words on the page');
      const { exchange } = await editor.visitor.write('PUT', `${ARTICLES}${draft.id}/`, { ...published, body });
      expect(exchange.status === 409, 'status 409 for a form of before');
      return saved;
    });
    await goBack(walk, editor, changed);
  },
};

/** A draft is nobody's to read but staff's. */
const writeDraft = (walk: Walk, editor: Walk): Promise<StaffArticle> =>
  walk.step('writes a draft', async () => {
    const others = await ask(editor, 'GET', ARTICLES, z.array(staffArticleRow));
    const { topics } = await ask(editor, 'GET', `${ARTICLES}${first(others, 'article').id}/`, articleRecord.answer);
    const mark = randomBytes(3).toString('hex');
    const body = {
      title: `Cảm lạnh bao lâu thì khỏi ${mark}`,
      summary: 'Bài viết thử, nói về việc theo dõi một cơn cảm lạnh ở nhà.',
      body: `<h2>Bao lâu thì khỏi</h2><p>${BEFORE}</p><script>alert(1)</script>`,
      topics,
      author_name: 'Ban biên tập An Tâm',
    };
    const article = await ask(editor, 'POST', ARTICLES, articleRecord.answer, body);
    expect(article.status === 'draft' && !article.body.includes('script'), 'a clean draft');
    expect((await walk.visitor.page(article.absolute_url)).status === 404, 'status 404 for everybody else');
    return article;
  });

const publish = (walk: Walk, editor: Walk, draft: StaffArticle): Promise<StaffArticle> =>
  walk.step('publishes it', async () => {
    const path = `${ARTICLES}${draft.id}/`;
    const article = await ask(editor, 'PUT', path, articleRecord.answer, { ...draft, status: 'published' });
    const html = await openPage(walk, article.absolute_url);
    expect(shows(html, draft.title) && shows(html, BEFORE), 'the article on its page');
    const { items } = await callApi(walk, 'article/', articleList);
    expect(items[0]?.id === draft.id, 'the article as the newest one of the list');
    expect(shows(await openPage(walk, articlePages.list()), draft.title), 'the article on the page of all');
    return article;
  });

async function reply(walk: Walk, { id, absolute_url }: StaffArticle): Promise<void> {
  const doctor = await walk.step('a doctor logs in', () => loggedIn(walk, ACCOUNTS.doctor));
  await walk.step('replies to the article', async () => {
    const sent = multipart({ article_id: String(id), body: REPLY }, 1);
    const { post_data } = await ask(doctor, 'POST', '/api/v1/post/', postStored, sent);
    const { posts, replies } = await callApi(walk, `article/${id}/`, articleDetail);
    expect(posts.at(-1)?.id === post_data.id && replies === 1, 'the reply, counted');
    expect(shows(await openPage(walk, absolute_url), REPLY), 'the reply on the page');
  });
}

const goBack = (walk: Walk, editor: Walk, { id, absolute_url }: StaffArticle) =>
  walk.step('reads what changed, and goes back to the first version', async () => {
    const { items } = await ask(
      editor,
      'GET',
      `${ARTICLES}${id}/revisions/`,
      z.object({ items: z.array(articleRevision) }),
    );
    const added = items[0]?.changes.filter(({ change }) => change === 'added').map(({ text }) => text);
    expect(/bảy đến mười ngày/.test(added?.join(' ') ?? ''), 'the words that were added');
    const earlier = items.find(({ is_current }) => !is_current);
    await ask(editor, 'POST', `${ARTICLES}${id}/restore/`, articleRecord.answer, { revision: earlier?.id });
    const html = await openPage(walk, absolute_url);
    expect(shows(html, BEFORE) && !shows(html, AFTER), 'the earlier words on the page');
    expect(shows(html, REPLY), 'the reply, which stays');
  });
