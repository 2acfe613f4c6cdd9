import type { FormattedTextKind } from '@antam/server/platform/contract/formatted-text.ts';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import ReactQuill from 'react-quill-new';
import 'quill/dist/quill.core.css';
import { isChromeLike } from './chrome-like.ts';
import { formatsOf } from './formats.ts';
import { quillModules } from './quill-modules.ts';
import { readSource } from './read-html.ts';
import { Toolbar } from './toolbar.tsx';
import { type Tool, toolGroups } from './tools.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useModal } from './use-modal.tsx';
import { useQuill } from './use-quill.ts';
import { useTextbox } from './use-textbox.ts';
import styles from './visual.module.css';

export type EditorView = 'visual' | 'html';

type EditorProps = {
  id: string;
  label: string;
  toolbar: FormattedTextKind;
  /** The form's field, which holds what was written; the HTML view is the field itself. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What surrounds the editor and the field. */
  frame: RefObject<HTMLElement | null>;
  describedBy: string | undefined;
  isInvalid: boolean;
  view: EditorView;
  onView: (view: EditorView) => void;
};

/** The editor itself, loaded where one is shown: the toolbar and the text as it will look. */
export function Editor({ id, label, toolbar, field, frame, describedBy, isInvalid, view, onView }: EditorProps) {
  const component = useRef<ReactQuill>(null);
  const [said, say] = useState('');
  const [isFull, setFull] = useState(false);
  const { quill, formats } = useQuill(component, field, toolbar);
  const { isOpen, open, modal } = useModal(quill, say);
  const keys = useRef({ openLink: () => open('link') });
  useEffect(() => {
    keys.current = { openLink: () => open('link') };
  });
  const [modules] = useState(() =>
    quillModules(toolbar === 'full', {
      openLink: () => keys.current.openLink(),
      redo: () => component.current?.getEditor().history.redo(),
    }),
  );
  const [allowed] = useState(() => formatsOf(toolbar));
  const [groups] = useState(() => toolGroups(toolbar, isChromeLike(navigator.userAgent)));
  useTextbox(quill, { id: view === 'visual' ? id : undefined, label, describedBy, isInvalid });
  useFullscreen(frame, isFull);

  const showHtml = () => {
    say('Đang xem mã HTML.');
    onView('html');
  };
  const showText = () => {
    if (quill && field.current) quill.setContents(readSource(quill, field.current.value, toolbar), 'user');
    say('Đang xem bài viết.');
    onView('visual');
  };
  const fill = (full: boolean) => {
    setFull(full);
    say(full ? 'Đã mở toàn màn hình.' : 'Đã thu nhỏ.');
  };
  const act = (does: Exclude<Tool['does'], 'format'>) => {
    if (does === 'html') return view === 'html' ? showText() : showHtml();
    if (does === 'fullscreen') return fill(!isFull);
    if (does === 'link' || does === 'image') return open(does);
    return does === 'undo' ? quill?.history.undo() : quill?.history.redo();
  };
  const use = (tool: Tool) => {
    if (tool.does !== 'format') return act(tool.does);
    quill?.focus();
    quill?.format(tool.format, isOn(tool) ? false : tool.value, 'user');
  };
  const isOn = (tool: Tool): boolean | undefined => {
    if (tool.does === 'html') return view === 'html';
    if (tool.does === 'fullscreen') return isFull;
    if (tool.does !== 'format') return undefined;
    return (formats[tool.format] ?? false) === tool.value;
  };
  const isDisabled = ({ does }: Tool) =>
    isOpen || quill === null || (view === 'html' && does !== 'html' && does !== 'fullscreen');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFull || isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    fill(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves fullscreen, links inside lead nowhere
    <div className={styles.parts} onKeyDown={onKeyDown} onClick={stayHere}>
      <Toolbar groups={groups} controls={id} isOn={isOn} isDisabled={isDisabled} onUse={use} />
      <div hidden={view === 'html'} className={styles.visual}>
        <ReactQuill ref={component} theme="default" modules={modules} formats={allowed} useSemanticHTML={false} />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {modal}
    </div>
  );
}

/** A link that is being written leads nowhere yet. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.ql-editor a')) event.preventDefault();
}
