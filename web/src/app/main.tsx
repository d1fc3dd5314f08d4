import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '~/lib/query';
import '~/styles/base.css';
import { boot } from './boot';
import { Providers } from './providers';
import { AppRoutes } from './router';
import { ScrollMemory } from './scroll-memory';

const client = createQueryClient();
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
