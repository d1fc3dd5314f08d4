import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import i18next from 'i18next';
import { ApiError } from '~/lib/http';
import { createQueryClient } from '~/lib/query';
import '~/styles/base.css';
import { toast } from '~/ui/toast';
import { boot } from './boot';
import { Providers } from './providers';
import { AppRoutes } from './router';
import { ScrollMemory } from './scroll-memory';

const client = createQueryClient((error) =>
  toast((error instanceof ApiError && error.message) || i18next.t('error.system'), 'loss'),
);
await boot(client);

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
