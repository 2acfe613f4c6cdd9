import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Editor, type EditorView } from '../../../public-site/editor/editor.tsx';
import { FILLED } from '../../../public-site/editor/filled.ts';
import frames from '../../../public-site/editor/frame.module.css';
import type { ToolbarName } from '../../../public-site/editor/tools.ts';
import { EditorDialog } from './editor-dialog.tsx';
import styles from './rich-text-editor.module.css';

type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  /** Id of the box in which is written; the label leads to it. */
  id: string;
  label: string;
  toolbar: ToolbarName;
  describedBy: string | undefined;
  isInvalid: boolean;
  upload?: ComponentProps<typeof Editor>['upload'];
};

/**
 * The editor over the field that holds its HTML, loaded when a form shows one. What the form puts in from elsewhere (a
 * draft, an earlier version) is shown; what the editor itself tidied is no change of the record.
 */
export default function RichTextEditor({ value, onChange, id, label, isInvalid, ...rest }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<EditorView>('visual');
  // The box cannot say it: while nothing was written into it, it holds each new value before the editor shows that.
  const shown = useRef(value);
  useEffect(() => {
    const box = field.current;
    if (!box || shown.current === value) return;
    shown.current = value;
    box.value = value;
    box.dispatchEvent(new Event(FILLED));
  }, [value]);
  const isCovered = view === 'visual';
  return (
    <div className={styles.tokens}>
      <div ref={frame} className={`${frames.frame} ${isInvalid ? frames.invalid : ''}`} data-rich-text={view}>
        <Editor
          id={id}
          label={label}
          field={field}
          frame={frame}
          view={view}
          isInvalid={isInvalid}
          {...rest}
          Dialog={EditorDialog}
          onView={setView}
        />
        <textarea
          ref={field}
          id={isCovered ? `${id}-html` : id}
          aria-label={label}
          aria-describedby={rest.describedBy}
          aria-invalid={isInvalid || undefined}
          rows={10}
          defaultValue={value}
          hidden={isCovered}
          spellCheck={false}
          className={`${frames.source} ${styles.source}`}
          onInput={event => {
            shown.current = event.currentTarget.value;
            onChange(shown.current);
          }}
        />
      </div>
    </div>
  );
}
