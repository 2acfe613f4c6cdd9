import type { CommentList } from '@antam/server/features/reviews/contract.ts';

/** schema.org reviews of those that the page shows with stars, or nothing. Names are shown as the page shows them. */
export function reviewData({ items }: CommentList): Record<string, unknown> {
  const review = items
    .filter(item => item.overall_rating > 0)
    .slice(0, MAX_REVIEWS)
    .map(item => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: item.author_name },
      datePublished: item.created_at.slice(0, 10),
      reviewBody: plainText(item.comment_html),
      reviewRating: { '@type': 'Rating', ratingValue: item.overall_rating, bestRating: 5 },
    }));
  return review.length === 0 ? {} : { review };
}

/** Search engines take an example; the page itself has them all. */
const MAX_REVIEWS = 3;

/** The words of a comment's HTML, which is made of paragraphs, line breaks and numeric references alone. */
const plainText = (html: string): string =>
  html
    .replace(/<br>|<\/p><p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));
