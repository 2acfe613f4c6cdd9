import { conflict, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { fetchThumbnail } from '../jobs/fetch-thumbnail.ts';
import { insertVideo, type Owner, requirePictures, tidyCaption } from '../media-writes.ts';
import { parseVideoUrl } from '../rules/video-url.ts';
import { tables } from '../tables.ts';

export interface NewVideo {
  readonly owner: Owner;
  /** Address of the video's page, player or share link. */
  readonly url: string;
  readonly caption?: string | undefined;
}

/**
 * Adds a video at YouTube or Vimeo to its owner and answers its id. Throws a Problem for an address of another site
 * (422) and for a video that the owner has (409). The caller has checked the owner and the right to it.
 */
export async function addVideo(services: Services, { owner, url, caption = '' }: NewVideo): Promise<number> {
  requirePictures(services, owner);
  const video = parseVideoUrl(url);
  if (video === undefined) throw invalid({ url: ['Chỉ nhận địa chỉ video trên YouTube hoặc Vimeo.'] });
  const now = services.clock.now();
  return services.db.transaction(async unit => {
    const known = await unit.row(
      tables
        .selectFrom('media')
        .select('id')
        .where('ownerKind', '=', owner.kind)
        .where('ownerId', '=', owner.id)
        .where('videoProvider', '=', video.provider)
        .where('videoId', '=', video.id),
    );
    if (known) throw conflict('Video này đã có trong danh sách.');
    const id = await insertVideo(unit, { owner, caption: tidyCaption(caption), now }, video);
    if (video.provider === 'vimeo') await enqueue(unit, fetchThumbnail, { id }, { now });
    await changed(unit, services, { subject: owner.kind, ids: [owner.id], aspects: ['videos'] });
    return id;
  });
}
