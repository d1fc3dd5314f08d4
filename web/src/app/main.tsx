import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import i18next from 'i18next';
import { ApiError } from '~/lib/http';
import { createQueryClient } from '~/lib/query';
import '~/styles/base.css';
import { toast } from '~/ui/toast';
import { boot } from './boot';
import { preloadAt } from './pages/site';
import { Providers } from './providers';
import { AppRoutes } from './router';
import { ScrollMemory } from './scroll-memory';

const client = createQueryClient((error) =>
  toast((error instanceof ApiError && error.message) || i18next.t('error.system'), 'loss'),
);
const booting = boot(client);
// The page's own code and texts load in parallel with the status that decides whether it is shown.
preloadAt(window.location.pathname);
await booting;

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      <BrowserRouter>
        <ScrollMemory />
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
