import { createRoot } from 'react-dom/client';
import '../ui/owner.css';
import './shell.css';
import { installation } from '../lib/installation.ts';
import { App } from './App.tsx';
import { routeAt } from './routes.tsx';

if (installation.gatewayHeader) document.documentElement.dataset.gatewayHeader = installation.gatewayHeader;

async function start(): Promise<void> {
  // The page that was built ahead stays until its screen can be drawn in one step.
  await routeAt(location.pathname)
    ?.screen.load()
    .catch(() => undefined);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}

void start();
