import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { clickReplayScript } from '../lib/click-replay.ts';

const lost = `<div class="ask still"><p class="box" role="alert">${frameText.offline}</p><a class="btn" href="">${draftText.tryAgain}</a></div>`;

/** Runs inline first: records a tap, hides the first step when a later one will be restored, and shows that feedback was sent. */
export const beforeScript = `${clickReplayScript}{let p=location.pathname.split('/'),h=document.documentElement;if(p[1][0]!='r'){addEventListener('error',e=>{if(e.target.type=='module')h.className='',document.querySelector('main').innerHTML='${lost}'},true);try{if((history.state||JSON.parse(sessionStorage['sayso:'+p[2]])).step!='thumbs')h.className='kept'}catch{}}else try{if(JSON.parse(sessionStorage['sayso:'+p[2]]).sent)h.className='sent'}catch{}}`;

export function goToStep(): void {
  document.documentElement.className = '';
}
