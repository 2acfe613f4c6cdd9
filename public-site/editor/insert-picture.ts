import type Quill from 'quill/core.js';
import { Delta, type Range } from 'quill/core.js';

export type Picture = { readonly src: string; readonly alt: string; readonly title: string };

/** Puts a picture in the place of what is selected; answers where the text goes on. */
export function putPicture(quill: Quill, at: Range, picture: Picture): number {
  const change = new Delta().retain(at.index).delete(at.length).insert({ image: picture });
  quill.updateContents(change, 'user');
  return at.index + 1;
}

/** The picture that is selected, to be changed; an empty one elsewhere. */
export function pictureAt(quill: Quill, { index, length }: Range): Picture {
  const [step] = length === 1 ? quill.getContents(index, length).ops : [];
  const image = typeof step?.insert === 'object' ? step.insert.image : undefined;
  const read = (name: string) => {
    const value =
      typeof image === 'object' && image !== null ? Object.entries(image).find(([key]) => key === name) : [];
    return String(value?.[1] ?? '');
  };
  return { src: read('src'), alt: read('alt'), title: read('title') };
}

/** The address of a picture of our own, where the author copied it with the name of the site. */
export function ownAddress(address: string): string {
  const { origin } = window.location;
  const trimmed = address.trim();
  return trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
}
