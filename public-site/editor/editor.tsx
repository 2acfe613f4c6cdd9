import type { Range } from 'quill/core.js';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import ReactQuill from 'react-quill-new';
import 'quill/dist/quill.core.css';
import { PICTURES_LEFT } from './clipboard.ts';
import type { DialogProps } from './dialog.ts';
import { formatsOf } from './formats.ts';
import { lostMarkup } from './lost-markup.ts';
import type { UploadPicture } from './picture-modal.tsx';
import { quillModules } from './quill-modules.ts';
import { readSource } from './read-html.ts';
import { Toolbar } from './toolbar.tsx';
import { isChromeLike, kindOf, type Tool, type ToolbarName, toolGroups } from './tools.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useModal } from './use-modal.tsx';
import { useQuill } from './use-quill.ts';
import { useTextbox } from './use-textbox.ts';
import styles from './visual.module.css';

export type EditorView = 'visual' | 'html';

type EditorProps = {
  id: string;
  label: string;
  toolbar: ToolbarName;
  /** How the site shows what is asked for a link or a picture. */
  Dialog: ComponentType<DialogProps>;
  /** Stores pictures that are chosen, pasted or dropped; absent where only those can be shown that the site has. */
  upload?: UploadPicture;
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
export function Editor(props: EditorProps) {
  const { id, label, toolbar, Dialog, upload, field, frame, describedBy, isInvalid, view, onView } = props;
  const kind = kindOf(toolbar);
  const component = useRef<ReactQuill>(null);
  const [said, say] = useState('');
  const [note, setNote] = useState('');
  const [isFull, setFull] = useState(false);
  const { quill, formats } = useQuill(component, field, kind);
  const { isOpen, open, askAbout, modal } = useModal(quill, { Dialog, upload, say });
  const takeFiles = (at: Range, files: readonly File[]) => {
    const pictures = files.filter(({ type }) => PICTURES.includes(type));
    setNote(refusal({ files: files.length, pictures: pictures.length, toolbar, canUpload: upload !== undefined }));
    if (upload && toolbar === 'full') askAbout(at, pictures);
  };
  const acts = { openLink: () => open('link'), takeFiles };
  const keys = useRef(acts);
  useEffect(() => {
    keys.current = acts;
  });
  const [modules] = useState(() =>
    quillModules({
      openLink: toolbar === 'minimal' ? undefined : () => keys.current.openLink(),
      redo: () => component.current?.getEditor().history.redo(),
      takeFiles: (at, files) => keys.current.takeFiles(at, files),
    }),
  );
  const [allowed] = useState(() => formatsOf(kind));
  const [groups] = useState(() => toolGroups(toolbar, isChromeLike(navigator.userAgent)));
  useTextbox(quill, { id: view === 'visual' ? id : undefined, label, describedBy, isInvalid });
  useFullscreen(frame, isFull);
  useEffect(() => {
    const onLeft = (count: number) => setNote(`${count} ảnh từ trang khác không được giữ. ${HOW_TO_ADD}`);
    quill?.on(PICTURES_LEFT, onLeft);
    return () => void quill?.off(PICTURES_LEFT, onLeft);
  }, [quill]);
  // What the server would leave out is named while it is typed, because the form can be sent from the HTML view.
  useEffect(() => {
    const source = field.current;
    if (view !== 'html' || !source) return;
    const look = () => setNote(lostNote(source.value, kind));
    source.addEventListener('input', look);
    return () => source.removeEventListener('input', look);
  }, [field, view, kind]);

  const showHtml = () => {
    setNote('');
    say('Đang xem mã HTML.');
    onView('html');
  };
  const showText = () => {
    const source = field.current?.value ?? '';
    if (quill) quill.setContents(readSource(quill, source, kind), 'user');
    setNote(lostNote(source, kind));
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
      <p role="status" className={styles.said}>
        {said}
      </p>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {modal}
    </div>
  );
}

const PICTURES: readonly string[] = ['image/png', 'image/jpeg'];
const HOW_TO_ADD = 'Xin lưu ảnh về máy rồi thêm bằng nút Ảnh.';

type Files = { files: number; pictures: number; toolbar: ToolbarName; canUpload: boolean };

/** What is said of files that were pasted or dropped and cannot stay; empty where all can. */
function refusal({ files, pictures, toolbar, canUpload }: Files): string {
  if (toolbar !== 'full') return 'Khung này không nhận ảnh.';
  if (!canUpload) return 'Khung này chỉ nhận ảnh đã có trên An Tâm: xin dùng nút Ảnh.';
  return pictures < files ? 'Chỉ nhận ảnh PNG hoặc JPEG.' : '';
}

function lostNote(source: string, kind: ReturnType<typeof kindOf>): string {
  const lost = lostMarkup(source, kind);
  return lost.length === 0 ? '' : `Những phần này sẽ không được giữ: ${lost.join(', ')}.`;
}

/** A link that is being written leads nowhere yet. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.ql-editor a')) event.preventDefault();
}
