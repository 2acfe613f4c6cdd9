import { z } from 'zod';
import { createMessageFolder, writeMessageFile } from '../delivery/message-folder.ts';
import type { TextTransport } from './text-transport.ts';

export const TEXT_ENDING = '.json';

const writtenText = z.object({ key: z.string(), to: z.string(), text: z.string(), created_at: z.iso.datetime() });
/** A message to a phone as its file holds it. */
export type WrittenText = z.infer<typeof writtenText>;

/** Writes messages as `.json` files: a file appears whole or not at all, and a retry replaces it. */
export function createTextFolderTransport(folder: string): TextTransport {
  return {
    target: folder,
    deliver: async ({ key, name, to, text, createdAt }, signal) => {
      signal.throwIfAborted();
      const written: WrittenText = { key, to, text, created_at: createdAt.toISOString() };
      await writeMessageFile({ folder, kind: 'folder of text messages' }, name + TEXT_ENDING, JSON.stringify(written));
    },
  };
}

/** The last messages that {@link createTextFolderTransport} wrote, oldest first; a file that is none is left out. */
export async function writtenTexts(folder: string, most = Number.POSITIVE_INFINITY): Promise<WrittenText[]> {
  const texts = createMessageFolder(folder, TEXT_ENDING);
  const names = (await texts.names()).slice(-most);
  const files = await Promise.all(names.map(name => texts.read(name)));
  return files.flatMap(file => (file ? (parsed(file.toString()) ?? []) : []));
}

function parsed(file: string): WrittenText | undefined {
  try {
    return writtenText.safeParse(JSON.parse(file)).data;
  } catch {
    return undefined;
  }
}
