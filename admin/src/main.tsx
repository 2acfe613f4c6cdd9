import './providers/zod-without-eval.ts';
import './theme/base.css';
import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { Entrance } from './login/entrance.tsx';
import { drafts } from './providers/session.ts';

// Whether or not their author ever logs in here again.
drafts.removeOld();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Entrance />);
