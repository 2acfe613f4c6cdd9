import type { ComponentProps } from 'react';
import { Editor } from '../../../editor/editor.tsx';
import { EditorModal } from './editor-modal.tsx';

/** The editor with the site's own dialogs, in a part that is fetched where an editor is shown. */
export function SiteEditor(props: Omit<ComponentProps<typeof Editor>, 'Dialog' | 'upload'>) {
  return <Editor {...props} Dialog={EditorModal} />;
}
