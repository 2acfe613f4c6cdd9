import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/prose.css';
import { Button } from '../ui/button/button.tsx';
import { RichTextField } from '../ui/editor/rich-text-field.tsx';

/** A page with both editors, which browser tests bundle and open; the product has no such page. */
function EditorPage() {
  return (
    <MemoryRouter>
      <main style={{ padding: 16, maxWidth: 900, margin: '0 auto' }}>
        <h1>Trang thử</h1>
        <form style={{ display: 'grid', gap: 24 }}>
          <RichTextField name="article" label="Bài viết" toolbar="full" hint="Viết cho người bệnh." optional />
          <RichTextField
            name="profile"
            label="Giới thiệu"
            toolbar="minimal"
            defaultValue="<p>Khám <strong>tim</strong>.</p><ul><li>Siêu âm</li></ul>"
          />
          <Button type="reset">Xoá hết</Button>
        </form>
      </main>
    </MemoryRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<EditorPage />);
