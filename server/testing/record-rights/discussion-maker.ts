import { randomUUID } from 'node:crypto';
import { stopToken, threadToken } from '../../features/forum/rules/thread-token.ts';
import { randomImageKey } from '../../platform/images/image-store.ts';
import type { Services } from '../../platform/services.ts';
import { createDiscussions, type Discussions } from '../discussions.ts';
import type { WriteRow } from './row-maker.ts';

/** Writes fresh questions, articles, records of the library and posts straight into the database, each for one call. */
export interface DiscussionMaker {
  /** A question that an account asked. */
  thread(author: number, status: 'pending' | 'published' | 'hidden'): Promise<number>;
  article(status: 'published' | 'hidden'): Promise<number>;
  /** A disease or a drug. */
  libraryRecord(kind: 'disease' | 'drug', status: 'draft' | 'published'): Promise<number>;
  /** A version of an article. */
  revision(article: number): Promise<number>;
  /** The token of a mailed link about a question that a visitor asked. */
  threadLink(use: 'confirm' | 'stop', status: 'unconfirmed' | 'hidden'): Promise<string>;
  /** A thread with its question, and both their ids. */
  readonly discussion: Discussions['thread'];
  /** An answer of a professional's kind, with a censored picture, in a published thread of nobody. */
  answer(
    author: number,
    status: 'pending' | 'published' | 'hidden',
  ): Promise<{ readonly id: number; readonly image: number }>;
}

export function createDiscussionMaker(services: Services, write: WriteRow): DiscussionMaker {
  const { clock, config } = services;
  const discussions = createDiscussions(services);
  const thread = (author: number | null, status: string, email: string | null = null) =>
    write(
      `insert into thread (slug, name, status, account_id, author_email, created_at, published_at, updated_at)
       values ('thu', 'Câu hỏi để thử quyền', ?, ?, ?, ?, ?, ?)`,
      [status, author, email, clock.now(), clock.now(), clock.now()],
    );
  return {
    thread: async (author, status) => {
      const id = await thread(author, status);
      await write(
        `insert into post (kind, entity_id, position, account_id, author_name, answer_type, body, body_no_html, body_hash, status, objections, created_at)
         values ('thread', ?, 0, ?, 'Người thử', 'member', '<p>Thử</p>', 'Thử', 'thu', ?, '[]', ?)`,
        [id, author, status === 'pending' ? 'pending' : 'published', clock.now()],
      );
      return id;
    },
    article: async status => {
      const id = await write(
        `insert into article (slug, name, summary, body, author_name, reading_minutes, status, created_at, published_at, updated_at)
         values ('thu', 'Bài viết để thử quyền', 'Tóm tắt', '<p>Thử</p>', 'Người thử', 1, ?, ?, ?, ?)`,
        [status, clock.now(), clock.now(), clock.now()],
      );
      await write(
        `insert into post (kind, entity_id, position, author_name, answer_type, body, body_no_html, body_hash, status, objections, created_at)
         values ('article', ?, 0, 'Người thử', 'official', '<p>Tóm tắt</p>', 'Tóm tắt', 'thu', 'published', '[]', ?)`,
        [id, clock.now()],
      );
      return id;
    },
    libraryRecord: (kind, status) => {
      const [column, value] = kind === 'drug' ? [', type', ", 'prescription'"] : ['', ''];
      return write(
        `insert into ${kind} (slug, name, letter, sort_name, status, author_name, created_at, published_at, updated_at${column})
         values ('thu', 'Hồ sơ để thử quyền', 'H', 'ho so de thu quyen', ?, 'Người thử', ?, ?, ?${value})`,
        [status, clock.now(), clock.now(), clock.now()],
      );
    },
    revision: article =>
      write(
        `insert into article_revision (article_id, name, summary, body, created_at)
         values (?, 'Bản trước', 'Tóm tắt', '<p>Trước</p>', ?)`,
        [article, clock.now()],
      ),
    threadLink: async (use, status) => {
      const email = `nguoi-hoi-${randomUUID()}@thu.example`;
      const id = await thread(null, status, email);
      return use === 'confirm' ? threadToken(config.secret, use, id, email) : stopToken(config.secret, id, null);
    },
    discussion: discussions.thread,
    answer: async (author, status) => {
      const { id: discussion } = await discussions.thread();
      const id = await write(
        `insert into post (kind, entity_id, position, account_id, author_name, answer_type, body, body_no_html,
           body_hash, status, objections, censor_images, created_at)
         values ('thread', ?, 1, ?, 'Người thử', 'professional', '<p>Thử</p>', 'Thử', 'thu', ?, '[]', ?, ?)`,
        [discussion, author, status, true, clock.now()],
      );
      const original = `private/${randomImageKey()}.webp`;
      await services.files.put(original, Buffer.from('ảnh gốc'), { contentType: 'image/webp' });
      const image = await write(
        `insert into post_image (post_id, position, caption, key, original_key, width, height, created_at)
         values (?, 0, '', 'thu', ?, 4, 3, ?)`,
        [id, original, clock.now()],
      );
      return { id, image };
    },
  };
}
