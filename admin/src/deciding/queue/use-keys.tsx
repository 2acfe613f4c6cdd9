import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'react-admin';
import { Fact, Facts } from '../../ui/facts.tsx';
import { isBelowDialog } from '../../ui/is-below-dialog.ts';

/** A key that does something while the page is open. */
export interface Key {
  /** As it is pressed: `j`, `1`. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/**
 * Listens for keys; not while something is typed, below a dialog, or where staff have turned keys off: a program that
 * reads a page aloud or follows speech presses letters by itself. Answers whether keys are on.
 */
export function useKeyListener(keys: readonly Key[]): boolean {
  const [areOn] = useKeysOn();
  useEffect(() => {
    if (!areOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
      keys.find(({ key }) => key === event.key.toLowerCase())?.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, areOn]);
  return areOn;
}

export const useKeysOn = () => useStore('queue.keys', true);

/** Listens for keys as {@link useKeyListener} does, and for `?`, which shows what they do and turns them off and on. */
export function useKeys(keys: readonly Key[]) {
  const [, setOn] = useKeysOn();
  const [isHelp, setHelp] = useState(false);
  const showHelp = () => setHelp(true);
  const areOn = useKeyListener([...keys, { key: '?', label: 'Xem các phím tắt', run: showHelp }]);
  const help = isHelp && <KeysDialog keys={keys} areOn={areOn} onChange={setOn} onClose={() => setHelp(false)} />;
  return { areOn, showHelp, help };
}

/** Whether a key was pressed where something is typed, or below a dialog. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
  document.querySelector('.MuiPopover-root') !== null ||
  isBelowDialog();

type KeysDialogProps = {
  keys: readonly Key[];
  areOn: boolean;
  onChange: (areOn: boolean) => void;
  onClose: () => void;
};

function KeysDialog({ keys, areOn, onChange, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Phím tắt</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={areOn} onChange={(_, checked) => onChange(checked)} />}
          label="Dùng phím tắt"
        />
        <Facts>
          {keys.map(({ key, label }) => (
            <Fact key={key} name={key.toUpperCase()}>
              {label}
            </Fact>
          ))}
          <Fact name="Z">Hoàn tác quyết định vừa rồi</Fact>
          <Fact name="?">Xem các phím tắt</Fact>
        </Facts>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Đóng</Button>
      </DialogActions>
    </Dialog>
  );
}
