import { useRef } from 'react';
import { logoText } from '../../../contract/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clearFailure, showToast } from '../../ui/toast.ts';
import formStyles from './form.module.css';
import styles from './logo.module.css';
import { readLogo } from './logo-file.ts';
import { businessLabels, logoFormText } from './text.ts';

interface LogoFieldProps {
  readonly logoUrl: string | null;
  readonly onChange: (logoUrl: string | null) => void;
}

export function LogoField({ logoUrl, onChange }: LogoFieldProps) {
  const choices = useRef(0);

  async function take(file: File) {
    choices.current += 1;
    const choice = choices.current;
    const logo = await readLogo(file);
    // Another file may have been chosen while this one was read.
    if (choice !== choices.current) return;
    if ('refused' in logo) return showToast({ ...logoText[logo.refused], destructive: true });
    clearFailure();
    onChange(logo.dataUrl);
  }

  function remove() {
    choices.current += 1;
    onChange(null);
  }

  return (
    <div className={formStyles.part}>
      <h2>{businessLabels.logo}</h2>
      <div className={`row ${styles.row}`}>
        <div className={styles.frame}>
          {logoUrl ? (
            <img src={logoUrl} alt={logoFormText.preview} width="180" height="90" />
          ) : (
            <span className={styles.none}>{logoFormText.none}</span>
          )}
        </div>
        <div className={styles.choose}>
          <p className="soft">{logoFormText.hint}</p>
          <div className="row">
            <FileButton small label={businessLabels.logo} accept="image/*" onFile={take}>
              {logoUrl ? logoFormText.replace : logoFormText.choose}
            </FileButton>
            {logoUrl ? (
              <Button small onClick={remove}>
                <Icon name="close" />
                {logoFormText.remove}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}
