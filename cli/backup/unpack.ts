import { existsSync } from 'node:fs';
import { extract } from 'tar';
import { EXIT, Failure } from '../io/failure.ts';

/** Unpacks an archive whole into a folder; fails where it is cut short, damaged or foreign. */
export async function unpack(
  file: string,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  if (!existsSync(file)) throw new Failure(`${file} is not there: check the path`, EXIT.missing);
  try {
    await extract({ file, cwd: folder, strict: true, filter: wanted });
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    const remedy =
      'it is cut short or no archive of "antam backup". Nothing was changed: copy it again, or take another';
    throw new Failure(`${file} cannot be unpacked: ${remedy}`, EXIT.missing, { cause: error });
  }
}
