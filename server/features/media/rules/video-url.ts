import type { Video } from '../contract.ts';

export type VideoProvider = Video['provider'];

/** A video at its provider. `id` of an unlisted Vimeo video is `number/hash`. */
export interface VideoId {
  readonly provider: VideoProvider;
  readonly id: string;
}

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;

/** Reads the address of a video page, player or share link; undefined where it is not one of the known providers. */
export function parseVideoUrl(text: string): VideoId | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (url === null || url.username !== '' || url.port !== '') return undefined;
  const id = youtubeId(url);
  if (id !== undefined) return YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : undefined;
  return vimeoId(url);
}

/** Undefined where the host is not YouTube's; an empty text where the page shows no video. */
function youtubeId(url: URL): string | undefined {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (url.hostname === 'youtu.be') return first;
  if (!YOUTUBE_HOST.test(url.hostname)) return undefined;
  if (first === 'watch') return url.searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
}

function vimeoId(url: URL): VideoId | undefined {
  if (!VIMEO_HOST.test(url.hostname)) return undefined;
  const [, number, pathHash] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (number === undefined) return undefined;
  const hash = pathHash ?? url.searchParams.get('h') ?? '';
  return { provider: 'vimeo', id: VIMEO_HASH.test(hash) ? `${number}/${hash}` : number };
}

export interface VideoAddresses {
  /** The video's page at the provider. */
  readonly url: string;
  readonly embed: string;
  /** A thumbnail that follows from the id alone. */
  readonly thumbnail: string;
}

/** Addresses of a video at its provider; YouTube's player is the one that sets no cookie before it plays. */
export function videoAddresses({ provider, id }: VideoId): VideoAddresses {
  if (provider === 'youtube') {
    return {
      url: `https://www.youtube.com/watch?v=${id}`,
      embed: `https://www.youtube-nocookie.com/embed/${id}`,
      thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    };
  }
  const [number = '', hash] = id.split('/');
  return {
    url: `https://vimeo.com/${id}`,
    embed: `https://player.vimeo.com/video/${number}${hash ? `?h=${hash}` : ''}`,
    thumbnail: `https://vumbnail.com/${number}.jpg`,
  };
}
