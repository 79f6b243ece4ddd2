import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/owner.css';
import './shell.css';
import { installation } from '../lib/installation.ts';
import { App } from './App.tsx';
import { routeAt } from './routes.tsx';

if (installation.gatewayHeader) document.documentElement.dataset.gatewayHeader = installation.gatewayHeader;

async function start(): Promise<void> {
  await routeAt(location.pathname)
    ?.screen.load()
    .catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) return;
  // A page that was built ahead is taken over as it stands, so that focus and place are kept.
  if (root.firstElementChild) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
}

void start();
