/** How long nothing may have been fetched before React is, without a touch; milliseconds. */
const QUIET_MS = 3_000;

/** What a visitor does who is there: any of it may be the beginning of a press. */
const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll', 'click'];

/** Stands on what is of no use without script, as a list that has to ask for the visitor's position. */
const NEEDS_SCRIPT = '[data-needs-script]';

/** Is drawn by script alone, and empty until then. */
const MAP = '[data-map]';

/**
 * Fetches the page's scripts when the visitor first touches it, or when it has been loaded and the line quiet for a while,
 * which does not count where the visitor saves data, nor does the quiet where a map is in sight. A page that comes back with a state of its own, or that says that it
 * needs script, has them at once.
 * @param files addresses of all modules that the page needs; the last one runs the page
 * @param onFailure is called when they cannot be loaded; the next touch tries again
 */
export function wakeLater(files: readonly string[], onFailure: () => void): void {
  let isWaking = false;
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    hearTouches(onTouch, false);
    for (const file of files) document.head.append(preloadOf(file));
    nameEntry();
    void parsed().then(() => run(files.at(-1) ?? '', fail));
  };
  const fail = () => {
    isWaking = false;
    hearTouches(onTouch, true);
    onFailure();
  };
  const onTouch = (event: Event) => {
    if (!isAtRest(event)) wake();
  };

  hearTouches(onTouch, true);
  // The router, an overlay or a page has left something in the entry of the history, and finds it there.
  if (window.history.state !== null) wake();
  void parsed().then(() => document.querySelector(NEEDS_SCRIPT) && wake());
  if (!savesData()) window.addEventListener('load', () => (isMapInSight() ? whenIdle(wake) : wakeWhenQuiet(wake)));
}

function hearTouches(onTouch: (event: Event) => void, isHeard: boolean): void {
  for (const type of TOUCHES) {
    if (isHeard) window.addEventListener(type, onTouch, { capture: true, passive: true });
    else window.removeEventListener(type, onTouch, { capture: true });
  }
}

/** Browsers report to a page that was just drawn the pointer that lies over it, as one that has moved by nothing. */
function isAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

function preloadOf(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  return link;
}

/**
 * The router knows the first page of every document by the same key where its entry in the history has none: it would
 * scroll this one, which was opened just now and where its visitor is already, to where another stood.
 */
function nameEntry(): void {
  if (window.history.state !== null) return;
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
}

/** React takes the whole document as it stands. */
function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function run(file: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = file;
  script.addEventListener('error', () => {
    script.remove();
    onFailure();
  });
  document.head.append(script);
}

/** A page that is opened behind the others waits until it is looked at. */
function wakeWhenQuiet(wake: () => void, fetchedBefore = -1): void {
  const fetched = performance.getEntriesByType('resource').length;
  if (document.visibilityState === 'visible' && fetched === fetchedBefore) whenIdle(wake);
  else setTimeout(() => wakeWhenQuiet(wake, fetched), QUIET_MS);
}

function isMapInSight(): boolean {
  if (document.visibilityState !== 'visible') return false;
  return [...document.querySelectorAll(MAP)].some(map => {
    const { top, bottom, height } = map.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  // Safari has none.
  else setTimeout(act);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
