import { type FormattedTextKind, isFormatted } from '@antam/server/platform/contract/formatted-text.ts';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import type { EditorView } from '../../../editor/editor.tsx';
import frames from '../../../editor/frame.module.css';
import bar from '../../../editor/toolbar.module.css';
import { toolGroups } from '../../../editor/tools.ts';
import { Field, type FieldControl } from '../form/field.tsx';
import { Textarea } from '../form/input.tsx';
import { useLazy } from '../lazy/use-lazy.ts';
import type { SiteEditor } from './editor.tsx';
import styles from './rich-text-field.module.css';

type RichTextFieldProps = {
  name: string;
  label: string;
  /** `minimal` has bold, italic, alignment and lists; `full` links, pictures, the HTML view and fullscreen too. */
  toolbar: FormattedTextKind;
  /** For a text of a line or two. */
  isShort?: boolean;
  id?: string;
  /** What is stored, as HTML, or what was typed without script. */
  defaultValue?: string;
  /** What a draft of the form does not keep; by default what the field begins with. */
  first?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  className?: string;
};

type Loaded = { readonly Editor: typeof SiteEditor | null };

/** The server has no use for the editor, and must not start with it. A failed download leaves the plain box. */
const load = (): Promise<Loaded> =>
  import.meta.env.SSR
    ? Promise.resolve({ Editor: null })
    : import('./editor.tsx').then(
        ({ SiteEditor: Editor }) => ({ Editor }),
        () => ({ Editor: null }),
      );

/**
 * A field for formatted text. It is a plain box, which the form sends, and in which people without script write plain
 * text; once the page is ready, the editor is fetched and stands above it. A form takes another text by a new `key`.
 */
export function RichTextField({ id, label, hint, error, required, optional, className, ...box }: RichTextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      className={className}
    >
      {control => <Box {...box} label={label} control={control} />}
    </Field>
  );
}

type BoxProps = Pick<RichTextFieldProps, 'name' | 'label' | 'toolbar' | 'isShort' | 'defaultValue' | 'first'> & {
  control: FieldControl;
};

function Box({ name, label, toolbar, isShort, defaultValue = '', first, control }: BoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<EditorView>('visual');
  const module = useLazy<Loaded>(load);
  const EditorPart = module?.Editor ?? null;
  const isCovered = EditorPart !== null && view === 'visual';
  return (
    <div
      ref={frame}
      className={clsx(frames.frame, isShort && frames.short, control['aria-invalid'] && frames.invalid)}
      data-rich-text={EditorPart ? view : 'plain'}
    >
      {EditorPart ? (
        <EditorPart
          label={label}
          toolbar={toolbar}
          field={field}
          frame={frame}
          view={view}
          id={control.id}
          describedBy={control['aria-describedby']}
          isInvalid={control['aria-invalid'] ?? false}
          onView={setView}
        />
      ) : (
        module === null && <BarSpace toolbar={toolbar} />
      )}
      <Textarea
        {...control}
        ref={field}
        id={isCovered ? `${control.id}-html` : control.id}
        // The browser can lead nobody to a box that is covered: the server says what is missing.
        required={EditorPart ? false : control.required}
        name={name}
        rows={isShort ? 2 : 6}
        defaultValue={defaultValue}
        data-first={first}
        hidden={isCovered}
        spellCheck={EditorPart ? false : undefined}
        className={clsx(frames.source, module === null && isFormatted(defaultValue) && styles.waiting)}
      />
    </div>
  );
}

/** The room of the toolbar, which comes with the script: as many rows as its buttons will take. */
function BarSpace({ toolbar }: { toolbar: FormattedTextKind }) {
  return (
    <div className={clsx(bar.toolbar, styles.bar)} aria-hidden="true">
      {toolGroups(toolbar, true).map(group => (
        <div key={group[0]?.icon} className={bar.group}>
          {group.map(({ icon }) => (
            <span key={icon} className={bar.tool} />
          ))}
        </div>
      ))}
    </div>
  );
}
