import { Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { setFavourite } from './set-favourite.ts';

/**
 * Adds the favourite that a visitor without script had pressed before logging in.
 * @param pressed `place:12`; nothing is kept of what is unknown, not public or one too many, nor while the database
 *   fails, as the login is done and is what counts
 */
export async function keepFavourite(services: Services, accountId: number, pressed: string | undefined): Promise<void> {
  const [kind = '', id] = pressed?.split(':') ?? [];
  const type = services.subjects.favourites.find(({ name }) => name === kind)?.favourites.name;
  if (type === undefined) return;
  try {
    await setFavourite(services, accountId, { type, id: Number(id), added: true });
  } catch (error) {
    if (!(error instanceof Problem)) services.log.error({ error }, 'A favourite could not be kept after a login');
  }
}
