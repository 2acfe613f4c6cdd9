import { z } from 'zod';
import { changed } from '../../../platform/events/changed.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { videoAddresses } from '../rules/video-url.ts';
import { tables } from '../tables.ts';

/** A Vimeo video whose thumbnail's address must be asked for. */
export const fetchThumbnail = defineTopic('media.fetch-thumbnail', z.object({ id: z.number().int() }));

const OEMBED = 'https://vimeo.com/api/oembed.json';
const TIMEOUT_MS = 10_000;

const oembedAnswer = z.object({
  thumbnail_url: z.url({ protocol: /^https$/, hostname: /^i\.vimeocdn\.com$/ }).max(300),
});

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Asks Vimeo where the thumbnail is and keeps it; until then, and for videos that Vimeo does not show, the one that
 * follows from the id is used. Throws where Vimeo cannot be reached, so that it is tried again.
 */
export const handleFetchThumbnail = (
  services: Pick<Services, 'db' | 'events' | 'tags' | 'clock'>,
  fetchUrl: Fetch = fetch,
): JobHandler =>
  handle(fetchThumbnail, async ({ id }, { signal }) => {
    const row = await services.db.transaction(unit =>
      unit.row(tables.selectFrom('media').select('videoId').where('id', '=', id)),
    );
    if (!row?.videoId) return;
    const { url } = videoAddresses({ provider: 'vimeo', id: row.videoId });
    const address = await askVimeo(url, fetchUrl, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    if (address === undefined) return;
    await services.db.transaction(async unit => {
      const owner = await unit.row(
        tables
          .updateTable('media')
          .set('videoThumbnail', address)
          .where('id', '=', id)
          .returning(['ownerKind', 'ownerId']),
      );
      if (owner) await changed(unit, services, { subject: owner.ownerKind, ids: [owner.ownerId], aspects: ['videos'] });
    });
  });

async function askVimeo(url: string, fetchUrl: Fetch, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetchUrl(`${OEMBED}?width=640&url=${encodeURIComponent(url)}`, { signal, redirect: 'error' });
  if (answer.status === 403 || answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`Vimeo answered ${answer.status}`);
  return oembedAnswer.parse(await answer.json()).thumbnail_url;
}
