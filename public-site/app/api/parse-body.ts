/** JSON text to its value; text that is no JSON stays text, empty text is null. A value that is no text is passed on. */
export function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  if (body === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
