declare global {
  interface Window {
    /** The listener that keeps taps until the page can answer them, and the id of what was tapped. */
    keepTap?: (event: Event) => void;
    tapped?: string;
  }
}

/** Runs inline before anything else in a page that came as HTML: keeps a tap on a button that comes before the script. */
export const clickReplayScript = `addEventListener('click',keepTap=e=>{e=e.target.closest('button');if(e)tapped=e.id,e.dataset.kept=''});`;

/** The script hears the taps itself from now on: none is answered twice. */
export function endKeeping(): void {
  if (window.keepTap) removeEventListener('click', window.keepTap);
}

/** The script is there: answers the tap that it missed. */
export function replayTap(): void {
  endKeeping();
  if (window.tapped) document.getElementById(window.tapped)?.click();
  delete window.tapped;
}
