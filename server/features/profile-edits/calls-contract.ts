import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam, uploadedFile } from '../../platform/contract/fields.ts';
import { askedText } from '../../platform/text/text-field.ts';
import {
  MODERATED,
  ownProfile,
  PICTURES_FIELD,
  professionalImages,
  profileChange,
  profileVersion,
  recordRef,
  TAG_TYPES,
  tag,
} from './contract.ts';

export const PROFILE_RATE = { name: 'profile-edit', points: 120, seconds: 3_600 };
export const PICTURE_RATE = { name: 'profile-picture', points: 60, seconds: 3_600 };
const MEGABYTE = 1_048_576;

const own = z.object({ id: idParam });
const image = z.object({ id: idParam, image_id: idParam });

/** Calls of professionals about their own profile; everybody else gets 403. */
export const profileEditCalls = declareCalls({
  read: {
    method: 'GET',
    path: '/api/v1/professional/:id/change-request/',
    summary: 'The own profile with what waits for staff, as its form is filled',
    access: 'user',
    params: own,
    answer: ownProfile,
  },
  save: {
    method: 'PUT',
    path: '/api/v1/professional/:id/change-request/',
    summary:
      'Changes the own profile; name, occupation, title, degrees, qualifications, specialities and workplaces wait for staff',
    access: 'user',
    rate: PROFILE_RATE,
    params: own,
    body: profileChange,
    answer: z.undefined(),
  },
  takeBack: {
    method: 'DELETE',
    path: '/api/v1/professional/:id/change-request/:field/',
    summary: 'Takes back what waits of one field; answers the version that the profile has then',
    access: 'user',
    rate: PROFILE_RATE,
    params: z.object({ id: idParam, field: z.enum(MODERATED) }),
    query: z.object({ version: profileVersion.optional() }),
    answer: z.object({ version: z.string() }),
  },
  find: {
    method: 'GET',
    path: '/api/v1/professional-edit/search/',
    summary: 'Services, specialities or published places for the boxes of a profile, the best six first',
    access: 'user',
    query: z.object({ q: askedText(100).default(''), doc_type: z.enum(TAG_TYPES) }),
    answer: z.object({ results: z.array(tag) }),
  },
  addImage: {
    method: 'PUT',
    path: '/api/v1/professional/:id/image/',
    summary: 'Adds a picture to the own profile; answers all of them, the new one last',
    access: 'user',
    rate: PICTURE_RATE,
    upload: { fields: { [PICTURES_FIELD]: 1 }, maxBytes: 8 * MEGABYTE },
    params: own,
    body: z.object({ [PICTURES_FIELD]: z.array(uploadedFile).length(1).optional() }),
    answer: professionalImages,
  },
  chooseMain: {
    method: 'PUT',
    path: '/api/v1/professional/:id/image/:image_id/',
    summary: 'Makes a picture of the own profile the main one; answers all of them',
    access: 'user',
    rate: PICTURE_RATE,
    params: image,
    body: z.object({ main: z.literal(true), id: recordRef }),
    answer: professionalImages,
  },
  removeImage: {
    method: 'DELETE',
    path: '/api/v1/professional/:id/image/:image_id/',
    summary: 'Deletes a picture of the own profile; answers those that are left',
    access: 'user',
    rate: PICTURE_RATE,
    params: image,
    answer: professionalImages,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    profileEdits: typeof profileEditCalls;
  }
}
