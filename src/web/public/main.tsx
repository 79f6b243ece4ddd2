import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LivePage } from '../../contract/customer-page.ts';
import { CustomerFlow } from './CustomerFlow.tsx';
import { reachable, recallFlow } from './flow.ts';
import { takeInvitation } from './visit.ts';

const root = document.getElementById('root');
const data = document.getElementById('page')?.textContent;
if (root && data) show(root, JSON.parse(data));

function show(root: HTMLElement, page: LivePage) {
  takeInvitation(page.business.slug);
  // Back or Forward before the script had loaded: the address is already that of another page.
  if (!location.pathname.startsWith(page.view === 'shield' ? '/review' : '/thumbs')) return location.reload();
  if (page.view === 'shield') {
    // After a reload of this page, Back changes the address alone.
    addEventListener('popstate', () => location.reload());
    void import('./Shield.tsx').then(({ Shield }) => hydrateRoot(root, <Shield {...page} />));
    return;
  }
  const kept = recallFlow(page.business.slug);
  const start = kept && { ...kept, step: reachable(kept, history.state?.step ?? kept.step) };
  const flow = <CustomerFlow page={page} start={start} />;
  // The server renders only the first step; a later one is rendered anew.
  if (start && start.step !== 'thumbs') createRoot(root).render(flow);
  else hydrateRoot(root, flow);
}
