import './design/tokens.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { TooltipProvider } from './design/Tooltip/Tooltip.tsx';
import GalleryScreen from './screens/gallery/GalleryScreen.tsx';

const el = document.getElementById('root');
if (el)
  createRoot(el).render(
    <TooltipProvider>
      <GalleryScreen />
    </TooltipProvider>,
  );
