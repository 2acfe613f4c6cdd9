import { Box } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import ReactQuill from 'react-quill-new';
import 'react-quill-new/dist/quill.snow.css';
import './rich-text-editor.css';

type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  /** Id of the element that names the field. */
  labelledBy: string;
};

const FORMATS = ['header', 'bold', 'italic', 'underline', 'list', 'link', 'blockquote'];

/** The tools that our pages can show; each button says its name. */
const TOOLS: readonly { className: string; label: string; value?: string }[] = [
  { className: 'ql-header', value: '2', label: 'Tiêu đề lớn' },
  { className: 'ql-header', value: '3', label: 'Tiêu đề nhỏ' },
  { className: 'ql-bold', label: 'Chữ đậm' },
  { className: 'ql-italic', label: 'Chữ nghiêng' },
  { className: 'ql-underline', label: 'Gạch chân' },
  { className: 'ql-list', value: 'bullet', label: 'Danh sách' },
  { className: 'ql-list', value: 'ordered', label: 'Danh sách đánh số' },
  { className: 'ql-blockquote', label: 'Trích dẫn' },
  { className: 'ql-link', label: 'Liên kết' },
  { className: 'ql-clean', label: 'Bỏ định dạng' },
];

/** The editor itself, loaded when a form shows one. */
export default function RichTextEditor({ value, onChange, labelledBy }: RichTextEditorProps) {
  const toolbar = useId();
  const editor = useRef<ReactQuill>(null);
  const modules = useMemo(() => ({ toolbar: { container: `[id="${toolbar}"]` } }), [toolbar]);
  useEffect(() => {
    const root = editor.current?.getEditor().root;
    root?.setAttribute('role', 'textbox');
    root?.setAttribute('aria-multiline', 'true');
    root?.setAttribute('aria-labelledby', labelledBy);
  }, [labelledBy]);
  return (
    <Box className="rich-text">
      <div id={toolbar} role="toolbar" aria-label="Định dạng">
        {TOOLS.map(({ label, ...tool }) => (
          <button key={label} type="button" aria-label={label} title={label} {...tool} />
        ))}
      </div>
      <ReactQuill
        ref={editor}
        theme="snow"
        value={value}
        modules={modules}
        formats={FORMATS}
        onChange={(html, _delta, source) => {
          // The editor's own tidying is no change of the record's.
          if (source === 'user') onChange(html === '<p><br></p>' ? '' : html);
        }}
      />
    </Box>
  );
}
