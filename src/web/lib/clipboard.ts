export type CopyResult = 'copied' | 'failed';

/** Call it inside the click handler: Safari blocks the clipboard after an await, so a promise is passed on as it is. */
export async function copyText(text: string | Promise<string>): Promise<CopyResult> {
  try {
    await writeClipboard(text);
    return 'copied';
  } catch {
    const settled = await Promise.resolve(text).catch(() => null);
    return settled !== null && copyByCommand(settled) ? 'copied' : 'failed';
  }
}

async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((settled) => new Blob([settled], { type: 'text/plain' }));
  // A blocked clipboard never reads it.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr';
  area.setAttribute('aria-hidden', 'true');
  // A modal dialog makes everything outside it inert, so the text must be inside.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(area);
  try {
    if (/ipad|iphone|ipod/i.test(navigator.userAgent)) selectOnIos(area);
    else area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** iOS copies only a range in an editable element. */
function selectOnIos(area: HTMLTextAreaElement): void {
  area.contentEditable = 'true';
  area.readOnly = false;
  const range = document.createRange();
  range.selectNodeContents(area);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  area.setSelectionRange(0, area.value.length);
}
