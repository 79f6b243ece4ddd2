declare global {
  interface Window {
    keepTap?: (event: Event) => void;
    tapped?: string;
  }
}

/** Runs inline first in prerendered HTML: records a click on a button until the script has loaded. */
export const clickReplayScript = `addEventListener('click',keepTap=e=>{e=e.target.closest('button');if(e)tapped=e.id,e.dataset.kept=''});`;

/** Stops recording, so that no click is handled twice. */
export function endKeeping(): void {
  if (window.keepTap) removeEventListener('click', window.keepTap);
}

export function replayTap(): void {
  endKeeping();
  if (window.tapped) document.getElementById(window.tapped)?.click();
  delete window.tapped;
}
