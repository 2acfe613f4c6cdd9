import { z } from 'zod';
import { parsePhone } from '../../platform/phone/vietnam-phone.ts';
import { htmlText, lineText, namingText, rawText } from '../../platform/text/text-field.ts';
import { accountEmail } from '../accounts/contract.ts';
import { positionHtml } from '../professionals/position-contract.ts';

/** Fields of a profile of which staff look at every change before the public sees it. */
export const MODERATED = [
  'name',
  'occupation',
  'title',
  'degrees',
  'qualifications',
  'specialities',
  'workplaces',
] as const;
/** What becomes of a change of one field. */
export const CHANGE_STATES = ['waiting', 'accepted', 'refused'] as const;

/** Pictures of one profile at most. */
export const MAX_PICTURES = 12;
/** Field of the file in the multipart body of an upload. */
export const PICTURES_FIELD = 'images';
const MAX_TEXT = 10_000;

/** Of a term, a place or a picture, as requests name it. */
export const recordRef = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const id = recordRef;
/** Empty counts as none. */
const optionalLine = (most: number) =>
  lineText(most)
    .nullable()
    .transform(text => text || null);
/** What is no number or no address is said with everything else that is wrong, not when the rest is right. */
const phone = optionalLine(40).refine(
  text => text === null || parsePhone(text) !== undefined,
  'Số điện thoại chưa đúng, ví dụ: 0912 345 678 hoặc 1900 0115.',
);
const email = optionalLine(254).superRefine((text, { addIssue }) => {
  const issues = text === null ? [] : (accountEmail.safeParse(text).error?.issues ?? []);
  for (const { message } of issues) addIssue({ code: 'custom', message });
});
const refs = (most: number, what: string) => z.array(z.object({ id })).max(most, `Chọn tối đa ${most} ${what}.`);
const html = htmlText(MAX_TEXT);
/** Of a profile as its form was filled: {@link ownProfile}. */
export const profileVersion = rawText(80);

/**
 * What owners change of their profile, in the names of the specification; what is absent stays. Prices and wordings of
 * services stay too. With the version that the form was filled from, it is refused where another person saved since.
 */
export const profileChange = z
  .object({
    name: namingText(2, 80, 'Xin nhập họ và tên, ít nhất 2 ký tự.'),
    phone,
    email,
    /** HTML, of which what is not allowed is left out; plain text becomes paragraphs. */
    description: html,
    services_free: html,
    experience_full: html,
    achievements: html,
    position: positionHtml,
    /** Of a term; null for none. */
    title: id.nullable(),
    occupation: id.nullable(),
    degrees: refs(20, 'học vị'),
    qualifications: refs(40, 'trình độ chuyên môn'),
    languages_spoken: refs(30, 'ngôn ngữ'),
    specialities: refs(20, 'chuyên khoa'),
    services: refs(300, 'dịch vụ'),
    /** The main one first. */
    workplaces: refs(20, 'nơi làm việc'),
  })
  .partial()
  .extend({ version: profileVersion.optional() });
export type ProfileChange = z.output<typeof profileChange>;

export const TAG_TYPES = ['service', 'speciality', 'place'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** What a box for tags finds, and what is chosen. Terms have no address. */
export const tag = z.object({ id: z.number().int(), name: z.string(), address: z.string() });
export type Tag = z.infer<typeof tag>;

export const professionalImage = z.object({
  id: z.number().int(),
  /** Address of its largest size. */
  origin: z.string(),
  main: z.boolean(),
});
export type ProfessionalImage = z.infer<typeof professionalImage>;
/** In the order of uploading: the last one is the newest. */
export const professionalImages = z.array(professionalImage);

/** Moderated fields: with what the form of a profile is filled, public or not. */
const moderatedValues = z.object({
  name: z.string(),
  occupation: z.number().int().nullable(),
  title: z.number().int().nullable(),
  degrees: z.array(z.number().int()),
  qualifications: z.array(z.number().int()),
  specialities: z.array(tag),
  workplaces: z.array(tag),
});

/** A field that waits or was refused, in words. */
const toldChange = z.object({
  field: z.enum(MODERATED),
  /** What the public sees: a name each; empty where there is nothing. */
  public: z.array(z.string()),
  proposed: z.array(z.string()),
  /** Why it was refused; empty while it waits. */
  reason: z.string(),
});
export type ToldChange = z.infer<typeof toldChange>;

const choice = z.object({ id: z.number().int(), name: z.string() });

/** A profile as its owner edits it. */
export const ownProfile = z.object({
  id: z.number().int(),
  display_name: z.string(),
  /** Null while the page is not public. */
  absolute_url: z.string().nullable(),
  /** Opaque; another one after every change. */
  version: z.string(),
  /** What the form is filled with: of a moderated field what waits, where something does. */
  values: moderatedValues.extend({
    /** National form, `0912 345 678`. */
    phone: z.string(),
    email: z.string(),
    position: z.string(),
    description: z.string(),
    services_free: z.string(),
    experience_full: z.string(),
    achievements: z.string(),
    languages_spoken: z.array(z.number().int()),
    services: z.array(tag),
  }),
  /** What the form is filled with where a field that waits is taken back. */
  public_values: moderatedValues,
  waiting: z.array(toldChange),
  /** What staff refused the last time. */
  refused: z.array(toldChange),
  images: professionalImages,
  choices: z.object({
    occupations: z.array(choice),
    titles: z.array(choice),
    degrees: z.array(choice),
    qualifications: z.array(choice),
    languages: z.array(choice),
  }),
});
export type OwnProfile = z.infer<typeof ownProfile>;
