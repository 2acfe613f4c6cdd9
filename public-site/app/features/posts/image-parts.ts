/** Puts the pictures that were chosen in a form into a body, each with its caption in the same place. */
export function addImages(body: FormData, form: FormData): void {
  const captions = form.getAll('captions');
  for (const [at, image] of form.getAll('images').entries()) {
    // A box in which nothing was chosen sends an empty file, and one without script its name.
    if (!(image instanceof File) || image.size === 0) continue;
    body.append('images', image);
    const caption = captions[at];
    body.append('captions', typeof caption === 'string' ? caption : '');
  }
}
