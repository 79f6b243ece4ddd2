declare global {
  interface Window {
    /** The listener that keeps taps until the page can answer them, and the id of what was tapped. */
    keepTap?: (event: Event) => void;
    tapped?: string;
  }
}

/**
 * Runs inline before anything else: keeps a tap that comes before the script, and hides the first step where a later one
 * is about to be shown again.
 */
export const beforeScript = `addEventListener('click',keepTap=e=>{e=e.target.closest('button');if(e)tapped=e.id,e.dataset.kept=''});try{let p=location.pathname.split('/'),s=history.state||JSON.parse(sessionStorage['sayso:'+p[2]]);if(p[1][0]=='t'&&s.step!='thumbs')document.documentElement.className='kept'}catch{}`;

/** The script is there: answers the tap that it missed. */
export function answerTap(): void {
  document.documentElement.className = '';
  if (window.keepTap) removeEventListener('click', window.keepTap);
  if (window.tapped) document.getElementById(window.tapped)?.click();
  delete window.tapped;
}
