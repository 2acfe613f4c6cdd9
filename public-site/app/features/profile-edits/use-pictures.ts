import type { ProfessionalImage } from '@antam/server/features/profile-edits/contract.ts';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { type Failure, failureOf, unsent } from '../../forms/failure.ts';
import { readyPicture, UNREADABLE } from '../uploads/ready-picture.ts';
import { NOT_DELETED, NOT_MAIN } from './profile-words.ts';
import { uploadPicture } from './upload-picture.ts';

/** A picture on its way, and how much of it has gone, from 0 to 1. */
export type Upload = { readonly name: string; readonly share: number };
type Failed = { readonly file: File; readonly failure: Failure };

/** The pictures of a profile, and what its owner does to them. */
export function usePictures(id: number, known: readonly ProfessionalImage[]) {
  const [images, setImages] = useState(known);
  const [upload, setUpload] = useState<Upload | null>(null);
  /** A file that was not taken: it is asked whether to send it again. */
  const [failed, setFailed] = useState<Failed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [alerted, setAlerted] = useState<{ title: string; failure: Failure } | null>(null);

  const send = async (file: File) => {
    setFailed(null);
    setUpload({ name: file.name, share: 0 });
    try {
      const ready = await readyPicture(file);
      if (ready === null) return setFailed({ file, failure: unsent({ images: UNREADABLE }) });
      setImages(await uploadPicture(id, ready, share => setUpload({ name: file.name, share })));
    } catch (error) {
      setFailed({ file, failure: failureOf(error) });
    } finally {
      setUpload(null);
    }
  };
  const change = async (title: string, act: () => Promise<ProfessionalImage[]>) => {
    setBusy(true);
    try {
      setImages(await act());
    } catch (error) {
      setAlerted({ title, failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const path = (image: number) => ({ params: { id, image_id: image } });
  return {
    images,
    upload,
    failed,
    isBusy,
    alerted,
    send,
    giveUp: () => setFailed(null),
    closeAlert: () => setAlerted(null),
    choose: (image: number) =>
      change(NOT_MAIN, () =>
        browserApi.put('/api/v1/professional/:id/image/:image_id/', {
          ...path(image),
          body: { main: true, id: image },
        }),
      ),
    remove: (image: number) =>
      change(NOT_DELETED, () => browserApi.delete('/api/v1/professional/:id/image/:image_id/', path(image))),
  };
}
