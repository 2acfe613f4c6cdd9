import { notFound } from '../../platform/errors/problem.ts';
import type { AnswerFile } from '../../platform/http/answer-effects.ts';
import type { Services } from '../../platform/services.ts';
import { escapeXml } from '../../platform/text/safe-html.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import type { ThreadCard } from './contract.ts';
import { forumPages } from './pages.ts';
import { threadCards } from './queries/thread-cards.ts';
import { walkThreads } from './queries/walk-threads.ts';

const ENTRIES = 30;
const TITLE = 'Hỏi bác sĩ – An Tâm';

/** The latest answered questions as Atom (RFC 4287), of all specialities or of one. Throws 404 for an unknown one. */
export async function answeredFeed(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  slug: string | undefined,
): Promise<AnswerFile> {
  const term = slug === undefined ? undefined : (await termsOf(services.db)).bySlug('speciality', slug);
  if (slug !== undefined && !term) throw notFound('Không tìm thấy chuyên khoa này.');
  const rows = await walkThreads(services, { order: 'answered', speciality: term?.id, limit: ENTRIES });
  const cards = await threadCards(services, rows);
  const { origin } = services.config;
  const [latest] = cards;
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">',
    element('id', origin + forumPages.feed({ speciality: slug })),
    element('title', term ? `${term.name}: ${TITLE}` : TITLE),
    element('updated', latest ? answeredAt(latest) : services.clock.now().toISOString()),
    link('alternate', origin + forumPages.list({ speciality: slug })),
    link('self', origin + forumPages.feed({ speciality: slug })),
    ...cards.map(card => entryOf(card, origin)),
    '</feed>\n',
  ].join('\n');
  return {
    name: 'tra-loi-moi.xml',
    type: 'application/atom+xml; charset=utf-8',
    bytes: Buffer.from(text),
    isShown: true,
  };
}

const answeredAt = (card: ThreadCard) => card.last_reply_at ?? card.published_at;

/** Who asked is named as everybody may know them: "Thành viên ẩn danh" where they hide their name. */
function entryOf(card: ThreadCard, origin: string): string {
  const url = origin + card.absolute_url;
  return [
    '<entry>',
    // The address follows the title; readers know the question by this.
    element('id', `${origin}/#thread-${card.id}`),
    element('title', card.title),
    link('alternate', url),
    element('published', card.published_at),
    element('updated', answeredAt(card)),
    `<author>${element('name', card.created_by.name)}</author>`,
    ...(card.speciality
      ? [`<category term="${escapeXml(card.speciality.slug)}" label="${escapeXml(card.speciality.name)}"/>`]
      : []),
    element('summary', card.excerpt),
    '</entry>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
