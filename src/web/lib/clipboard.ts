export type CopyResult = 'copied' | 'failed';

/**
 * Copies a text, or one that is still to come. Call it inside the tap: Safari refuses the clipboard after an await, so a
 * promise is handed over as it is.
 */
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
  const item = new ClipboardItem({
    'text/plain': text.then((settled) => new Blob([settled], { type: 'text/plain' })),
  });
  return navigator.clipboard.write([item]);
}

/** The old way: select a hidden text and run the copy command. */
function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr';
  area.setAttribute('aria-hidden', 'true');
  // A modal dialog makes everything outside it inert, so the text has to stand inside.
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

/** iOS copies only what a range selects in an editable element. */
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
