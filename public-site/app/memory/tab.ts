import { asRandomId, randomId } from './random-id.ts';

const KEY = 'antam:tab';
const LOCK = 'antam-tab:';
/** A tab that was duplicated finds its id taken for as long as the first one is open. */
const PATIENCE_MS = 500;

let own: Promise<string> | null = null;

/** The id of this tab, which stays over reloads and logins, and which no other open tab has. */
export function ownTab(): Promise<string> {
  own ??= findOwn();
  return own;
}

/** The ids of all tabs of this site that are open; only this one's where the browser cannot say. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  return new Set([
    await ownTab(),
    ...held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])),
  ]);
}

async function findOwn(): Promise<string> {
  const before = asRandomId(readTab());
  if (before !== null && (await hold(before))) return before;
  const made = randomId();
  writeTab(made);
  await hold(made);
  return made;
}

/** Holds the id while the page is shown; false where another tab holds it. */
async function hold(id: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return true;
  return new Promise(resolve => {
    const held = () => {
      resolve(true);
      return untilHidden(id);
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    manager.request(LOCK + id, { signal }, held).catch(() => resolve(false));
  });
}

/** A page that is left lets go, so that the next one of this tab and browsers that keep pages can go on. */
function untilHidden(id: string): Promise<void> {
  return new Promise(resolve => {
    const onHidden = () => {
      // Only now: the page is also shown when it is opened.
      window.addEventListener('pageshow', ({ persisted }) => persisted && void hold(id), { once: true });
      resolve();
    };
    window.addEventListener('pagehide', onHidden, { once: true });
  });
}

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function readTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeTab(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // The id then lasts as long as the page.
  }
}
