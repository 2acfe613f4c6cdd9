import { isPictureAddress } from '@antam/server/platform/contract/formatted-text.ts';
import type { Range } from 'quill/core.js';
import QuillClipboard from 'quill/modules/clipboard.js';
import QuillUploader from 'quill/modules/uploader.js';
import { ownAddress } from './insert-picture.ts';
import { listsOfParagraphs, paragraphsOfBullets } from './word-lists.ts';

/** The editor's event for pictures of other sites that were pasted and left out, with their number. */
export const PICTURES_LEFT = 'pictures-left';

type Pasted = { html?: string; text?: string };

/**
 * What is pasted: lists of Word become lists, pictures that stand within the text are handed on as files, and those of
 * other sites are left out, which is said.
 */
export class TextClipboard extends QuillClipboard {
  private files: readonly File[] = [];
  private left = 0;

  override convert({ html, text }: Pasted, formats?: Record<string, unknown>) {
    const made = html || text === undefined ? undefined : paragraphsOfBullets(text);
    return super.convert(made === undefined ? { html, text } : { html: made, text }, formats);
  }

  override onPaste(range: Range, pasted: Pasted): void {
    super.onPaste(range, pasted);
    const { files, left } = this;
    this.files = [];
    this.left = 0;
    const at = this.quill.getSelection() ?? range;
    if (left > 0) this.quill.emitter.emit(PICTURES_LEFT, left);
    if (files.length > 0) this.quill.uploader.upload(at, [...files]);
  }

  protected override normalizeHTML(document: Document): void {
    listsOfParagraphs(document);
    const { files, left } = takePictures(document);
    this.files = files;
    this.left = left;
    super.normalizeHTML(document);
  }
}

/** Hands on every file: what is no picture is refused where the person sees it. */
export class PictureUploader extends QuillUploader {
  override upload(range: Range, files: FileList | File[]): void {
    const all = [...files];
    if (all.length > 0) this.options.handler?.call(this, range, all);
  }
}

/** Takes the pictures that are not of this site out of a document. */
function takePictures(document: Document): { files: readonly File[]; left: number } {
  const files: File[] = [];
  let left = 0;
  for (const picture of document.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    if (isPictureAddress(ownAddress(address))) {
      picture.setAttribute('src', ownAddress(address));
      continue;
    }
    const file = fileOf(address);
    if (file) files.push(file);
    else left += 1;
    picture.remove();
  }
  return { files, left };
}

const DATA = /^data:(image\/(png|jpeg));base64,([A-Za-z0-9+/=\s]+)$/;

/** The file of an address that holds a picture itself. */
function fileOf(address: string): File | undefined {
  const [, type, ending, text] = DATA.exec(address) ?? [];
  if (type === undefined || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    return new File([bytes], `anh.${ending}`, { type });
  } catch {
    return undefined;
  }
}
