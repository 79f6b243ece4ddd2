import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { CustomerPage as Page, RenderCustomerPage } from '../../contract/customer-page.ts';
import { confirmText } from '../../contract/languages/en/confirm.ts';
import { thumbsText } from '../../contract/languages/en/customer.ts';
import { language } from '../../contract/languages/en/language.ts';
import { noticeText } from '../../contract/languages/en/notice.ts';
import { replyText } from '../../contract/languages/en/reply.ts';
import { shieldText } from '../../contract/languages/en/shield.ts';
import { unsubscribeText } from '../../contract/languages/en/unsubscribe.ts';
import { beforeScript } from './before-script.ts';
import { ConfirmPage } from './ConfirmPage.tsx';
import { CustomerFlow } from './CustomerFlow.tsx';
import style from './customer.css?inline';
import { Notice } from './Notice.tsx';
import { FailedForm, PlainPage } from './PlainPage.tsx';
import { PlainThanks } from './PlainThanks.tsx';
import { ReplyNotice } from './ReplyNotice.tsx';
import { ReplyPage } from './ReplyPage.tsx';
import replyStyle from './reply.css?inline';
import { Shield } from './Shield.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const plainStyle = '#root{display:none}.plain section{display:none}.plain section:target{display:grid;gap:16px}';
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23ffe07a' d='M16 0h32a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16H5a5 5 0 0 1-5-5V16A16 16 0 0 1 16 0z'/%3E%3Ccircle cx='33' cy='30' r='15.5' fill='none' stroke='%2310222c' stroke-width='9'/%3E%3Cpath fill='%2310222c' d='M14.5 34l-2 20L31 48.500z'/%3E%3C/svg%3E";

export const renderCustomerPage: RenderCustomerPage = (page, script) => {
  const { title, body, plain, live } = parts(page);
  const pageStyle = page.view.startsWith('reply') ? style + replyStyle : style;
  const gateway = page.product.gatewayHeader;
  const html = `<!doctype html><html lang="${language.code}"${language.dir === 'ltr' ? '' : ` dir="${language.dir}"`}${gateway ? ` data-gateway-header="${escapeHtml(gateway)}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${
    live ? `<meta name="description" content="${escapeHtml(title)}">` : '<meta name="robots" content="noindex">'
  }<link rel="icon" href="${icon}"><style>${pageStyle}</style>${plain ? `<noscript><style>${plainStyle}</style></noscript>` : ''}</head><body>${
    live ? `<script>${beforeScript}</script>` : ''
  }<div id="root">${body}</div>${plain ? `<noscript>${plain}</noscript>` : ''}${
    live
      ? `<script type="application/json" id="page">${dataOf(page)}</script><script type="module" async fetchpriority="low" src="${escapeHtml(script)}"></script>`
      : ''
  }</body></html>`;
  return {
    html,
    inlineScripts: live ? [beforeScript] : [],
    inlineStyles: plain ? [pageStyle, plainStyle] : [pageStyle],
  };
};

interface Parts {
  readonly title: string;
  readonly body: string;
  readonly plain: string;
  readonly live: boolean;
}

function parts(page: Page): Parts {
  switch (page.view) {
    case 'flow':
      return {
        title: `${page.business.name}: ${thumbsText.question}`,
        body: renderToString(<CustomerFlow page={page} start={null} />),
        plain: renderToStaticMarkup(<PlainPage {...page} />),
        live: true,
      };
    case 'shield':
      return {
        title: `${page.business.name}: ${shieldText.sorry}`,
        body: renderToString(<Shield {...page} />),
        plain: '',
        live: true,
      };
    case 'form':
      return {
        title: `${page.business.name}: ${thumbsText.question}`,
        body: renderToStaticMarkup(<FailedForm {...page} />),
        plain: '',
        live: false,
      };
    case 'confirm':
      return {
        title: confirmText[page.state.is].title,
        body: renderToStaticMarkup(<ConfirmPage {...page} />),
        plain: '',
        live: false,
      };
    case 'unsubscribe':
      return {
        title: unsubscribeText.title,
        body: renderToStaticMarkup(<UnsubscribePage {...page} />),
        plain: '',
        live: false,
      };
    case 'thanks':
      return {
        title: `${page.business.name}: ${shieldText.sorry}`,
        body: renderToStaticMarkup(<PlainThanks {...page} />),
        plain: '',
        live: false,
      };
    case 'reply':
      return { title: replyText.title, body: renderToStaticMarkup(<ReplyPage {...page} />), plain: '', live: false };
    case 'reply-enter':
    case 'reply-gone':
    case 'reply-removed':
    case 'reply-blocked':
      return { title: replyText.title, body: renderToStaticMarkup(<ReplyNotice {...page} />), plain: '', live: false };
    default:
      return {
        title: noticeText[page.view].title,
        body: renderToStaticMarkup(<Notice {...page} />),
        plain: '',
        live: false,
      };
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** JSON that cannot end the script element. */
const dataOf = (page: Page) =>
  JSON.stringify(page).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
