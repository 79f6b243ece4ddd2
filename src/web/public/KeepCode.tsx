import { type MouseEvent, useRef } from 'react';
import { formatReplyCode } from '../../contract/feedback/reply-code.ts';
import { keepCodeText } from '../../contract/languages/en/keep-code.ts';
import { replyEntryPath, replyLink } from '../../contract/paths.ts';
import { copyText } from '../lib/clipboard.ts';
import type { ShowToast } from '../review/choices.ts';

interface KeepCodeProps {
  readonly code: string;
  readonly origin: string;
  readonly business: string;
  /** Absent without script: then the link is shown, and there are no buttons. */
  readonly showToast?: ShowToast;
}

export function KeepCode({ code, origin, business, showToast }: KeepCodeProps) {
  const link = origin + replyLink(code);
  return (
    <section className="keep">
      <h2>
        {keepCodeText.question} <span>{keepCodeText.keep}</span>
      </h2>
      <div className="draft">
        <output>{formatReplyCode(code)}</output>
        {showToast && <KeepButtons {...{ code, link, business, showToast }} />}
      </div>
      {!showToast && (
        <a className="soft" href={link}>
          {link}
        </a>
      )}
      <p className="soft">
        {keepCodeText.where(new URL(origin).host + replyEntryPath)}
        <br />
        {keepCodeText.anyone}
      </p>
    </section>
  );
}

interface KeepButtonsProps extends Omit<Required<KeepCodeProps>, 'origin'> {
  readonly link: string;
}

function KeepButtons({ code, link, business, showToast }: KeepButtonsProps) {
  const copying = useRef(false);

  async function copy(text: string, done: Parameters<ShowToast>[0]) {
    if (copying.current) return;
    copying.current = true;
    const isCopied = (await copyText(text)) === 'copied';
    copying.current = false;
    if (isCopied) showToast(done);
    else showToast(keepCodeText.copyFailed, 'wrong');
  }

  /** Opening the link would leave the code in the browser's history. */
  function copyLink(event: MouseEvent) {
    event.preventDefault();
    void copy(link, keepCodeText.linkCopied);
  }

  return (
    <div className="strip">
      <button type="button" onClick={() => copy(formatReplyCode(code), keepCodeText.copied)}>
        {keepCodeText.copy}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          onClick={() => navigator.share({ title: keepCodeText.shared(business), url: link }).catch(() => undefined)}
        >
          {keepCodeText.share}
        </button>
      )}
      <a href={link} onClick={copyLink}>
        {keepCodeText.saveLink}
      </a>
    </div>
  );
}
