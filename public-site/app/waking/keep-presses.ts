import { sayLost, unsayLost } from './say-lost.ts';

/** Says of the part of the page from which it comes that its controls answer now: `announceAnswers`, of another build. */
const ANSWERS = 'antam:ready';
/** What answers later than the page around it, and then says so itself: the question for consent. */
const LATER_PART = '[data-consent-room]';
const WAITING = 'data-waits';

/** How long a press waits before the visitor hears that nothing comes of it; milliseconds. */
const PATIENCE_MS = 20_000;

/** A press on a control that only script answers. */
type Press = {
  readonly control: HTMLElement;
  /** Finds the control again where React has drawn it once more. */
  readonly path: string;
  readonly part: Node;
};

/**
 * Keeps presses on buttons that only script answers until it does, and then does each once, in their order. Links, and
 * forms that the browser sends, are left to it. `giveUp` drops what waits, and says so.
 */
export function keepPresses(): { giveUp: () => void } {
  const answering = new WeakSet<Node>();
  let kept: Press[] = [];

  const drop = (presses: readonly Press[]) => {
    kept = kept.filter(press => !presses.includes(press));
    for (const { control } of presses) showWaiting(control, false);
  };
  const giveUp = (presses: readonly Press[] = kept) => {
    if (presses.length === 0) return;
    drop(presses);
    sayLost();
  };
  const onPress = (event: MouseEvent) => {
    const control = event.target instanceof Element ? buttonOfScript(event.target) : null;
    const part = control?.closest(LATER_PART) ?? document;
    if (control === null || answering.has(part)) return;
    // React, which may have begun, would hear of it too.
    event.stopImmediatePropagation();
    event.preventDefault();
    if (kept.some(press => press.control === control)) return;
    const press = { control, path: pathOf(control), part };
    kept.push(press);
    showWaiting(control, true);
    setTimeout(() => kept.includes(press) && giveUp([press]), PATIENCE_MS);
  };
  const onAnswers = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    answering.add(target);
    if (target === document) {
      unsayLost();
      tellOfFocus();
    }
    const ready = kept.filter(({ part }) => part === target);
    drop(ready);
    for (const press of ready) act(press);
  };

  window.addEventListener('click', onPress, { capture: true });
  window.addEventListener(ANSWERS, onAnswers, { capture: true });
  // The script that runs the page has come, and one that it needs has not.
  window.addEventListener('vite:preloadError', () => giveUp());
  return { giveUp: () => giveUp() };
}

/** A submitter is answered by the browser, and so is a link inside. */
function buttonOfScript(pressed: Element): HTMLElement | null {
  const button = pressed.closest('button');
  if (button === null || button.disabled) return null;
  return button.type === 'button' || (button.type === 'submit' && button.form === null) ? button : null;
}

function showWaiting(control: HTMLElement, isWaiting: boolean): void {
  control.toggleAttribute(WAITING, isWaiting);
  if (isWaiting) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

function act({ control, path }: Press): void {
  const found = control.isConnected ? control : document.querySelector<HTMLElement>(path);
  // Another one in its place is not what was pressed.
  if (found?.className !== control.className) {
    sayLost();
    return;
  }
  if (found !== control && document.activeElement === document.body) found.focus({ preventScroll: true });
  found.click();
}

function pathOf(element: Element): string {
  const { localName, parentElement } = element;
  const same = [...(parentElement?.children ?? [])].filter(child => child.localName === localName);
  const step = `${localName}:nth-of-type(${same.indexOf(element) + 1})`;
  return parentElement === null ? localName : `${pathOf(parentElement)}>${step}`;
}

/** React has not heard that a field got the focus before it came. */
function tellOfFocus(): void {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select')) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
