import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { downloadFrom } from '../../../lib/download.ts';
import { queryFor } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showFailure } from '../../../ui/toast.ts';
import styles from './everything-dialog.module.css';
import { everythingDialogText as text } from './everything-dialog-text.ts';

/** Shows what the file will hold before it is made. */
export function EverythingDialog({ close }: { readonly close: () => void }) {
  const { data, error, isPending } = useQuery({ ...queryFor('GET /api/export', {}), staleTime: 0 });
  const isAsked = useRef(false);
  const { mutate, isPending: isDownloading } = useMutation({
    mutationFn: () => downloadFrom('GET /api/export.zip', '/api/export.zip'),
    onSuccess: close,
    onError: (failure) => showFailure(text.failed, failure, ''),
    onSettled: () => {
      isAsked.current = false;
    },
  });
  function start() {
    // A double click comes before the button is busy.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }

  return (
    <Dialog open onClose={close} title={text.inside}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it */}
      <section className={styles.contents} tabIndex={0} aria-label={text.inside} aria-busy={isPending}>
        {error ? (
          <p className="box err" role="alert">
            {error.message}
          </p>
        ) : null}
        {data?.map(({ business, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two businesses may have one name
          <div key={index}>
            <h3>{business ?? text.account}</h3>
            <ul>
              {files.map(({ name, about, rows }) => (
                <li key={name}>
                  {about}
                  {rows === null ? null : <b>{rows.toLocaleString('en')}</b>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <p className="soft">{text.care}</p>
      <Button primary busy={isDownloading} onClick={start}>
        <Icon name="download" />
        {text.download}
      </Button>
      <Button onClick={close}>{text.close}</Button>
    </Dialog>
  );
}
