export const MEGABYTE = 1_048_576;
/** The largest size of one picture. */
export const MAX_MEGABYTES = 8;

/** Pictures of a post; the server counts for itself. */
export const MAX_IMAGES = 5;

/** What boxes for pictures offer; the server looks at the content. HEIC of phones becomes JPEG before it is sent. */
export const ACCEPTED_PHOTOS = '.png,.jpg,.jpeg,.heic,.heif';

/** `1.50 MB`: always two decimals. */
export const sizeText = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(2)} MB`;

/** `png`: by what the browser takes it for, else by the ending of its name. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [, subtype] = /^image\/([\w+.-]+)$/.exec(type) ?? [];
  return subtype ?? /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
