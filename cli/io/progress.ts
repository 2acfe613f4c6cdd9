import { SingleBar } from 'cli-progress';
import { keepTerminal } from './keep-terminal.ts';
import { notice, type Terminal } from './terminal.ts';

/** Shows the progress of a long task: a bar on a terminal, plain lines in a log. */
export interface Progress {
  /** `done` so far, of `total` where it is known; `step` names what is being done where there are several things. */
  update(done: number, total?: number, step?: string): void;
  finish(): void;
}

/** After how much of what is done a plain line comes, in rows; a new step always has one. */
const LINE_EVERY = 10_000;

/** `lineEvery` is for what takes longer than a row. */
export function showProgress(terminal: Terminal, title: string, lineEvery = LINE_EVERY): Progress {
  return terminal.isInteractive ? bar(terminal, title) : lines(terminal, title, lineEvery);
}

const group = (number: number) => number.toLocaleString('en-US');

function bar(terminal: Terminal, title: string): Progress {
  const shown = new SingleBar({
    stream: terminal.err,
    format: `${title} {bar} {value}/{total} {step}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  const stopKeeping = keepTerminal(terminal);
  let current: string | undefined;
  return {
    update: (done, total, step = '') => {
      const most = Math.max(total ?? done, 1);
      if (step !== current) {
        shown.stop();
        shown.start(most, done, { step });
        current = step;
      }
      if (total !== undefined || most > shown.getTotal()) shown.setTotal(most);
      shown.update(done, { step });
    },
    finish: () => {
      shown.stop();
      stopKeeping();
    },
  };
}

function lines(terminal: Terminal, title: string, lineEvery: number): Progress {
  let next = lineEvery;
  let current = '';
  return {
    update: (done, total, step = '') => {
      const isNewStep = step !== current;
      if (isNewStep) next = lineEvery;
      else if (done < next) return;
      current = step;
      if (done >= next) next = done + lineEvery;
      const what = step === '' ? title : `${title}: ${step}`;
      notice(terminal, `${what}: ${group(done)}${total === undefined ? '' : ` of ${group(total)}`}`);
    },
    finish: () => undefined,
  };
}
