import { keepTapScript } from '../lib/kept-tap.ts';

/** Runs inline before anything else: keeps a tap, and hides the first step where a later one is about to be shown again. */
export const beforeScript = `${keepTapScript}try{let p=location.pathname.split('/'),s=history.state||JSON.parse(sessionStorage['sayso:'+p[2]]);if(p[1][0]=='t'&&s.step!='thumbs')document.documentElement.className='kept'}catch{}`;

/** The script is there: what it draws may be seen. */
export function showStep(): void {
  document.documentElement.className = '';
}
