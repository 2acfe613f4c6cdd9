import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import icons from './editor-icons.svg?url';
import styles from './toolbar.module.css';
import type { Tool } from './tools.ts';

type ToolbarProps = {
  groups: readonly (readonly Tool[])[];
  /** Id of what the buttons work on. */
  controls: string;
  /** Whether the tool's format or mode is on; undefined of tools that only do something. */
  isOn: (tool: Tool) => boolean | undefined;
  isDisabled: (tool: Tool) => boolean;
  onUse: (tool: Tool) => void;
};

const MOVES: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** The pane of buttons: one stop for Tab; arrow keys, Home and End go from button to button. */
export function Toolbar({ groups, controls, isOn, isDisabled, onUse }: ToolbarProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const usable = groups.flat().filter(tool => !isDisabled(tool));
  const stop = usable.find(tool => tool.icon === last) ?? usable[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(pane.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const at = buttons.findIndex(button => button.matches(':focus'));
    event.preventDefault();
    buttons[move(at, buttons.length)]?.focus();
  };
  return (
    <div
      ref={pane}
      role="toolbar"
      aria-label="Định dạng"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map(group => (
        <div key={group[0]?.icon} className={styles.group}>
          {group.map(tool => (
            <button
              key={tool.icon}
              type="button"
              className={styles.tool}
              aria-label={tool.label}
              aria-pressed={isOn(tool)}
              aria-keyshortcuts={tool.keys}
              title={tool.keys ? `${tool.label} (${tool.keys.replace('Control', 'Ctrl')})` : tool.label}
              disabled={isDisabled(tool)}
              tabIndex={tool === stop ? 0 : -1}
              onFocus={() => setLast(tool.icon)}
              onMouseDown={keepSelection}
              onClick={() => onUse(tool)}
            >
              <svg aria-hidden="true" className={styles.icon}>
                <use href={`${icons}#${iconOf(tool, isOn(tool))}`} />
              </svg>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function iconOf({ does, icon }: Tool, isOn: boolean | undefined): string {
  return does === 'fullscreen' && isOn ? 'restore' : icon;
}

/** A press of the mouse would take the focus out of the text. */
function keepSelection(event: MouseEvent): void {
  event.preventDefault();
}
