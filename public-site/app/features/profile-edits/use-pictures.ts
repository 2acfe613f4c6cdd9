import type { ProfessionalImage } from '@antam/server/features/profile-edits/contract.ts';
import { useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { uploadApi } from '../../api/upload-api.ts';
import { type Failure, unsent } from '../../forms/failure.ts';
import { readyPicture, UNREADABLE } from '../uploads/ready-picture.ts';
import { NOT_DELETED, NOT_MAIN } from './profile-words.ts';

/** A picture on its way, and how much of it has gone, from 0 to 1. */
export type Upload = { readonly name: string; readonly share: number };

/** The pictures of a profile, and what its owner does to them. */
export function usePictures(id: number, known: readonly ProfessionalImage[]) {
  const [images, setImages] = useState(known);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState<Failure | null>(null);
  const path = (image: number) => ({ params: { id, image_id: image } });

  const sending = useAct(async (chosen: File) => {
    setFile(chosen);
    setUnreadable(null);
    setUpload({ name: chosen.name, share: 0 });
    try {
      const ready = await readyPicture(chosen);
      if (ready === null) return setUnreadable(unsent({ images: UNREADABLE }));
      const body = new FormData();
      body.append('images', ready);
      const api = uploadApi((sent, total) => setUpload({ name: chosen.name, share: total > 0 ? sent / total : 0 }));
      return setImages(await api.put('/api/v1/professional/:id/image/', { params: { id }, body }));
    } finally {
      setUpload(null);
    }
  });
  const choosing = useAct(
    (image: number) =>
      browserApi.put('/api/v1/professional/:id/image/:image_id/', { ...path(image), body: { main: true, id: image } }),
    { onDone: setImages },
  );
  const removing = useAct(
    (image: number) => browserApi.delete('/api/v1/professional/:id/image/:image_id/', path(image)),
    { onDone: setImages },
  );
  const refused = unreadable ?? sending.failure;
  return {
    images,
    upload,
    /** A file that was not taken: it is asked whether to send it again. */
    failed: file && refused && { file, failure: refused },
    isBusy: choosing.isBusy || removing.isBusy,
    alerted: alertOf(NOT_MAIN, choosing.failure) ?? alertOf(NOT_DELETED, removing.failure),
    send: sending.act,
    giveUp: () => {
      setUnreadable(null);
      sending.forget();
    },
    closeAlert: () => {
      choosing.forget();
      removing.forget();
    },
    choose: choosing.act,
    remove: removing.act,
  };
}

const alertOf = (title: string, failure: Failure | null) => failure && { title, failure };
