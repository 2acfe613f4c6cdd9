import { useEffect, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { uploadApi } from '../../api/upload-api.ts';

/** How much of a body with pictures was sent: bytes, and the bytes of each picture in its order. */
export type UploadProgress = { readonly sent: number; readonly total: number; readonly sizes: readonly number[] };

const UPLOADING = 'antam:uploading';

/** The API for a body with pictures, which reports to their boxes how much of each was sent; the given one for a body without. */
export function picturesApi(api: ApiClient, body: FormData): ApiClient {
  const sizes = body.getAll('images').flatMap(image => (image instanceof File ? [image.size] : []));
  if (sizes.length === 0) return api;
  return uploadApi((sent, total) => {
    const detail: UploadProgress = { sent, total, sizes };
    window.dispatchEvent(new CustomEvent(UPLOADING, { detail }));
  });
}

/**
 * Which share of each picture has been sent, from 0 to 1. Pictures stand one behind the other at the end of the body;
 * what is between them counts with what is before them.
 */
export function sentShares({ sent, total, sizes }: UploadProgress): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map(size => {
    const share = size === 0 ? 1 : (sent - start) / size;
    start += size;
    return Math.min(1, Math.max(0, share));
  });
}

/**
 * The shares of the pictures of a form while it is sent; null while it is not.
 * @param sizes bytes of the chosen pictures: another form on the page sends others
 */
export function useUploadShares(isBusy: boolean, sizes: readonly number[]): readonly number[] | null {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const own = sizes.join(' ');
  useEffect(() => {
    setProgress(null);
    if (!isBusy) return undefined;
    const listen = (event: Event) => {
      if (event instanceof CustomEvent && isProgress(event.detail) && event.detail.sizes.join(' ') === own) {
        setProgress(event.detail);
      }
    };
    window.addEventListener(UPLOADING, listen);
    return () => window.removeEventListener(UPLOADING, listen);
  }, [isBusy, own]);
  if (!isBusy) return null;
  return progress === null ? sizes.map(() => 0) : sentShares(progress);
}

const isProgress = (detail: unknown): detail is UploadProgress =>
  typeof detail === 'object' && detail !== null && 'sizes' in detail && Array.isArray(detail.sizes);
